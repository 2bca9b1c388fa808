// The rule about labels of several lines that are too low for them.

import AutoLayout
import MasonrySemantics
import SourceText

enum LinesCutOff: Rule {
    static let id: RuleID = "lines-cut-off"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A label's height is too small for its lines"
    static let documentation = """
        # lines-cut-off

        A label may have several lines (`numberOfLines = 0`, or 2 and more), but a required height that is too small
        for them. Only what the class itself shows is reported: the number of lines, the font and the height, a number or a part
        of the height of a view that has one. Texts that are written out and have no more than 16 letters need no second line. Of
        attributed strings in unknown fonts a height below 24 pt has room for one line.

        ## At run time
        The text is cut off with an ellipsis in the last line that fits, as if fewer lines had been requested.

        ## What to do
        Remove the height, or make it a minimum with `greaterThanOrEqualTo`. If only one line is wanted, say so with
        `numberOfLines = 1`.

        A label of one line whose height is less than two thirds of a line is reported, too: the tops and bottoms of its
        letters are missing. With the system font in a size that the class shows, a height that cuts off the descenders of
        letters such as g and y is reported as well, unless the text is known and has none: `height.equalTo(14)` for a 14 pt
        font, whose lines are 17 pt high. A label that is named after a number or a price is not reported: digits have no
        descenders. Labels of a cell or view that other files fill count, too, and so do text fields that are lower than
        their line; one finding stands for all of a class.

        ## Bad
        ```swift
        class HintView: UIView {
            private let hint = UILabel()
            func setUp() {
                addSubview(hint)
                hint.font = .systemFont(ofSize: 14)
                hint.numberOfLines = 0
                hint.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    make.height.equalTo(20)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ information[lines-cut-off]: room for 1 line
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface HintView : UIView
        @property (nonatomic, strong) UILabel *orLabel;
        @end
        @implementation HintView
        - (void)setUp {
            _orLabel = [[UILabel alloc] init];
            _orLabel.text = @"or";
            [self addSubview:_orLabel];
            [_orLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.left.right.equalTo(self);
                make.height.mas_equalTo(10);
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[lines-cut-off]: about 21 pt high
            }];
        }
        @end
        ```
        ## Bad
        ```swift
        class OfferView: UIView {
            private let offer = UILabel()
            func setUp() {
                addSubview(offer)
                offer.font = .systemFont(ofSize: 14)
                offer.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    make.height.equalTo(14)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ information[lines-cut-off]: 17 pt high
                }
            }
            func show(_ trip: Trip) { offer.text = trip.offer }
        }
        ```
        ## Good
        ```swift
        class HintView: UIView {
            private let hint = UILabel()
            func setUp() {
                addSubview(hint)
                hint.font = .systemFont(ofSize: 14)
                hint.numberOfLines = 0
                hint.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    make.height.greaterThanOrEqualTo(20)
                }
            }
        }
        ```
        ## Good
        ```swift
        class HintView: UIView {
            private let hint = UILabel()
            func setUp() {
                addSubview(hint)
                hint.font = .systemFont(ofSize: 14)
                hint.numberOfLines = 2
                hint.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    make.height.equalTo(36)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard !document.labelLines.isEmpty || !document.fieldTexts.isEmpty || !document.stringLines.isEmpty else {
            return []
        }
        let heights = Heights(document)
        let low = lowLabels(heights, context) + lowFields(heights, document) + lowStrings(heights, document)
        return grouped(low.sorted { $0.id < $1.id }, context)
    }

    private struct Low {
        var id: MadeConstraintID
        var message: Phrase
    }

    private static func lowLabels(_ heights: Heights, _ context: RuleContext) -> [Low] {
        let document = context.document
        guard document.labelLines.keys.contains(where: { heights.byItem[$0] != nil }) else { return [] }
        let filled = LabelsOfUnknownText(context)
        let texts = filled.all.union(filled.variable()).union(
            document.foreignTexts.keys.filter {
                document.foreignTexts[$0] == .written || document.foreignTexts[$0] == .numbers
            })
        // Of a language's text the file's own is about as long.
        var written = filled.written
        for item in filled.localized.subtracting(filled.unknown) where written[item] == nil {
            written[item] = document[item].text
        }
        return document.labelLines.keys.compactMap { heights.only(of: $0) }.compactMap { id in
            message(id, texts, written, heights, context).map { Low(id: id, message: $0) }
        }
    }

    /// The fields that are lower than the line in them.
    private static func lowFields(_ heights: Heights, _ document: LayoutDocument) -> [Low] {
        document.fieldTexts.compactMap { item, text in
            guard let id = heights.only(of: item), isFirm(document[id], document),
                let height = heights.height(by: document[id]), height >= 4,
                // What letters leave free above and below may hang out.
                height < text.lineHeight * (text.isEstimated ? 0.7 : 0.9)
            else { return nil }
            return Low(
                id: id,
                message:
                    "A line of `\(document.name(of: item))` is about \(text.lineHeight.rounded()) pt high, but the field only \(height) pt: what is typed is cut off, and hard to tap. Remove the height, or use `greaterThanOrEqualTo`."
            )
        }
    }

    /// The labels for several lines of attributed strings, in whatever font, that have room for one.
    private static func lowStrings(_ heights: Heights, _ document: LayoutDocument) -> [Low] {
        document.stringLines.compactMap { item, lines in
            guard let id = heights.only(of: item), isFirm(document[id], document),
                let height = heights.height(by: document[id]), height >= 4, height < 2 * leastLine
            else { return nil }
            let name = document.name(of: item)
            let asked: Phrase =
                lines == 0 ? "`\(name)` may have any number of lines" : "`\(name)` may have \(lines) lines"
            let fits: Phrase = "1 line"
            return Low(
                id: id,
                message:
                    "\(asked), but \(height) pt have room for \(fits): the rest is cut off. Remove the height, or use `greaterThanOrEqualTo`."
            )
        }
    }

    /// Of the smallest font in which people read, in points.
    private static let leastLine = 11.9

    /// Of a class one stands for all: its labels are mostly made alike.
    private static func grouped(_ low: [Low], _ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        var byOwner: [String: Int] = [:]
        var groups: [[Low]] = []
        // What is made of a class in two ways stands there once.
        var places: Set<TextRange> = []
        for one in low where places.insert(context.place(of: one.id)).inserted {
            if let owner = document[document[one.id].firstItem].owner {
                if let known = byOwner[owner] {
                    groups[known].append(one)
                    continue
                }
                byOwner[owner] = groups.count
            }
            groups.append([one])
        }
        return groups.compactMap { group in
            guard let first = group.first else { return nil }
            var report = FindingDraft(
                context.place(of: first.id),
                .sentences([first.message, .morePlaces(ofClass: group.count - 1)]))
            for other in group.dropFirst().prefix(8) {
                report.relate(
                    context.place(of: other.id), "`\(document.name(of: document[other.id].firstItem))`, too")
            }
            return report
        }
    }

    /// - Parameters:
    ///   - texts: the labels that get a text, here or by others.
    ///   - written: the letters of those that only get texts which the file writes out.
    private static func message(
        _ id: MadeConstraintID, _ texts: Set<ItemID>, _ written: [ItemID: String], _ heights: Heights,
        _ context: RuleContext
    ) -> Phrase? {
        let document = context.document
        let made = document[id]
        guard let lines = document.labelLines[made.firstItem], isFirm(made, document),
            let height = heights.height(by: made),
            // What is less high is hidden so, or a line.
            height >= 1, lines.count != 1 || height >= 4
        else { return nil }
        if lines.count == 1 {
            // A label without a text is a line or a box of colour.
            guard texts.contains(made.firstItem) else { return nil }
            let name = document.name(of: made.firstItem)
            if height < lines.height * 0.65 {
                return
                    "A line of `\(name)` is about \(lines.height.rounded()) pt high, but only \(height) pt are left for it: its letters are cut off. Remove the height, or use `greaterThanOrEqualTo`."
            }
            guard !lines.isEstimated, height < leastForDescenders(lines.height),
                (written[made.firstItem] ?? document[made.firstItem].text).map(hasDescenders)
                    ?? (!TextNames.isOfDigits(name) && document.foreignTexts[made.firstItem] != .numbers)
            else { return nil }
            return
                "A line of `\(name)` is \((lines.height * 10).rounded() / 10) pt high, but only \(height) pt are left for it: the descenders of g, y and the like are cut off. Remove the height, or use `greaterThanOrEqualTo`."
        }
        // A word or two need no second line.
        if let text = written[made.firstItem], text.utf8.count <= fewLetters, !text.contains("\\n") { return nil }
        // What a font draws of its last line may hang out a little.
        let least = lines.height * (lines.isEstimated ? 0.75 : 0.85)
        let room = Int(max(1, height / least))
        let wanted = lines.count == 0 ? 2 : lines.count
        guard room < wanted else { return nil }
        let name = document.name(of: made.firstItem)
        let fits: Phrase = room == 1 ? "1 line" : "\(room) lines"
        let asked: Phrase =
            lines.count == 0
            ? "`\(name)` may have any number of lines" : "`\(name)` may have \(lines.count) lines"
        return
            "\(asked), but \(height) pt have room for \(fits): the rest is cut off. Remove the height, or use `greaterThanOrEqualTo`."
    }

    private static func isFirm(_ made: MadeConstraint, _ document: LayoutDocument) -> Bool {
        made.relation == .equal && made.priority == 1000 && !made.isStored
            && made.chain.map({ !document.chainRecords[$0.index].isAlternative }) ?? true
    }

    /// The constraints of the heights of views.
    private struct Heights {
        private(set) var byItem: [ItemID: [MadeConstraintID]] = [:]
        private let changed: Set<MadeConstraintID>
        private let document: LayoutDocument

        init(_ document: LayoutDocument) {
            self.document = document
            changed = Set(document.scenarios.flatMap { $0.changedConstants.keys })
            for index in document.constraints.indices where document.constraints[index].firstAttribute == .height {
                byItem[document.constraints[index].firstItem, default: []].append(MadeConstraintID(index))
            }
        }

        /// nil where there is another one, or one that changes: that may be the one that counts.
        func only(of item: ItemID) -> MadeConstraintID? {
            guard let ids = byItem[item], ids.count == 1, let id = ids.first, !changed.contains(id) else { return nil }
            return id
        }

        /// The height in points that a constraint gives: a number, or a part of the height of a view that has one for its
        /// number; nil for others.
        func height(by made: MadeConstraint) -> Double? {
            switch made.target {
            case .none: return made.constant
            case .item(let other, .height):
                guard other != made.firstItem, let id = only(of: other), let multiplier = made.multiplier,
                    let constant = made.constant, let length = document[id].constant, case .none = document[id].target,
                    document[id].relation == .equal, document[id].priority == 1000, !document[id].isStored
                else { return nil }
                return length * multiplier + constant
            default: return nil
            }
        }
    }

    /// The least height of a line in which letters with a descender lose less than half a point. A label draws its line in
    /// the middle of its height. In the system's font a line is 1.194 of the font's size, and below the ink of such letters
    /// 0.031 are left.
    private static func leastForDescenders(_ line: Double) -> Double { line * (1 - 2 * 0.031 / 1.194) - 1 }

    /// So many letters stand in one line of any width that a label has.
    private static let fewLetters = 16

    private static func hasDescenders(_ text: String) -> Bool { text.contains { "gjpqyQ".contains($0) } }
}
