// The rule about constraints that allow the view of a controller one size only.

import AutoLayout
import MasonrySemantics

enum ControllerWidthFixed: Rule {
    static let id: RuleID = "controller-width-fixed"
    static let severity = Severity.information
    static let library = RuleLibrary.layout
    static let title: Phrase = "The constraints allow a controller's view only one size"
    static let documentation = """
        # controller-width-fixed

        Required constraints from one side of a controller's view to the other, or from the top of its safe area to its
        bottom, add up to one width or height, and screens have many.

        Information, for such a view may be shown in a part of the screen that fits it. A warning where no built-in device has
        that size, unless it is a height that a whole chain of views adds up to; an error on the screens that the file or the
        configuration names and that have another size.

        ## At run time
        On every screen of another size UIKit logs `Unable to simultaneously satisfy constraints.` and breaks one of them.
        Nothing happens if the view is shown only where it gets just this size, in a popover for instance; a number that is
        given to the controller's own view, `view.width == 264`, is such a case, and not reported.

        ## What to do
        Pin one side only, or let the size give way: a priority below 1000, or `lessThanOrEqualTo`.

        ## Bad
        ```swift
        class Login: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(100)
                    make.left.right.equalToSuperview().inset(16)
                    make.width.equalTo(200)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ warning[controller-width-fixed]: `view` can only be 232 pt wide
                }
            }
        }
        ```
        ## Bad
        ```swift
        class Note: UIViewController {
            let text = UITextView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(text)
                text.snp.makeConstraints { make in
                    make.left.right.equalTo(view).inset(10)
                    make.top.equalTo(view.safeAreaLayoutGuide).offset(40)
                    make.height.equalTo(250)
                    make.bottom.equalTo(view.safeAreaLayoutGuide)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[controller-width-fixed]: The safe area of `view` can only be 290 pt high
                }
            }
        }
        ```
        ## Bad
        ```swift
        class Profile: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(100)
                    make.left.right.equalToSuperview().inset(16)
                    make.width.equalTo(358)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ information[controller-width-fixed]: `view` can only be 390 pt wide
                }
            }
        }
        ```
        ## Good
        ```swift
        class Login: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(100)
                    make.left.right.equalToSuperview().inset(16)
                }
            }
        }
        ```
        ## Good
        ```swift
        class Bubble: UIViewController {
            let card = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(card)
                view.snp.makeConstraints { $0.width.equalTo(264) }
                card.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let items = context.document.items
        guard items.indices.contains(where: { items[$0].placement == .controllerView }) else { return [] }
        let certainty = ConflictCertainty(document: context.document)
        var order: [Key] = []
        var found: [Key: (size: FixedSize, entry: SolvedScenario, screens: [Int])] = [:]
        for entry in context.solved {
            for root in entry.lowered.rootsOfUnknownSize.sorted() {
                guard context.document[root].placement == .controllerView,
                    !context.document.viewsSizedByOthers.contains(root)
                else { continue }
                for axis in Axis.allCases {
                    let key = Key(root: root, axis: axis)
                    if let known = found[key], known.entry.scenario != entry.scenario { continue }
                    guard let size = FixedSize(of: root, axis, in: entry, document: context.document),
                        certainty.areCertain(size.constraints, besidesGuides: size.isOfSafeArea)
                    else { continue }
                    if found[key] == nil {
                        order.append(key)
                        found[key] = (size, entry, [])
                    }
                    found[key]?.screens.append(entry.screen)
                }
            }
        }
        return order.compactMap { key in
            found[key].flatMap { report($0.size, of: key, $0.entry, on: $0.screens, context) }
        }
    }

    private struct Key: Hashable {
        var root: ItemID
        var axis: Axis
    }

    private static func report(
        _ size: FixedSize, of key: Key, _ entry: SolvedScenario, on screens: [Int], _ context: RuleContext
    ) -> FindingDraft? {
        guard let last = size.constraints.last else { return nil }
        let view = context.document.name(of: key.root)
        let texts = size.constraints.map { context.textWithLine($0, in: entry.scenario) }
        let isHorizontal = key.axis == .horizontal
        let only: Phrase =
            isHorizontal
            ? "`\(view)` can only be \(size.points) pt wide: \(.list(texts))."
            : size.isOfSafeArea
                ? "The safe area of `\(view)` can only be \(size.points) pt high: \(.list(texts))."
                : "`\(view)` can only be \(size.points) pt high: \(.list(texts))."
        let named = namedScreens(screens, context)
        let isOfDevice = size.isOfDevice
        var circumstance: Phrase?
        if !named.isEmpty {
            circumstance = "\(.codeList(named)) have a different size."
        } else if !isOfDevice {
            circumstance = isHorizontal ? "No built-in device is that wide." : "No built-in device is that high."
        }
        var report = FindingDraft(
            context.place(of: last),
            .sentences([
                only, circumstance,
                "At any other size UIKit breaks one of them: Unable to simultaneously satisfy constraints.",
                "Pin one side only, or give one of them a lower priority.",
            ]))
        report.scenario = context.scenarioName(entry.scenario)
        let isChain = !isHorizontal && !size.isOfOneView(in: context.document)
        report.severity = isChain ? .information : !named.isEmpty ? .error : isOfDevice ? .information : .warning
        for constraint in size.constraints.dropLast() {
            let text = context.document.text(of: constraint, in: context.scenario(entry.scenario))
            report.relate(context.place(of: constraint), "`\(text)` is one of them")
        }
        return report
    }

    /// Those of the screens that the file or the configuration names: all but the one that is taken where nothing is said.
    private static func namedScreens(_ screens: [Int], _ context: RuleContext) -> [String] {
        let all = context.document.screens
        let isStandard = all.count == 1 && all[0].declaration == nil && all[0].screen.size == Device.standard.size
        return isStandard ? [] : screens.map(context.screenName)
    }
}

/// The only size along an axis that the required constraints allow a root.
private struct FixedSize {
    let points: Double
    /// The constraints that allow no other, in written order.
    let constraints: [MadeConstraintID]
    /// Whether it is that of the root's safe area, from its top to its bottom.
    let isOfSafeArea: Bool

    /// nil where other sizes are possible, or where not only constraints of the file bound it.
    init?(of root: ItemID, _ axis: Axis, in entry: SolvedScenario, document: LayoutDocument) {
        let lowered = entry.lowered
        guard let index = lowered.itemIndices[root],
            entry.solution.isSolved(ItemID(index)), entry.solution.frames.indices.contains(index),
            document.scenarios.indices.contains(entry.scenario)
        else { return nil }
        // A root of any size has the screen's wherever the required constraints allow it.
        let (frame, screen) = (entry.solution.frames[index], lowered.layout.screen.size)
        guard
            axis == .horizontal
                ? abs(frame.width - screen.width) > 0.5 : abs(frame.height - screen.height) > 0.5
        else { return nil }
        var layout = lowered.layout
        layout.items[index].rootPlacement = .exact
        guard
            let sizes = LayoutEngine(layout).solutionWithoutRepairs().satisfiableSizes.first(where: {
                $0.root.index == index
            }),
            let minimum = sizes.minimum[axis], let maximum = sizes.maximum[axis], abs(maximum - minimum) < 0.001
        else { return nil }
        var constraints: Set<MadeConstraintID> = []
        var restsOnSystem = false
        for source in sizes.minimumBoundBy[axis] + sizes.maximumBoundBy[axis] {
            if case .system = source, axis == .vertical {
                restsOnSystem = true
                continue
            }
            // As wide as what it arranges: the constraints of the two say so.
            if case .stack(let stack) = source, !lowered.isWithinMargins(stack) { continue }
            guard case .constraint(let id) = source, lowered.constraints.indices.contains(id.index) else { return nil }
            let constraint = lowered.constraints[id.index]
            guard !document.scenarios[entry.scenario].possiblyInactive.contains(constraint) else { return nil }
            // A size that is written for the controller's own view is meant: it is shown in a popover or in another view.
            if document[constraint].firstItem == root, document[constraint].target == .none { return nil }
            constraints.insert(constraint)
        }
        guard let isOfSafeArea = Self.isOfSafeArea(constraints, of: root, in: document),
            isOfSafeArea || !restsOnSystem
        else { return nil }
        let insets = lowered.layout.screen.safeArea
        points = isOfSafeArea ? minimum - insets.top - insets.bottom : minimum
        self.isOfSafeArea = isOfSafeArea
        self.constraints = constraints.sorted {
            (document[$0].range.start, $0) < (document[$1].range.start, $1)
        }
    }

    /// Whether constraints go from the top of the root's safe area to its bottom; nil where they touch some other guide, or
    /// the safe area with one end alone.
    private static func isOfSafeArea(
        _ constraints: Set<MadeConstraintID>, of root: ItemID, in document: LayoutDocument
    ) -> Bool? {
        var edges: Set<LayoutAttribute> = []
        for id in constraints {
            let made = document[id]
            for item in document.items(of: id) {
                switch document[item].layout.kind {
                case .view, .scrollView, .contentView, .guide, .frameLayoutGuide: continue
                case .safeAreaGuide:
                    guard document.superview(of: item) == root, case .item(item, let attribute) = made.target else {
                        return nil
                    }
                    edges.insert(attribute)
                case .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide: return nil
                }
            }
        }
        return edges.isEmpty ? false : edges == [.top, .bottom] ? true : nil
    }

    /// Whether a built-in device has it: the safe area with bars or without.
    var isOfDevice: Bool {
        Device.all.contains { device in
            guard isOfSafeArea else {
                return [device.size.width, device.size.height].contains { abs($0 - points) < 0.5 }
            }
            return [device.portrait, device.landscape].contains { screen in
                let height = screen.size.height - screen.safeArea.top - screen.safeArea.bottom
                return Self.bars.contains { abs(height - $0 - points) < 0.5 }
            }
        }
    }

    /// What a navigation bar and a tab bar take, in points: UIKit's heights of both, alone and together.
    private static let bars: [Double] = [0, 32, 44, 49, 50, 54, 81, 93, 96, 145]

    /// Whether one view between both edges, with a size of its own, is all there is to it.
    func isOfOneView(in document: LayoutDocument) -> Bool { Set(constraints.map { document[$0].firstItem }).count == 1 }
}
