// Collects what a file tells other files of its types.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Superclasses, views by name and attribute shorthands of the types of the text.
    mutating func exportedTypes() -> IndexedTypes {
        var types = IndexedTypes()
        collectProtocols(tree.root, into: &types, depth: 0)
        for picture in TypeCollector(tree).pictures {
            if let superclass = picture.superclass { types.superclasses.append((picture.name, superclass)) }
            guard tree.dialect == .swift else { continue }
            for member in picture.members where !member.modifiers.contains(.isStatic) {
                guard !member.modifiers.contains(.filePrivate),
                    let className = viewClass(of: member.binding)
                else { continue }
                types.views.append(("\(picture.name)#\(tree.string(member.binding.name))", className))
            }
            if picture.name == "UIView" || picture.name == "UIViewController" {
                exportShorthands(of: picture, into: &types)
            }
        }
        return types
    }

    private mutating func collectProtocols(_ block: Block, into types: inout IndexedTypes, depth: Int) {
        guard depth < 16 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .type(let declaration) where declaration.keyword == .protocol:
                types.protocols.append(tree.string(declaration.name))
            case .conditional(let conditional) where conditional.keyword == .directive:
                collectProtocols(conditional.then, into: &types, depth: depth + 1)
            default: break
            }
        }
    }

    /// The class of a property that holds a view: as declared, or as made by its initializer.
    private mutating func viewClass(of binding: VariableDeclaration.Binding) -> String? {
        if let type = binding.type {
            let name = tree.string(type.name)
            return !type.isArray && ViewClass.isView(name) ? name : nil
        }
        guard let initializer = binding.initializer, case .call(let callee, _) = tree[initializer].kind,
            case .name(let name) = tree[callee].kind
        else { return nil }
        let className = tree.string(name)
        return Self.isTypeName(className) && ViewClass.isView(className) ? className : nil
    }

    /// Getters in extensions of UIKit's classes that lead to attributes of the view itself.
    private mutating func exportShorthands(of picture: MergedType, into types: inout IndexedTypes) {
        let outerRoot = knownRoot
        var picture = picture
        picture.kind = kind(of: picture.name)
        classContext = ClassContext(picture: picture, selfValue: .unknown)
        makeSelf(for: picture)
        declareMembers(of: picture)
        defer {
            classContext = nil
            knownRoot = outerRoot
        }
        guard let root = knownRoot else { return }
        for member in picture.members where member.binding.getter != nil {
            guard !member.modifiers.contains(.filePrivate),
                let value = memberBinding(member.binding.name, mayBeView: .anything)?.value,
                let shorthand = shorthand(for: value, of: root)
            else { continue }
            types.shorthands.append(("\(picture.name)#\(tree.string(member.binding.name))", shorthand))
        }
    }

    private mutating func shorthand(for value: Value, of root: ItemID) -> AttributeShorthand? {
        let item: ItemID
        var result = AttributeShorthand()
        switch value {
        case .item(let view): item = view
        case .attributes(let view, let attributes):
            item = view
            result.attributes = attributes
        default: return nil
        }
        if item == root { return result }
        switch document[item].layout.kind {
        case .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide: break
        default: return nil
        }
        guard document[item].parent == .item(root), document[item].className != Self.controllerGuideClass else {
            return nil
        }
        result.guide = document[item].layout.kind
        result.spelling = String(document[item].name.split(separator: ".").last ?? "")
        return result
    }

    /// Whether a value can be told from its text alone: what else an initializer does is not looked at.
    mutating func isArithmetic(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .number, .name, .implicitMember: return true
        case .member(let base, _, _): return isArithmetic(base, depth: depth + 1)
        case .parenthesized(let inner), .unary(_, let inner), .boxed(let inner), .cast(_, let inner):
            return isArithmetic(inner, depth: depth + 1)
        case .binary(_, let left, let right):
            return isArithmetic(left, depth: depth + 1) && isArithmetic(right, depth: depth + 1)
        case .call(let callee, let arguments):
            return isArithmetic(callee, depth: depth + 1)
                && arguments.allSatisfy { $0.value.map { isArithmetic($0, depth: depth + 1) } ?? false }
        case .message(let receiver, let arguments):
            return isArithmetic(receiver, depth: depth + 1) && arguments.allSatisfy { $0.value == nil }
        default: return false
        }
    }
}
