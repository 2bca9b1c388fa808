// What the traits of the one screen say: its size classes, the idiom, the size of texts.

import MasonrySyntax

extension Evaluator {
    /// `traitCollection.horizontalSizeClass`, of whatever view or controller: all are on one screen.
    mutating func deviceTrait(_ name: Name, of base: ExpressionID) -> Value? {
        guard isInClass, tree.dialect == .swift else { return nil }
        let names = facts.traitNames ?? TraitNames(tree.names)
        facts.traitNames = names
        guard names.traits.contains(name), isTraits(base, names) else { return nil }
        guard let device else {
            noteDevice()
            return nil
        }
        return device.trait(tree.string(name), options.textSize)
    }

    private mutating func isTraits(_ base: ExpressionID, _ names: TraitNames) -> Bool {
        switch tree[base].kind {
        case .name(let name): name == names.collection
        case .member(let type, let name, _):
            name == names.collection || (name == names.current && tree[type].kind.name == names.type)
        default: false
        }
    }

    /// `idiom == .pad`, `category > .large`, where the left side is a case that the device tells; nil for all others.
    mutating func deviceComparison(_ operation: Operator, _ left: Value, _ right: ExpressionID) -> Value? {
        guard let own = DeviceCase(left) else { return nil }
        let name: Name
        switch tree[right].kind {
        case .implicitMember(let member, _), .member(_, let member, _): name = member
        default: return .unknown
        }
        return own.compared(operation, tree.string(name)).map { .boolean($0) } ?? .unknown
    }
}

/// The names of traits that a text has.
struct TraitNames: Sendable {
    let traits: [Name]
    let collection: Name?
    let type: Name?
    let current: Name?

    init(_ names: NameTable) {
        traits = ["horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "preferredContentSizeCategory"]
            .compactMap { names.find($0) }
        collection = names.find("traitCollection")
        type = names.find("UITraitCollection")
        current = names.find("current")
    }
}

/// A case of one of UIKit's enumerations that the device decides, as a value has it: `UIUserInterfaceIdiom.pad`.
struct DeviceCase {
    private static let types = ["UIUserInterfaceIdiom.", "UIUserInterfaceSizeClass.", "UIContentSizeCategory."]
    /// From small to large, as UIKit compares them.
    private static let textSizes = TextSize.allCases.map(\.rawValue)

    let name: String

    init?(_ value: Value) {
        guard case .object(let className) = value, let type = Self.types.first(where: { className.hasPrefix($0) })
        else { return nil }
        name = String(className.dropFirst(type.count))
    }

    /// nil where that is not known.
    func compared(_ operation: Operator, _ other: String) -> Bool? {
        switch operation {
        case .equal: return name == other
        case .notEqual: return name != other
        default: break
        }
        guard let own = Self.textSizes.firstIndex(of: name), let place = Self.textSizes.firstIndex(of: other) else {
            return nil
        }
        return switch operation {
        case .less: own < place
        case .lessOrEqual: own <= place
        case .greater: own > place
        case .greaterOrEqual: own >= place
        default: nil
        }
    }
}
