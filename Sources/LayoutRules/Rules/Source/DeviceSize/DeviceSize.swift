// The rule about sizes of single devices.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum DeviceSize: Rule {
    static let id: RuleID = "device-size"
    static let severity = Severity.hint
    static let library = RuleLibrary.both
    static let title: Phrase = "A size comes from a device, not from the superview"
    static let documentation = """
        # device-size

        A view is as wide or as tall as the screen of certain iPhones, in numbers: `height.equalTo(812)`. Or a layout
        checks whether the screen has exactly that size: `if UIScreen.main.bounds.height == 812`. Or a view is as wide
        as whatever screen there is, `width.equalTo(UIScreen.main.bounds.width - 20)`, where the superview's edges
        would do; this is reported once per class.

        ## At run time
        It fits only on these devices. On others, on an iPad, and on future ones, the view is too large or leaves a
        gap, and the check is false. The width of the screen is not the width of a window: in Split View and Slide
        Over, in a sheet, in a cell with insets, and after a rotation the view is wider than its superview.

        ## What to do
        Relate to the superview or its safe area. Check what matters: the available space (`>=`), a size class, or the
        safe area's insets.

        ## Bad
        ```swift
        class Cover: UIViewController {
            private let photo = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(photo)
                photo.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
                    make.width.equalTo(375)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ hint[device-size]: 375 pt
                    make.height.equalTo(200)
                }
            }
        }
        ```
        ## Bad
        ```swift
        class Cover: UIViewController {
            private let photo = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(photo)
                let isTall = UIScreen.main.bounds.height == 812
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[device-size]: 812 pt
                photo.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    make.height.equalTo(100)
                    make.top.equalToSuperview().offset(isTall ? 44 : 20)
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface Row : UIView
        @property (nonatomic, strong) UIView *line;
        @property (nonatomic, strong) UIView *foot;
        @end
        @implementation Row
        - (void)setUp {
            [self addSubview:self.line];
            [self addSubview:self.foot];
            [self.line mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.bottom.equalTo(self);
                make.width.equalTo(@(kScreenWidth - 20));
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[device-size]: the screen's width
                make.height.equalTo(@1);
            }];
            [self.foot mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self);
                make.width.equalTo(@(kScreenWidth));
                make.height.equalTo(@1);
            }];
        }
        @end
        ```
        ## Good
        ```swift
        class Cover: UIViewController {
            private let photo = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(photo)
                photo.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    make.top.equalTo(view.safeAreaLayoutGuide)
                    make.height.equalTo(photo.snp.width).multipliedBy(200.0 / 375)
                }
            }
        }
        ```
        """

    /// Of iPhones in points, portrait. 320 is left out of the widths: popovers and cards are that wide, too.
    private static let widths: Set<Double> = [375, 390, 393, 402, 414, 428, 430, 440]
    private static let heights: Set<Double> = [480, 568, 667, 736, 812, 844, 852, 874, 896, 926, 932, 956]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        return (sizes(context) + questions(context) + screenWidths(context)).sorted { $0.range.start < $1.range.start }
    }

    private static func sizes(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        return document.constraints.indices.compactMap { index in
            let made = document.constraints[index]
            guard made.relation == .equal, case .none = made.target, made.constantRange != nil,
                let size = made.constant,
                made.firstAttribute == .width && widths.contains(size)
                    || made.firstAttribute == .height && heights.contains(size) && size > 480,
                let id = made.chain, !document.chainRecords[id.index].isAlternative,
                let argument = document[id].relation?.step.argumentRange,
                isLiteral(argument, context)
            else { return nil }
            // A number that code gives it later is the one that counts.
            let constraint = MadeConstraintID(index)
            guard !document.scenarios.contains(where: { $0.possiblyInactive.contains(constraint) }) else { return nil }
            return FindingDraft(
                context.place(of: constraint),
                "\(size) pt is the screen size of certain iPhones: on others the view is too large or leaves a gap. Relate to the superview."
            )
        }
    }

    /// The views of each class that are as wide as the screen, at the first of them.
    private static func screenWidths(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        var places: [String: [TextRange]] = [:]
        var owners: [String] = []
        let macros = ScreenWidth.macros(context)
        for index in document.constraints.indices {
            let made = document.constraints[index]
            guard made.firstAttribute == .width, made.relation == .equal, made.multiplier == 1,
                document.isInText(made.range),
                let chain = made.chain, !document.chainRecords[chain.index].isAlternative,
                isScreenWidth(made, document[chain], macros, context),
                let owner = document[made.firstItem].owner, document.superview(of: made.firstItem) != nil
            else { continue }
            let place = context.place(of: MadeConstraintID(index))
            if places[owner] == nil { owners.append(owner) }
            if places[owner]?.contains(place) != true { places[owner, default: []].append(place) }
        }
        return owners.compactMap { owner in
            guard let all = places[owner], let first = all.first else { return nil }
            var report = FindingDraft(
                first,
                .sentences([
                    "This is the screen's width, not the superview's: in Split View, a sheet or a cell with insets it is too wide.",
                    all.count > 1 ? "\(all.count - 1) more of the class's views do the same." : nil,
                    "Relate to the superview.",
                ]))
            for other in all.dropFirst().prefix(8) { report = report.relating(other, "as wide as the screen, too") }
            return report
        }
    }

    /// Whether a number or size makes a view as wide as the screen, or a little less or more.
    private static func isScreenWidth(
        _ made: MadeConstraint, _ chain: Chain, _ macros: Set<String>, _ context: RuleContext
    ) -> Bool {
        if chain.attributes.count == 1, let argument = chain.relation?.step.argumentRange {
            return ScreenWidth.more(argument, context, macros: macros) != nil
        }
        guard let size = chain.relation?.step.argumentRange ?? made.constantRange, made.target == .none else {
            return false
        }
        return ScreenWidth.more(ofSize: size, context, macros: macros) != nil
    }

    private static func isLiteral(_ range: TextRange, _ context: RuleContext) -> Bool {
        !context.source(range).contains { $0.isLetter }
    }

    /// Comparisons of the screen's size with one number.
    private static func questions(_ context: RuleContext) -> [FindingDraft] {
        guard !context.document.blocks.isEmpty else { return [] }
        let tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        return tokens.indices.compactMap { index in
            guard tokens[index].kind == .punctuation, tokens[index].range.length == 2,
                context.source(tokens[index].range) == "=="
            else { return nil }
            guard let number = number(tokens, index + 1, context),
                number == 320 || widths.contains(number) || heights.contains(number),
                let start = screen(before: index, tokens, context)
            else { return nil }
            return FindingDraft(
                TextRange(start, tokens[index + 1].range.end),
                "\(number) pt is the screen size of certain iPhones: on all others, and on future ones, this is false. Check the available space or the safe area instead."
            )
        }
    }

    private static func number(_ tokens: [Token], _ index: Int, _ context: RuleContext) -> Double? {
        guard tokens.indices.contains(index), tokens[index].kind == .number else { return nil }
        return Double(context.source(tokens[index].range).filter { $0 != "f" && $0 != "F" })
    }

    /// Where the width or height of a screen begins that stands before a comparison: `UIScreen.main.bounds.height`,
    /// `SCREEN_HEIGHT`, `[UIScreen mainScreen].bounds.size.height`.
    private static func screen(before index: Int, _ tokens: [Token], _ context: RuleContext) -> TextOffset? {
        var first = index
        var isScreen = false
        var isLength = false
        walk: while first > 0, index - first < 16 {
            let text = context.source(tokens[first - 1].range)
            switch tokens[first - 1].kind {
            case .identifier:
                let word = text.lowercased()
                if ["return", "if", "guard", "case", "while", "let", "var", "else"].contains(word) { break walk }
                isScreen = isScreen || word.contains("screen") || word == "nativebounds"
                isLength = isLength || word.contains("width") || word.contains("height")
            case .punctuation where [".", "[", "]", "(", ")"].contains(text): break
            default: break walk
            }
            first -= 1
        }
        while first < index, context.source(tokens[first].range) == "(" { first += 1 }
        return isScreen && isLength && first < index ? tokens[first].range.start : nil
    }
}
