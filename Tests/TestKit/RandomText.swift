// The text of a document as a random client edits it, with the places of the protocol counted in a way of its own.

import JSONRPC
import LayoutFamilies

/// A document of a client. It knows nothing of how the server counts.
struct RandomText {
    let uri: String
    let language: String
    private(set) var scalars: [Unicode.Scalar]
    var version = 1

    static let encodings = ["utf-8", "utf-16", "utf-32"]

    private static let texts = [
        (
            "masonry",
            """
            view card {
                view 🙂title
                view icon
            }
            card.makeConstraints {
                make.width.equalTo(10)
                make.width.equalTo(20)
            }
            title.makeConstraints { make.edges.equalTo(card) }

            """
        ),
        (
            "objective-c",
            """
            #import "Masonry.h"
            @implementation Card
            - (void)a {
                UIView *b = [UIView new]; // é
                [self addSubview:b];
                [b mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self).offset(8);
                    make.left.equalTo(self).offset(9);
                }];
            }
            @end

            """
        ),
        (
            "swift",
            """
            import SnapKit
            final class Card: UIView {
                let b = UIView() // 中🙂
                func a() {
                    addSubview(b)
                    b.snp.makeConstraints { make in
                        make.left.equalToSuperview().offset(8)
                        make.left.equalToSuperview().offset(9)
                    }
                }
            }

            """
        ),
    ]
    private static let endings = ["masonry": "masonry", "objective-c": "m", "swift": "swift"]
    private static let pieces = [
        "", "", "\n", "}", "{", "é", "🙂", "x", " ", "make.top.equalTo(card)\n", "\r\n", "view b\n", "\"", "/*", "8",
        ".",
    ]

    init(_ number: Int, _ generator: inout SeededGenerator) {
        let (language, text) = Self.texts[generator.integer(0...Self.texts.count - 1)]
        self.language = language
        uri = "file:///w/\(number).\(Self.endings[language] ?? "masonry")"
        scalars = Array(text.unicodeScalars)
    }

    var text: String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    /// A place that is not in the middle of a line break.
    func place(_ generator: inout SeededGenerator) -> Int {
        let place = generator.integer(0...scalars.count)
        let isWithin = place > 0 && place < scalars.count && scalars[place - 1] == "\r" && scalars[place] == "\n"
        return isWithin ? place - 1 : place
    }

    func position(_ place: Int, _ encoding: String) -> JSONValue {
        var line = 0
        var character = 0
        for (index, scalar) in scalars[..<place].enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            if scalar == "\n" || (scalar == "\r" && next != "\n") {
                line += 1
                character = 0
            } else {
                character += Self.width(scalar, encoding)
            }
        }
        return ["line": .integer(line), "character": .integer(character)]
    }

    private static func width(_ scalar: Unicode.Scalar, _ encoding: String) -> Int {
        switch encoding {
        case "utf-8": scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x1_0000 ? 3 : 4
        case "utf-16": scalar.value < 0x1_0000 ? 1 : 2
        default: 1
        }
    }

    /// Changes the text; the change is what the client tells.
    mutating func change(_ encoding: String, _ generator: inout SeededGenerator) -> JSONValue {
        if generator.happens(onceIn: 12) {
            let (_, text) = Self.texts[generator.integer(0...Self.texts.count - 1)]
            scalars = Array(text.unicodeScalars)
            return ["text": .string(text)]
        }
        let first = place(&generator)
        var last = first
        if generator.happens(onceIn: 2) {
            last = min(scalars.count, first + generator.integer(0...6))
            if last > 0, last < scalars.count, scalars[last - 1] == "\r", scalars[last] == "\n" { last += 1 }
        }
        let piece = Self.pieces[generator.integer(0...Self.pieces.count - 1)]
        let change: JSONValue = [
            "range": ["start": position(first, encoding), "end": position(last, encoding)], "text": .string(piece),
        ]
        scalars.replaceSubrange(first..<last, with: Array(piece.unicodeScalars))
        return change
    }
}
