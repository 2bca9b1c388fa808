// The rule about overrides that keep what they override from running.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum MissingSuperCall: Rule {
    static let id: RuleID = "missing-super-call"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "An override does not call `super`"
    static let documentation = """
        # missing-super-call

        A view overrides `layoutSubviews` or `traitCollectionDidChange`, a cell `prepareForReuse` (unless its superclass is
        the collection view cell of UIKit, which does nothing in it), or a controller one of the methods around appearance
        and rotation (`viewWillAppear`, `viewWillTransition`), or `viewDidLoad` of a base class of the program, and nowhere
        in it calls the superclass. Reported once per class. In a view whose own code makes constraints, `layoutSubviews` is
        a warning.

        ## At run time
        `layoutSubviews` of `UIView` is what gives the subviews the frames that their constraints have: without it they stay
        where they were. A rotation that is not passed on does not reach child controllers; cells and base classes of the
        program miss what they do there. UIKit's documentation asks overrides of all of these but `viewDidLoad` and
        `layoutSubviews` to call `super`.

        ## What to do
        Call `super`, usually as the first statement.

        ## Bad
        ```swift
        class CardView: UIView {
            let label = UILabel()
            func setUp() {
                addSubview(label)
                label.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            override func layoutSubviews() {
                //        ^^^^^^^^^^^^^^ warning[missing-super-call]: super
                layer.cornerRadius = bounds.height / 2
            }
        }
        ```
        ## Bad
        ```swift
        class PhotoCell: UITableViewCell {
            let photo = UIImageView()
            func setUp() {
                contentView.addSubview(photo)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            override func prepareForReuse() {
                //        ^^^^^^^^^^^^^^^ information[missing-super-call]: super
                photo.image = nil
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let label = UILabel()
            func setUp() {
                addSubview(label)
                label.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = bounds.height / 2
            }
        }
        ```
        """

    /// What an override has to call, as the documentation of UIKit says.
    private static let controllerMethods: Set<String> = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillTransition",
        "viewWillTransitionToSize", "traitCollectionDidChange",
    ]
    private static let viewMethods: Set<String> = ["layoutSubviews", "traitCollectionDidChange"]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var missing: [Int: [CodeMethod]] = [:]
        for method in context.code.facts.methods where isOverride(method, context) && !context.callsSuper(method) {
            missing[method.type, default: []].append(method)
        }
        return missing.sorted { $0.key < $1.key }.flatMap { reports($0.value, context) }
    }

    private static func isOverride(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard method.kind == .method, !method.isStatic, method.isOverride || context.tree.dialect == .objectiveC else {
            return false
        }
        let name = context.baseName(of: method)
        switch context.code.type(of: method).role {
        case .controller:
            // `UIViewController` does nothing in it; a base class of the program may.
            if name == "viewDidLoad" { return hasOwnBase(context.code.type(of: method)) }
            return controllerMethods.contains(name)
        case .view: return viewMethods.contains(name) && method.parameters.count == (name == "layoutSubviews" ? 0 : 1)
        case .cell:
            return viewMethods.contains(name)
                || name == "prepareForReuse" && method.parameters.isEmpty
                    && !isOfCollection(context.code.type(of: method))
        case .other: return false
        }
    }

    /// Whether the superclass is one of UIKit's whose `prepareForReuse` does nothing.
    private static func isOfCollection(_ type: CodeType) -> Bool {
        type.inherited.contains { $0 == "UICollectionViewCell" || $0 == "UICollectionReusableView" }
    }

    private static func hasOwnBase(_ type: CodeType) -> Bool {
        type.inherited.first.map { !$0.hasPrefix("UI") && $0.hasSuffix("Controller") } ?? false
    }

    private static func reports(_ methods: [CodeMethod], _ context: RuleContext) -> [FindingDraft] {
        let layout = methods.filter { method in
            method.name == "layoutSubviews"
                && context.code.blocks.contains { context.code.method(of: $0).type == method.type }
        }
        let others = methods.filter { method in !layout.contains { $0.nameRange == method.nameRange } }
        var result = layout.prefix(1).map { method in
            var report = FindingDraft(
                method.nameRange,
                "`layoutSubviews` does not call `super`, which applies the frames that the constraints give the subviews. Call it first."
            )
            report.severity = .warning
            return report
        }
        if let first = others.first {
            var report = FindingDraft(
                first.nameRange,
                .sentences([
                    "`\(context.baseName(of: first))` does not call `super`, so the superclass's implementation does not run. Call it.",
                    .morePlaces(ofClass: others.count - 1),
                ]))
            for other in others.dropFirst().prefix(8) {
                report.relate(other.nameRange, "`\(context.baseName(of: other))`, too")
            }
            result.append(report)
        }
        return result
    }
}
