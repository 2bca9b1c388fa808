// The rule about required constraints that contradict each other on some of a file's screens.

import MasonrySemantics

enum UnsatisfiableOnScreen: Rule {
    static let id: RuleID = "unsatisfiable-on-screen"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "Required constraints contradict each other on some screens"
    static let documentation = """
        # unsatisfiable-on-screen

        Required constraints cannot all hold on some of the file's screens: most often fixed widths that add up to more
        than the smallest screen has. On the other screens the layout is fine, which is why this is found late.

        Code that asks for the size of its device (`UIScreen.main.bounds`) is also laid out with the numbers of the screen
        that is shown; what clashes there is said with its name. So is what clashes because the safe area of a controller's
        view is not as far from its top as from its bottom, with any bars and on any phone in portrait: a view cannot be pinned to
        both ends of it with equal insets and lie in the middle of the screen. Where the program does not say how it shows the
        controller, or may show it above a tab bar, that is information: a view in a part of the screen, or between two bars that let
        nothing shine through, has no such insets.

        ## At run time
        On the named screens UIKit logs `Unable to simultaneously satisfy constraints.` and breaks one of them.

        ## What to do
        The finding says from which size on the constraints hold. Let one side give way: a priority below 1000, a
        `lessThanOrEqualTo`, or sizes relative to the superview.

        ## Bad
        ```masonry
        screen "Small" 320 x 568
        screen "Large" 430 x 932
        view root { view card }
        card.makeConstraints {
            make.top.height.equalTo(root)
            make.left.equalTo(root).offset(16)
            make.right.lessThanOrEqualTo(root).offset(-16)
            make.width.mas_equalTo(340)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unsatisfiable-on-screen]: needs at least 372 pt of width
        }
        ```
        ## Bad
        ```swift
        class Welcome: UIViewController {
            private let page = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(page)
                page.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    make.top.equalTo(view.safeAreaLayoutGuide).offset(20)
                    make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-20)
                    make.centerY.equalToSuperview()
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsatisfiable-on-screen]: safe area
                }
            }
        }
        ```
        ## Good
        ```swift
        class Welcome: UIViewController {
            private let page = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(page)
                page.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    make.top.equalTo(view.safeAreaLayoutGuide).offset(20)
                    make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-20)
                }
            }
        }
        ```
        ## Good
        ```masonry
        screen "Small" 320 x 568
        screen "Large" 430 x 932
        view root { view card }
        card.makeConstraints {
            make.top.height.equalTo(root)
            make.left.equalTo(root).offset(16)
            make.right.lessThanOrEqualTo(root).offset(-16)
            make.width.equalTo(root).multipliedBy(0.8)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        onSomeScreens(context) + onDevices(context) + inSafeAreas(context)
    }

    /// What clashes because a controller's safe area is not as far from the top of its view as from the bottom.
    private static func inSafeAreas(_ context: RuleContext) -> [FindingDraft] {
        guard !context.conflictsOfSafeAreas.isEmpty,
            context.events(named: "additionalSafeAreaInsets", "setAdditionalSafeAreaInsets").isEmpty,
            !context.code.facts.events.contains(where: {
                context.path($0.receiver)?.hasSuffix("additionalSafeAreaInsets") ?? false
            })
        else { return [] }
        return context.conflictsOfSafeAreas.map { found in
            var group = found.group
            // What fits one device fits no other.
            group.fittingConstant = nil
            let screens = group.screens.map(context.screenName)
            let area = context.solved[group.solvedIndex].lowered.layout.screen.safeArea
            let view = context.document.name(of: found.root)
            let insets: Phrase =
                "Where it fills `\(screens.first ?? "")` without bars, the safe area of `\(view)` begins \(area.top) pt below its top and ends \(area.bottom) pt above its bottom."
            var report = ConflictWording(group: group, context: context).report(extra: insets)
            report.screen = screens.joined(separator: ", ")
            let stage = context.document[found.root].owner.flatMap { context.document.controllerStages[$0] }
            // Between two bars that let nothing shine through both insets are 0.
            let mayHaveTabs = stage?.isTab == true || stage?.mayHaveTabs == true
            if stage?.isSaid != true || mayHaveTabs { report.severity = .information }
            return report
        }
    }

    /// What clashes with the numbers that the screens' devices give. What fits there is no repair for others.
    private static func onDevices(_ context: RuleContext) -> [FindingDraft] {
        context.conflictsOnDevices.filter { $0.group.arrayRelation(in: $0.device.document) == nil }.map { found in
            let screens: Phrase = "The code reads the size of the device; this happens on \(.codeList(found.names))."
            var report = ConflictWording(group: found.group, context: found.device).report(extra: screens)
            report.screen = found.names.joined(separator: ", ")
            report.fixes = []
            return report
        }
    }

    private static func onSomeScreens(_ context: RuleContext) -> [FindingDraft] {
        context.conflicts.filter { !$0.isOnEveryScreen && $0.arrayRelation(in: context.document) == nil }.map { group in
            let names = group.screens.map(context.screenName)
            let screens: Phrase = "This happens on \(.codeList(names)), but not on the other screens."
            var report = ConflictWording(group: group, context: context).report(extra: screens)
            report.screen = names.joined(separator: ", ")
            return report
        }
    }
}
