// The rule about frames that constraints replace.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum FrameWithoutEffect: Rule {
    static let id: RuleID = "frame-without-effect"
    static let severity = Severity.hint
    static let library = RuleLibrary.both
    static let title: Phrase = "A frame or size is set but replaced by constraints"
    static let documentation = """
        # frame-without-effect

        A view of UIKit is made with a frame in numbers, or told to fit its size, and a block of the class constrains it; or
        a method gives it a frame and constrains it below. Not reported are views whose frame or bounds the class reads,
        views that are moved by frames elsewhere, and collections of which the class asks how large their content is: that
        rests on the frame. `sizeToFit` is reported once per class.

        ## At run time
        With the block, the frame stops counting: the first layout pass replaces it. Readers look for the view where the
        frame says, and change numbers that do nothing. A label that constraints place is as large as its text without
        `sizeToFit`.

        ## What to do
        Make it without a frame: `UIButton()`, `[UIButton new]`, `UITableView(frame: .zero, style: .plain)`. Leave out
        `sizeToFit`.

        ## Bad
        ```swift
        class PhotoView: UIView {
            private let photo = UIImageView(frame: CGRect(x: 0, y: 110, width: 120, height: 44))
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[frame-without-effect]: no effect
            func setUp() {
                addSubview(photo)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Bad
        ```objc
        @interface PriceView : UIView
        @property (nonatomic, strong) UILabel *priceLabel;
        @end
        @implementation PriceView
        - (void)setUp {
            self.priceLabel = [UILabel new];
            [self.priceLabel sizeToFit];
        //                   ^^^^^^^^^ hint[frame-without-effect]: no effect
            [self addSubview:self.priceLabel];
            [self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self).offset(8);
            }];
        }
        @end
        ```
        ## Good
        ```swift
        class PhotoView: UIView {
            private let photo = UIImageView(frame: .zero)
            private let badge = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
            func setUp() {
                addSubview(photo)
                addSubview(badge)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard !context.code.blocks.isEmpty else { return [] }
        let settings = settingsInMakers(context)
        let made =
            framedViews(context)
            + settings.compactMap { making, event in
                guard context.tree.string(event.name) == "frame", let value = event.value,
                    isFrameInNumbers(value, context), making.className.hasPrefix("UI")
                else { return nil }
                return FramedView(
                    path: making.path, frame: context.tree[value].range, method: making.method,
                    isCollection: making.className == "UICollectionView", isLocal: false, isAssigned: true)
            }
        let replaced = FrameBeforeBlock.all(in: context)
        let fitted = context.events(named: "sizeToFit")
        guard !made.isEmpty || !replaced.isEmpty || !fitted.isEmpty else { return [] }
        let blocks = context.surelyConstrainedViews()
        let frames = made.filter { view in
            guard let methods = blocks[NamedView(type: view.method.type, path: view.path)] else { return false }
            // A variable of the method may have a member's name.
            return !view.isLocal && isMember(view.path, view.method, context)
                || methods.contains(view.method.nameRange)
        }
        let sizes = fittedViews(fitted, blocks, context)
        guard !frames.isEmpty || !sizes.isEmpty || !replaced.isEmpty else { return [] }
        let read = namesOfReadFrames(
            context, besides: Set(settings.map(\.event.nameRange) + replaced.map(\.name)))
        let asksForContent = context.tree.names.find("collectionViewContentSize") != nil
        let all =
            frames
            + replaced.map {
                FramedView(
                    path: $0.path, frame: $0.frame, method: $0.method, isCollection: $0.isCollection, isLocal: false,
                    isAssigned: true)
            }
        let unread = all.filter { view in
            !read.frames.contains(lastName(of: view.path)) && !(asksForContent && view.isCollection)
        }.map { view in
            FindingDraft(
                view.frame,
                view.isAssigned
                    ? "Constraints place `\(view.path)`: this frame has no effect. Remove it."
                    : "Constraints place `\(view.path)`: this frame has no effect. Make it without one.")
        }
        let classes = Dictionary(
            grouping: sizes.filter { !read.frames.contains($0.name) && !read.sizes.contains($0.name) }, by: \.type)
        return (unread + classes.values.compactMap(report)).sorted { $0.range.start < $1.range.start }
    }

    /// A view of UIKit that is made with a frame in numbers.
    private struct FramedView {
        var path: String
        var frame: TextRange
        var method: CodeMethod
        /// Whether it lays out cells.
        var isCollection: Bool
        /// Whether it is made for a variable of the method.
        var isLocal: Bool
        /// Whether the frame is assigned afterwards.
        var isAssigned = false
    }

    /// Where the closure that makes a member says how large it is or where it lies: `icon.frame = CGRect(…)`.
    private static func settingsInMakers(_ context: RuleContext) -> [(making: ViewMaking, event: CodeEvent)] {
        context.viewMakings().flatMap { making -> [(ViewMaking, CodeEvent)] in
            guard making.method.kind == .member, let local = making.event?.name,
                context.code.type(of: making.method).members.contains(where: {
                    $0.name == making.path && $0.nameRange == making.method.nameRange
                })
            else { return [] }
            return context.code.facts.events(of: making.method).compactMap { event in
                guard event.kind == .assignment, ["frame", "center"].contains(context.tree.string(event.name)),
                    !event.place.isCallback, let receiver = event.receiver,
                    case .name(local) = context.tree[receiver].kind
                else { return nil }
                return (making, event)
            }
        }
    }

    private static func framedViews(_ context: RuleContext) -> [FramedView] {
        var seen: Set<TextRange> = []
        return context.viewMakings().compactMap { making in
            frame(in: making.value, context).map { frame in
                let isCollection = context.createdClass(making.value) == "UICollectionView"
                return FramedView(
                    path: making.path, frame: frame, method: making.method, isCollection: isCollection,
                    isLocal: making.method.kind == .method && making.event?.declaredType != nil)
            }
        }.filter { seen.insert($0.frame).inserted }
    }

    // MARK: Fitting

    /// A call of `sizeToFit` on a view of UIKit that blocks of the class constrain.
    private struct FittedView {
        var name: String
        var place: TextRange
        var type: Int
    }

    private static func fittedViews(
        _ calls: [(index: Int, event: CodeEvent)], _ blocks: [NamedView: Set<TextRange>], _ context: RuleContext
    ) -> [FittedView] {
        guard !calls.isEmpty else { return [] }
        // What a closure makes for a member has another name in it.
        let makings = Dictionary(
            context.viewMakings().compactMap { making in making.event.map { ($0.range, making) } },
            uniquingKeysWith: { first, _ in first })
        return calls.compactMap { index, event in
            guard event.kind == .call, event.arguments.allSatisfy({ $0.value == nil }),
                let method = context.code.method(at: index),
                var path = context.path(event.receiver), path != "self"
            else { return nil }
            if method.kind == .member {
                let maker = context.code.facts.events(of: method).first { other in
                    other.kind == .assignment && other.receiver == nil && context.tree.string(other.name) == path
                }
                path = maker.flatMap { makings[$0.range]?.path } ?? path
            }
            guard let methods = blocks[NamedView(type: method.type, path: path)],
                isMember(path, method, context) || methods.contains(method.nameRange),
                let item = context.item(named: event.receiver),
                context.document[item].className.map({ ["UILabel", "UIButton", "UIImageView"].contains($0) }) == true
            else { return nil }
            return FittedView(name: lastName(of: path), place: event.nameRange, type: method.type)
        }
    }

    private static func report(_ views: [FittedView]) -> FindingDraft? {
        .ofClass(views.map { ($0.place, $0.name) }.sorted { $0.0.start < $1.0.start }) {
            "Constraints and content determine the size of `\($0)`: `sizeToFit` has no effect. Remove it."
        }
    }

    // MARK: Names

    private static func lastName(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

    /// The frame with which an expression makes a view of UIKit: `UIView(frame: CGRect(…))`,
    /// `[[UIView alloc] initWithFrame:CGRectMake(…)]`; nil where it has no size.
    private static func frame(in value: ExpressionID, _ context: RuleContext) -> TextRange? {
        let arguments: [Argument]
        switch context.tree[value].kind {
        case .call(_, let all), .message(_, let all): arguments = all
        default: return nil
        }
        let frame = arguments.first { argument in
            guard let label = argument.label.map({ context.tree.string($0) }) else { return false }
            return label == "frame" || label == "initWithFrame"
        }?.value
        guard let frame, isFrameInNumbers(frame, context), context.createdClass(value)?.hasPrefix("UI") == true else {
            return nil
        }
        return context.tree[frame].range
    }

    /// `CGRect(x: 0, y: 0, width: 80, height: 80)`, with a size.
    private static func isFrameInNumbers(_ frame: ExpressionID, _ context: RuleContext) -> Bool {
        guard case .call(let callee, let numbers) = context.tree[frame].kind, numbers.count == 4,
            case .name(let name) = context.tree[callee].kind,
            ["CGRect", "CGRectMake"].contains(context.tree.string(name))
        else { return false }
        return numbers.suffix(2).contains { isSize($0.value, context) }
    }

    /// Whether a length is anything but nothing.
    private static func isSize(_ value: ExpressionID?, _ context: RuleContext) -> Bool {
        guard let value else { return false }
        return context.number(value) != 0
    }

    /// Whether a name is no variable of the method, so that blocks of others are about the same view.
    private static func isMember(_ path: String, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        if context.code.type(of: method).members.contains(where: { $0.name == path }) { return true }
        // In Objective-C the header may declare it.
        return context.tree.names.find("_" + path) != nil
    }

    /// The names of which code reads the frame, or sets another than those at `assigned`, or turns masks on, and those whose size it reads by a shorter word.
    /// Complexity: O(tokens).
    private static func namesOfReadFrames(
        _ context: RuleContext, besides assigned: Set<TextRange>
    ) -> (frames: Set<String>, sizes: Set<String>) {
        var names: Set<String> = []
        var sizes: Set<String> = []
        var last = ("", "")
        for token in context.tree.tokens where !token.kind.isTrivia {
            let word = context.source(token.range)
            switch word {
            case "frame" where assigned.contains(token.range), "center" where assigned.contains(token.range): break
            case "frame", "bounds", "center", "setFrame", "autoresizingMask", "layoutIfNeeded", "contentSize":
                for name in [last.0, last.1] { names.insert(RuleContext.bare(name)) }
            case "width", "height", "size", "right", "bottom", "maxX", "maxY": sizes.insert(RuleContext.bare(last.0))
            default: break
            }
            last = (last.1, word)
        }
        return (names, sizes)
    }
}
