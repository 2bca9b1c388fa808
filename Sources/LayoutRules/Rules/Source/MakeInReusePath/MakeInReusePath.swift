// The rule about cells that make constraints each time they are given new content.

import MasonrySemantics
import MasonrySyntax

enum MakeInReusePath: Rule {
    static let id: RuleID = "make-in-reuse-path"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A cell makes constraints each time it is configured"
    static let documentation = """
        # make-in-reuse-path

        A method of a cell makes constraints whose numbers depend on what the method is given. Other code calls it each time the
        cell is reused.

        ## At run time
        Each call adds constraints and removes none. With another number the old and the new one contradict each other: `Unable to
        simultaneously satisfy constraints.`

        ## What to do
        Make the constraints once and update or remake them here.

        ## Bad
        ```swift
        class RowCell: UITableViewCell {
            let photo = UIImageView()
            func configure(height: CGFloat) {
                photo.snp.makeConstraints { $0.height.equalTo(height) }
                //                          ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[make-in-reuse-path]: adds
            }
        }
        ```
        ## Fixed
        ```swift
        class RowCell: UITableViewCell {
            let photo = UIImageView()
            func configure(height: CGFloat) {
                photo.snp.remakeConstraints { $0.height.equalTo(height) }
            }
        }
        ```
        ## Good
        ```swift
        class RowCell: UITableViewCell {
            let photo = UIImageView()
            func configure(height: CGFloat) {
                photo.snp.remakeConstraints { $0.height.equalTo(height) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.code.facts.types.contains(where: { $0.role == .cell }) else { return [] }
        // What the file calls itself, maybe once while the cell is set up.
        let called = Set(context.code.facts.events.lazy.filter { $0.kind == .call }.map(\.name))
        return context.code.blocks.compactMap { call in
            let method = context.code.method(of: call)
            guard isSaid(of: call, called, context) else { return nil }
            let remake = remake(for: call, context)
            return FindingDraft(
                dependentChain(call, method, context)?.range ?? call.event.nameRange,
                "Each call of `\(method.name)` adds constraints and removes none: with another value they contradict each other. Remake or update them."
            ).fixing("Change to `\(remake)`", .unsafe, [.init(call.event.nameRange, remake)])
        }
    }

    /// Whether this rule reports a block.
    /// - Parameter called: the names of all that the file calls.
    static func isSaid(of call: CodeReading.BlockCall, _ called: Set<Name>, _ context: RuleContext) -> Bool {
        let method = context.code.method(of: call)
        guard isFilling(call, context), let path = call.path else { return false }
        return !isLocal(path, method, context) && !isCalled(method, called, context)
    }

    /// Whether a block makes constraints of what a method of a cell is given.
    static func isFilling(_ call: CodeReading.BlockCall, _ context: RuleContext) -> Bool {
        let method = context.code.method(of: call)
        guard call.kind == .make, context.code.type(of: method).role == .cell, method.kind == .method,
            !method.isStatic, !method.parameters.isEmpty, !method.name.hasPrefix("init"),
            !call.event.place.isConditional, !call.event.place.isCallback, let path = call.path,
            !path.contains("."), path != "self"
        else { return false }
        return dependentChain(call, method, context) != nil
    }

    /// The block's call as a remake.
    static func remake(for call: CodeReading.BlockCall, _ context: RuleContext) -> String {
        let header = context.source(call.event.nameRange)
        return (Library(prefixOf: header)?.prefix ?? "") + Word.remakeConstraints.spelling
    }

    /// The first chain with a number made of what the method is given.
    private static func dependentChain(
        _ call: CodeReading.BlockCall, _ method: CodeMethod, _ context: RuleContext
    ) -> Chain? {
        let parameters = Set(method.parameters)
        return context.chains(of: call).first { chain in
            chain.steps.contains { step in
                guard let argument = step.argument else { return false }
                return context.contains(argument) { expression in
                    if case .name(let name) = expression.kind { return parameters.contains(name) }
                    return false
                }
            }
        }
    }

    /// Whether the view is the method's own, a parameter, or one that it takes out again.
    private static func isLocal(_ path: String, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        if method.parameters.contains(where: { context.tree.string($0) == path }) { return true }
        return context.code.facts.events(of: method).contains { event in
            switch event.kind {
            case .assignment: return context.targetPath(event) == path
            case .call:
                switch event.name.word {
                case .removeFromSuperview, .removeConstraints, .uninstall, .deactivate: return true
                default: return context.performs(event, "removeFromSuperview", "uninstall", "deactivate")
                }
            }
        }
    }

    private static func isCalled(_ method: CodeMethod, _ called: Set<Name>, _ context: RuleContext) -> Bool {
        let first = method.name.split(separator: ":", maxSplits: 1).first.map(String.init) ?? method.name
        return context.tree.names.find(first).map { called.contains($0) } ?? false
    }
}
