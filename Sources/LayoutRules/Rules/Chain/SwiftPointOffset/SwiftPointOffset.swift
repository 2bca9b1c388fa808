// The rule about points as offsets in SnapKit.

import MasonrySemantics

enum SwiftPointOffset: Rule {
    static let id: RuleID = "swift-point-offset"
    static let severity = Severity.error
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "An offset is a point"
    static let documentation = """
        # swift-point-offset

        `offset` is given a `CGPoint`.

        ## At run time
        It does not compile since SnapKit 3.

        ## What to do
        Write one statement for each axis.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.size.equalTo(40)
            make.center.equalToSuperview().offset(CGPoint(x: 0, y: 8))
            //                                    ^^^^^^^^^^^^^^^^^^^ error[swift-point-offset]: two offsets
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.size.equalTo(40)
            make.centerX.equalToSuperview()
            make.centerY.equalToSuperview().offset(8)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.withPoint).compactMap { chain in
            guard chain.library == .snapKit, let last = chain.constantSteps.last, last.word == .offset,
                case .point(let x, let y) = last.value
            else { return nil }
            let report = FindingDraft(
                last.step.argumentRange ?? last.step.range,
                "An offset is one number; write two statements with two offsets, \(x) and \(y).")
            return report
        }
    }
}
