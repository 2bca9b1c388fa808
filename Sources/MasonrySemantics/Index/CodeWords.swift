// The words by which code that concerns layouts is found, without reading it.

import SourceText

/// The words by which code is told that has to do with layout.
enum CodeWords {
    private static let layoutWords = [
        "snp", "mas_", "addSubview", "addArrangedSubview", "Anchor", "onstraint", "loadView", "tableHeaderView",
        "tableFooterView", "self.view =",
    ]
    private static let layoutAndNumberWords = layoutWords + ["UIScreen", "CGFloat", "intrinsic", "UIStackView"]
    private static let ofLayout = WordSearch(layoutWords)
    private static let ofLayoutAndNumbers = WordSearch(layoutAndNumberWords)
    /// Ends of words, where these begin with rarer letters.
    private static let ofSizes = WordSearch(
        layoutAndNumberWords + [
            ".text", "xt =", ".font", "UIFont", "mFont", "OfLines", "tTitle", "tImage", ".image",
            "UILabel(", "UIButton(", "[UILabel", "[UIButton", "abBarItem",
        ])

    /// Whether there is code that makes a layout, or may.
    static func makesLayout(_ bytes: [UInt8]) -> Bool { makesLayout(bytes, TextRange(0, bytes.count)) }

    static func makesLayout(_ bytes: [UInt8], _ range: TextRange) -> Bool { ofLayout.finds(in: bytes, range) }

    /// Whether code has to do with layout or the numbers in it.
    static func concernsLayout(_ bytes: [UInt8], _ range: TextRange) -> Bool {
        ofLayoutAndNumbers.finds(in: bytes, range)
    }

    /// The same, or with what views show, from which they have their sizes.
    static func concernsSizes(_ bytes: [UInt8], _ range: TextRange) -> Bool { ofSizes.finds(in: bytes, range) }
}

/// Looks for several words at once, each of two bytes at least.
private struct WordSearch: Sendable {
    private let words: [[UInt8]]
    /// One bit for each two bytes, set where a word begins with them: nearly all places of a text begin none.
    private let beginnings: [UInt64]

    init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }
        var beginnings = [UInt64](repeating: 0, count: 1024)
        for word in self.words {
            let pair = Self.pair(word[0], word[1])
            beginnings[pair >> 6] |= 1 << UInt64(pair & 63)
        }
        self.beginnings = beginnings
    }

    @inline(__always)
    private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

    func finds(in bytes: [UInt8], _ range: TextRange) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            beginnings.withUnsafeBufferPointer { beginnings in
                let end = min(range.end.utf8, bytes.count)
                var index = range.start.utf8
                while index + 1 < end {
                    let pair = Self.pair(bytes[index], bytes[index + 1])
                    if beginnings[pair >> 6] >> UInt64(pair & 63) & 1 != 0, beginsWord(bytes, index, end) {
                        return true
                    }
                    index += 1
                }
                return false
            }
        }
    }

    private func beginsWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
        words.contains { word in
            guard index + word.count <= end else { return false }
            return word.indices.allSatisfy { bytes[index + $0] == word[$0] }
        }
    }
}
