// Controllers whose views stand in those of others.

import MasonrySyntax

extension ControllerUses {
    /// Notes `container.addSubview(child.view)`. A view that is added to the controller's own and nothing else keeps the size of
    /// the screen, with which it is made.
    mutating func show(_ view: ExpressionID?, in superview: ExpressionID?) {
        guard let view, case .member(let child, let name, _) = reader[view].kind, name.word == .view,
            self.name(child) != "self"
        else { return }
        let isOwn = superview.map { isOwnView($0) } ?? false
        guard !isOwn || self.name(child).map({ placedControllers.contains($0) }) ?? false else { return }
        note(.child, child)
    }

    /// `view`, `self.view`.
    private func isOwnView(_ id: ExpressionID) -> Bool {
        switch reader[id].kind {
        case .name(let name): name.word == .view
        case .member(let base, let name, _): name.word == .view && self.name(base) == "self"
        default: false
        }
    }

    /// The names of the controllers whose views the text gives a frame or constraints.
    func controllersWithPlacedViews() -> Set<String> {
        var result: Set<String> = []
        for expression in reader.expressions {
            let view: ExpressionID
            switch expression.kind {
            case .member(let base, let property, _) where Self.places(reader.string(property)): view = base
            case .message(let receiver, let arguments):
                guard let method = label(arguments.first), Self.places(method) else { continue }
                view = receiver
            default: continue
            }
            guard case .member(let child, let name, _) = reader[view].kind, name.word == .view,
                let holder = self.name(child)
            else { continue }
            result.insert(holder)
        }
        return result
    }

    private static func places(_ member: String) -> Bool {
        ["frame", "bounds", "center", "snp", "setFrame"].contains(member) || member.hasSuffix("Anchor")
            || Library(prefixOf: member) == .masonry
    }
}
