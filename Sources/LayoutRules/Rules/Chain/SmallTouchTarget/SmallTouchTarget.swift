// The rule about buttons that are hard to hit.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum SmallTouchTarget: Rule {
    static let id: RuleID = "small-touch-target"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A button is too small to tap reliably"
    static let documentation = """
        # small-touch-target

        A `UIButton`, or a label, image view or plain view with a tap gesture recognizer, is given a width or height of less
        than 28 points: by a number, by the width or height of another view that has such a number, or by the edges of such a
        superview; or a button is as large as its image in the asset catalog, or a label as high as its line, because nothing
        else gives it a size. Of what hangs out of its superview only the part inside counts: a view passes on no touches
        outside of its bounds. Reported once per class. Files that widen the area that is touched, views of classes that may
        do so, and views that take no touches, are not reported; nor are buttons that are private, or that only one method
        knows, to which nothing gives an action. A text field is reported where its width is as small, unless code hides it,
        makes its text clear, or only brings up the keyboard with it.

        ## At run time
        Apple asks for 44 by 44 points, and names 28 by 28 as the least (Human Interface Guidelines, Accessibility); for WCAG 2.2
        (success criterion 2.5.8) it is 24 by 24. Smaller ones are often missed, or a neighbor is tapped instead.

        ## What to do
        Make the button larger and let its image keep its size, with `imageEdgeInsets` or a configuration; or let
        `point(inside:with:)` answer for a wider area.

        ## Bad
        ```swift
        class RowView: UIView {
            private let remove = UIButton()
            func setUp() {
                addSubview(remove)
                remove.addTarget(self, action: #selector(removeRow), for: .touchUpInside)
                remove.snp.makeConstraints { make in
                    make.trailing.centerY.equalToSuperview()
                    make.width.height.equalTo(16)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[small-touch-target]: only 16 pt
                }
            }
        }
        ```
        ## Good
        ```swift
        class RowView: UIView {
            private let remove = UIButton()
            func setUp() {
                addSubview(remove)
                remove.snp.makeConstraints { make in
                    make.trailing.centerY.equalToSuperview()
                    make.width.height.equalTo(44)
                }
            }
        }
        ```
        """

    private static let least = RuleOption(
        "least", .number(default: 28, range: 1...100),
        help: "Buttons narrower or shorter than this are reported, in points.")
    static let options = [least]
    /// In points: what is made smaller is folded away for now, or a dot.
    private static let leastShown = 8.0

    private struct Small {
        var item: ItemID
        var place: TextRange
        /// In points.
        var size: Double
        /// Whether that is what lies inside its superview.
        var hangsOut = false
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let least = context.number(least, of: id)
        let document = context.document
        let touched = viewsWithTaps(context)
        let inherited = TargetsInLowViews(context)
        let fields = ShownFields(context)
        let isTarget: (ItemID) -> Bool = { item in
            (document.systemClass(of: item) == "UIButton" || touched.contains(item))
                && !(document[item].className.map(document.classesWithOwnTouches.contains) ?? false)
        }
        var seen: Set<ItemID> = []
        var small: [Small] = []
        for made in document.constraints {
            guard made.relation == .equal, document.isInText(made.range), made.priority.map({ $0 >= 1000 }) ?? true,
                isTarget(made.firstItem) || fields.isNarrowed(by: made), let size = inherited.size(by: made),
                size >= leastShown, size < least,
                seen.insert(made.firstItem).inserted
            else { continue }
            small.append(Small(item: made.firstItem, place: made.range, size: size))
        }
        for (item, size) in ImageTargets(context).all(where: isTarget)
        where size >= leastShown && size < least && seen.insert(item).inserted {
            if let place = context.place(of: item) { small.append(Small(item: item, place: place, size: size)) }
        }
        for (item, size) in LineTargets(document).all(among: touched)
        where size < least && isTarget(item) && seen.insert(item).inserted {
            if let place = context.place(of: item) { small.append(Small(item: item, place: place, size: size)) }
        }
        for (id, size) in OverhangingTargets(document).all(below: least, where: isTarget)
        where seen.insert(document[id].firstItem).inserted {
            small.append(
                Small(item: document[id].firstItem, place: document[id].range, size: size, hangsOut: true))
        }
        guard !small.isEmpty, !widensTouches(context) else { return [] }
        let untouchable = untouchableViews(context)
        // A badge, an arrow: nobody taps what nobody answers.
        let answered = AnsweredTaps(context)
        small.removeAll {
            isOwn($0.item, context) && !answered.contains(document.name(of: $0.item)) && !fields.contains($0.item)
        }
        var classes: [String: [Small]] = [:]
        for target in small where !untouchable.contains(target.item) {
            classes[document[target.item].owner ?? "", default: []].append(target)
        }
        // Two classes may have one button: in the order of their names, whichever place comes first.
        return classes.sorted { $0.key < $1.key }
            .compactMap { report($0.value.sorted { $0.place.start < $1.place.start }, document) }
            .sorted { $0.range.start < $1.range.start }
    }

    /// Whether a view is a member that no other file names, or a variable of a method that does not hand it on.
    private static func isOwn(_ item: ItemID, _ context: RuleContext) -> Bool {
        let name = RuleContext.bare(context.document[item].name)
        if let method = context.methodOfLocal(item) { return !isKept(name, by: method, context) }
        return context.isHiddenMember(item)
    }

    /// Whether a method returns what it has in a variable, or assigns it to another one.
    private static func isKept(_ name: String, by method: CodeMethod, _ context: RuleContext) -> Bool {
        var before = ""
        for token in context.tree.tokens(in: method.range) where !token.kind.isTrivia {
            let text = context.source(token.range)
            if text == name, before == "return" || before == "=" { return true }
            before = text
        }
        return false
    }

    /// The views that code lets take no touches, or sometimes. What no view of the text is called says nothing of these.
    private static func untouchableViews(_ context: RuleContext) -> Set<ItemID> {
        var views: Set<ItemID> = []
        for (_, event) in context.events(
            named: "isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled")
        {
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            if !context.isTrue(value), let item = context.item(named: event.receiver) { views.insert(item) }
        }
        for (_, event) in context.events(named: "isEnabled", "enabled", "setEnabled") {
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            if !context.mayBeTrue(value), let item = context.item(named: event.receiver) { views.insert(item) }
        }
        return views
    }

    /// What answers taps only where it is given something for that.
    private static let tapped: Set<String> = ["UILabel", "UIImageView", "UIView"]

    /// Those of these views to which code gives a recognizer of taps, or a block for them by a library.
    private static func viewsWithTaps(_ context: RuleContext) -> Set<ItemID> {
        var views: Set<ItemID> = []
        let ofLibraries = context.events(named: "bk_whenTapped", "tapGesture").compactMap { $0.event.receiver }
        for receiver in ofLibraries + viewsOfStreams(context) {
            guard let item = context.item(named: receiver),
                tapped.contains(context.document.systemClass(of: item) ?? "")
            else { continue }
            views.insert(item)
        }
        for (index, event) in context.events(named: "addGestureRecognizer") {
            guard event.kind == .call, let recognizer = event.arguments.first?.value,
                isTap(recognizer, at: index, context), let item = context.item(named: event.receiver),
                tapped.contains(context.document.systemClass(of: item) ?? "")
            else { continue }
            views.insert(item)
        }
        return views
    }

    /// What stands before the streams of taps of RxSwift: `label.rx.tapGesture()`, `label.rx.click.subscribe(…)`.
    private static func viewsOfStreams(_ context: RuleContext) -> [ExpressionID] {
        guard let proxy = context.tree.names.find("rx") else { return [] }
        return context.code.facts.events.compactMap { event in
            guard event.kind == .call, var expression = event.receiver else { return nil }
            var word = context.tree.string(event.name)
            for _ in 0..<longestChain {
                switch context.tree[expression].kind {
                case .member(let view, proxy, _): return ["tap", "click"].contains { word.hasPrefix($0) } ? view : nil
                case .member(let base, let name, _): (expression, word) = (base, context.tree.string(name))
                case .call(let callee, _): expression = callee
                default: return nil
                }
            }
            return nil
        }
    }

    private static let longestChain = 8

    /// Whether an expression makes a recognizer of taps, or names a variable of the method that holds one.
    private static func isTap(_ id: ExpressionID, at event: Int, _ context: RuleContext) -> Bool {
        let tap = "UITapGestureRecognizer"
        if context.createdClass(id) == tap { return true }
        guard case .name(let name) = context.tree[id].kind, let method = context.code.method(at: event) else {
            return false
        }
        return context.code.facts.events(of: method).contains { other in
            other.kind == .assignment && other.name == name && other.receiver == nil
                && other.value.map { context.createdClass($0) == tap } ?? false
        }
    }

    /// Whether code of the file says where touches count, or has a name for it.
    private static func widensTouches(_ context: RuleContext) -> Bool {
        if context.code.facts.methods.contains(where: {
            ["point", "pointInside:withEvent:", "hitTest"].contains($0.name)
        }) {
            return true
        }
        return Set(context.code.facts.events.map(\.name)).contains { called in
            let name = context.tree.string(called).lowercased()
            return name.contains("hittest") || name.contains("enlarge") || name.contains("toucharea")
                || name.contains("hitarea") || name.contains("responsearea") || name.contains("clickarea")
        }
    }

    private static func report(_ targets: [Small], _ document: LayoutDocument) -> FindingDraft? {
        guard let first = targets.first else { return nil }
        let size = first.size.inPoints
        return .ofClass(targets.map { ($0.place, document.name(of: $0.item)) }) {
            document.systemClass(of: first.item) == "UITextField"
                ? "`\($0)` is only \(size) pt wide: hard to tap, and hardly a letter has room in it."
                : first.hangsOut
                    ? "Only \(size) pt of `\($0)` are inside its superview, and taps outside do not reach it: too small to tap reliably. Apple asks for 44 by 44."
                    : "`\($0)` has a side of only \(size) pt, too small to tap reliably. Apple asks for 44 by 44; its image may stay smaller."
        }
    }
}
