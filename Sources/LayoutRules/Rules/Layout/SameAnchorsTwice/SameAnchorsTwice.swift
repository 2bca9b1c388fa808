// The rule about two equations between the same anchors whose numbers are not known.

import AutoLayout
import MasonrySemantics
import SourceText

enum SameAnchorsTwice: Rule {
    static let id: RuleID = "same-anchors-twice"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let title: Phrase = "The same two anchors are constrained twice, with different constants"
    static let documentation = """
        # same-anchors-twice

        Two required equations that are active together constrain the same anchors, or give the same size, with different
        expressions whose values are not known here. (Where both are known the finding is `unsatisfiable` or
        `duplicate-constraint`.)

        Also reported, if the class itself shows it and none of its methods switches the kept one off: a constraint that
        stays beside one that is kept in a property and gets another constant later, for instance when the keyboard appears,
        or has another one from the beginning that nothing changes.

        Also a constraint that one method makes and another one makes again with another number, if a third method, which
        nothing in the file calls, updates the first: until that one runs, the two conflict.

        ## At run time
        Whenever the two values differ: `Unable to simultaneously satisfy constraints.` One of the two is then broken.

        ## What to do
        Update or remake the first constraint instead of making a second one, or remove one of them.

        ## Bad
        ```swift
        class Letter: UIView {
            private let banner = UIView()
            private let form = UIView()
            init(line: CGFloat, block: CGFloat) {
                super.init(frame: .zero)
                addSubview(banner)
                addSubview(form)
                banner.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
                form.snp.makeConstraints { make in
                    make.top.equalTo(banner.snp.bottom).offset(line)
                    make.left.right.equalToSuperview()
                }
                form.snp.makeConstraints { make in
                    make.top.equalTo(banner.snp.bottom).offset(block)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[same-anchors-twice]: by `line` (line 10) and `block`
                }
            }
        }
        ```
        ## Bad
        ```swift
        class Chat: UIViewController {
            private let table = UITableView()
            var bottom: NSLayoutConstraint!
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(table)
                table.snp.makeConstraints { $0.edges.equalToSuperview() }
                //                             ^^^^^ warning[same-anchors-twice]: line 13 changes
                bottom = table.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
            }
            @objc func keyboardWillShow(_ note: NSNotification) {
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                bottom.constant = -(end?.height ?? 0)
            }
        }
        ```
        ## Good
        ```swift
        class Letter: UIView {
            private let banner = UIView()
            private let form = UIView()
            init(line: CGFloat, block: CGFloat) {
                super.init(frame: .zero)
                addSubview(banner)
                addSubview(form)
                banner.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
                form.snp.makeConstraints { make in
                    make.top.greaterThanOrEqualTo(banner.snp.bottom).offset(line)
                    make.top.equalTo(banner.snp.bottom).offset(block)
                    make.left.right.equalToSuperview()
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        ofUnknownNumbers(context) + madeAgain(context) + KeptTwins.all(in: context).map { report($0, context) }
    }

    private static func report(_ twin: KeptTwin, _ context: RuleContext) -> FindingDraft {
        let made = context.document[twin.stays]
        let anchor = context.document.name(of: made.firstItem) + "." + made.firstAttribute.name
        let kept = context.lineText(context.document[twin.kept].range)
        let message: Phrase
        if let change = twin.change.map(context.lineText) {
            message = .sentences([
                "`\(anchor)` is constrained twice: \(kept) stores the other constraint, and \(change) changes only that one.",
                "Whenever the two differ: Unable to simultaneously satisfy constraints.", "Remove this one.",
            ])
        } else {
            message = .sentences([
                "`\(anchor)` is constrained twice, with two numbers: \(kept) stores the other constraint, and nothing changes that one.",
                "Unable to simultaneously satisfy constraints.", "Remove this one.",
            ])
        }
        let report = FindingDraft(context.place(of: twin.stays), message)
            .relating(context.place(of: twin.kept), "the one that is kept")
        return twin.change.map { report.relating($0, "changed here") } ?? report
    }

    private static func madeAgain(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        return MadeAgain.all(in: context).map { twice in
            let made = document[twice.again]
            let anchor = document.name(of: made.firstItem) + "." + made.firstAttribute.name
            let line = context.lineText(document[twice.first].range)
            let update = document[twice.update].headerRange
            var report = FindingDraft(
                context.place(of: twice.again),
                .sentences([
                    "`\(anchor)` is made again, with another constant than in \(line); \(context.lineText(update)) updates that one.",
                    "Whenever the two differ: Unable to simultaneously satisfy constraints.",
                    "Update it here, too.",
                ])
            ).relating(context.place(of: twice.first), "the first one").relating(update, "updated here")
            if let block = made.chain.map({ document[$0].block }), let edit = SecondMake.edit(of: block, in: context) {
                report = report.fixing("Change to `\(edit.text)`", .unsafe, [edit])
            }
            return report
        }
    }

    private static func ofUnknownNumbers(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard document.constraints.contains(where: { $0.constant == nil }) else { return [] }
        var reports: [FindingDraft] = []
        var seen: Set<MadeConstraintID> = []
        let certainty = ConflictCertainty(document: document)
        // On a device that gives the numbers, the two are an error.
        let saidOfDevice = Set(context.conflictsOnDevices.map { Set($0.group.places(in: $0.device.document)) })
        for (number, scenario) in document.scenarios.enumerated() {
            var first: [AnchorPair: [MadeConstraintID]] = [:]
            for id in scenario.active {
                guard let anchors = anchors(of: id, in: scenario, document) else { continue }
                let others = first[anchors] ?? []
                first[anchors, default: []].append(id)
                guard !seen.contains(id) else { continue }
                for other in others {
                    guard document[id].constant == nil || document[other].constant == nil,
                        document[id].range != document[other].range,
                        let one = Self.number(of: other, context), let two = Self.number(of: id, context), one != two,
                        certainty.areCertain([other, id], under: scenario.guardID),
                        !isEarlyUpdate(other, before: id, context)
                    else { continue }
                    seen.insert(id)
                    if saidOfDevice.contains([document[other].range, document[id].range]) { break }
                    reports.append(report(id, other, (one, two), number, context))
                    break
                }
            }
        }
        return reports
    }

    private static func anchors(
        of id: MadeConstraintID, in scenario: Scenario, _ document: LayoutDocument
    ) -> AnchorPair? {
        guard !document[id].isStored, !scenario.possiblyInactive.contains(id), scenario.changedConstants[id] == nil,
            scenario.changedPriorities[id] == nil
        else { return nil }
        return AnchorPair(of: id, in: document)
    }

    /// Whether a constraint comes from an update that finds the other one: under a condition, which mostly does not hold
    /// before there is anything to update, or of a view whose getter makes it, and has run by then.
    private static func isEarlyUpdate(
        _ id: MadeConstraintID, before other: MadeConstraintID, _ context: RuleContext
    ) -> Bool {
        guard let block = Self.block(of: id, context), block.kind == .update else { return false }
        if block.guardID != .always { return true }
        let name = context.document.name(of: context.document[id].firstItem)
        return Self.block(of: other, context)?.function.map { $0 == name || "_" + $0 == name } ?? false
    }

    private static func block(of id: MadeConstraintID, _ context: RuleContext) -> ConstraintBlock? {
        context.document[id].chain.map { context.document[context.document[$0].block] }
    }

    /// The expression that gives the constant, as the source spells it without what does not matter; nil where several
    /// steps do.
    private static func number(of id: MadeConstraintID, _ context: RuleContext) -> String? {
        guard let number = context.document[id].chain, context.document.chains.indices.contains(number.index) else {
            return nil
        }
        let chain = context.document[number]
        // Of what another file makes, only the constraints are known here.
        guard context.document.isInText(chain.range), chain.continues == nil, chain.constantSteps.count <= 1 else {
            return nil
        }
        var range = chain.constantSteps.last?.step.argumentRange
        if range == nil, context.document[id].target == .none { range = chain.relation?.step.argumentRange }
        guard let range else { return "0" }
        var text = ""
        for token in context.tree.tokens(in: range) where !token.kind.isTrivia {
            let part = context.source(token.range)
            if part == "." && text == "self" {
                text = ""
            } else {
                text += part
            }
        }
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }

    private static func report(
        _ id: MadeConstraintID, _ other: MadeConstraintID, _ numbers: (String, String), _ scenario: Int,
        _ context: RuleContext
    ) -> FindingDraft {
        let made = context.document[id]
        let anchor = context.document.name(of: made.firstItem) + "." + made.firstAttribute.name
        let line = context.lineText(context.document[other].range)
        var report = FindingDraft(
            context.place(of: id),
            .sentences([
                "`\(anchor)` is constrained twice to the same anchor, by `\(numbers.0)` (\(line)) and `\(numbers.1)`.",
                "Whenever the two differ: Unable to simultaneously satisfy constraints.",
                "Update the first one, or remove one of them.",
            ])
        ).relating(context.place(of: other), "the first one")
        report.scenario = context.scenarioName(scenario)
        return report
    }
}
