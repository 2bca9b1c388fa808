// The rule about built-in screens that do not exist.

import MasonrySemantics

enum UnknownDevice: ProblemRule {
    static let id: RuleID = "unknown-device"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "No built-in device has this name"
    static let documentation = """
        # unknown-device

        `screen` names a device that is not built in. The line is left out; the file is checked on its other screens.

        ## What to do
        Use a built-in device, or give the size: `screen "My phone" 390 x 844 safeArea(47, 0, 34, 0)`.

        ## Bad
        ```masonry
        screen iPhone15s
        //     ^^^^^^^^^ error[unknown-device]: `iPhone15s`
        view root { view a }
        a.makeConstraints { make.edges.equalTo(root) }
        ```
        ## Good
        ```masonry
        screen iPhone15
        view root { view a }
        a.makeConstraints { make.edges.equalTo(root) }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .unknownDevice(let name, let nearest) = problem.kind else { return nil }
        return Unresolved.report(
            problem.range, "There is no built-in device `\(name)`.", nearest: nearest,
            otherwise: "Give its size: `screen \"\(name)\" 390 x 844`.")
    }
}
