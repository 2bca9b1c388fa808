// Members of the types of other files: superclasses, views by name, constants of instances, attribute shorthands.

import AutoLayout
import MasonrySyntax
import SourceText

/// A shorthand that an extension of a UIKit class gives for attributes of its own: `safeTop`.
struct AttributeShorthand: Sendable, Hashable {
    /// The guide of the view that it leads to; nil for the view itself.
    var guide: LayoutItem.Kind?
    /// How the guide is spelt.
    var spelling = ""
    /// nil for the view or guide itself; empty for its `snp`.
    var attributes: [LayoutAttribute]?
}

/// What a file tells other files of its types.
struct IndexedTypes: Sendable {
    /// In written order: the class and the one it inherits from.
    var superclasses: [(type: String, superclass: String)] = []
    var protocols: [String] = []
    /// The class of each view property, by `Type#name`.
    var views: [(name: String, className: String)] = []
    /// Shorthands by `Type#name`.
    var shorthands: [(name: String, shorthand: AttributeShorthand)] = []
}

/// `gutter` of `Styles#gutter`.
func memberName(_ name: String) -> String {
    guard let mark = name.utf8.lastIndex(of: UInt8(ascii: "#")) else { return name }
    return String(name[name.utf8.index(after: mark)...])
}

extension SymbolIndex {
    /// The constant that every instance of `type` has as `member`; nil where a subclass may have another.
    func instanceConstant(
        _ member: String, of type: String, called name: String
    ) -> (name: String, value: Value)? {
        guard let entry = self[name], !types.isOverridden(member, of: type) else { return nil }
        return (name, entry.value)
    }

    func superclass(of type: String) -> String? { types.superclass(of: type) }
    func isProtocol(_ type: String) -> Bool { types.isProtocol(type) }
    func hasSeveral(_ type: String) -> Bool { types.ambiguous.contains(type) }
}

extension Evaluator {
    /// A member that the class of the running code has from another file or from a superclass.
    mutating func memberOfSuperclass(_ name: Name, at range: TextRange) -> Value? {
        guard options.index != nil, isInClass else { return nil }
        let member = tree.string(name)
        guard mayIndexHaveMember(member), let own = classContext?.picture.name else { return nil }
        for type in [own] + (classContext?.picture.ancestors ?? []) {
            let key = "\(type)#\(member)"
            if let constant = instanceConstant(member, of: type, called: key) {
                return indexedConstant(constant.name, at: range)
            }
            if let className = indexViewClass(key), isViewType(className) {
                let item = addView(name: member, className: className, parent: .unknown, unknowns: .parent)
                classContext?.members[name] = Binding(value: .item(item), symbol: .item(item))
                refer(to: .item(item), at: range, as: .read)
                return .item(item)
            }
            if let shorthand = indexShorthand(key) {
                return expand(shorthand, of: classContext?.selfValue ?? .unknown)
            }
        }
        return nil
    }

    /// A shorthand of `UIView` on any view.
    mutating func shorthandMember(_ name: Name, of item: ItemID) -> Value? {
        let member = tree.string(name)
        guard mayIndexHaveMember(member), let shorthand = indexShorthand("UIView#\(member)") else { return nil }
        return expand(shorthand, of: .item(item))
    }

    private mutating func expand(_ shorthand: AttributeShorthand, of value: Value) -> Value? {
        var item: ItemID
        switch value {
        case .item(let view): item = view
        case .runtime(.controller(let index)):
            guard case .item(let view) = memberOfController(index, .view, .none) else { return nil }
            item = view
        default: return nil
        }
        if let guide = shorthand.guide { item = systemGuide(guide, of: item, spelling: shorthand.spelling) }
        return shorthand.attributes.map { .attributes(item, $0) } ?? .item(item)
    }

    /// `OEXStyles.shared()`, `Theme.current`: the one instance of a class whose instances have known constants.
    mutating func sharedInstance(_ name: String, of type: String) -> Value? {
        guard options.index != nil, name.hasPrefix("shared") || name == "current" || name == "default" else {
            return nil
        }
        return .object(className: type)
    }

    /// A constant member of an object of a known class.
    mutating func instanceMember(_ name: Name, of type: String, at range: TextRange) -> Value? {
        let member = tree.string(name)
        guard mayIndexHaveMember(member) else { return nil }
        for type in [type] + superclasses(of: type) {
            if let constant = instanceConstant(member, of: type) {
                return indexedConstant(constant.name, at: range)
            }
        }
        return nil
    }
}
