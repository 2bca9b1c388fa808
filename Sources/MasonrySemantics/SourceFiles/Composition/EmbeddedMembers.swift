// Views of embedded views: `card.titleLabel`, where the class of `card` stands in the text.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The view that the class of an embedded view calls so, or a constant that its initializer has set; nil for other
    /// names, and where that class runs itself.
    mutating func embeddedMember(_ name: Name, of item: ItemID) -> Value? {
        guard isInClass, !composition.instances.isEmpty, let context = composition.instances[item] else { return nil }
        let name = bareName(name)
        if let binding = context.members[name] { return lasting(binding.value, name, context.picture) }
        guard context.pending[name] != nil, waitingClasses.count < Self.mostClassesInside, depth < Self.maximumDepth,
            fuel > 0, !isOpen(item)
        else { return nil }
        fuel -= 1
        let first = nextItem
        let (value, after) = within(context, root: item) {
            $0.memberBinding(name, mayBeView: .anything)?.value ?? .unknown
        }
        for inner in first..<max(first, nextItem) where composition.hosts[ItemID(inner)] == nil {
            composition.hosts[ItemID(inner)] = item
        }
        if let after { composition.instances[item] = after }
        return lasting(value, name, context.picture)
    }

    /// Values of others may have changed since, but for numbers under `let`.
    private mutating func lasting(_ value: Value, _ name: Name, _ picture: MergedType) -> Value? {
        if case .item = value { return value }
        let isConstant = picture.members.contains {
            $0.binding.name == name && $0.modifiers.contains(.constant) && $0.binding.getter == nil
        }
        return isConstant && value.number != nil ? value : nil
    }

    /// Whether code of the class of a view is running or waits.
    mutating func isOpen(_ item: ItemID) -> Bool {
        if selfView == item { return true }
        for place in waitingClasses.indices {
            if case .item(item)? = waitingClasses[place].context?.selfValue { return true }
        }
        return false
    }
}
