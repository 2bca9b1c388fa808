// Methods of views: blocks, the hierarchy, priorities.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func callItem(_ item: ItemID, _ call: Invocation, receiver: TextRange) -> Value {
        if let header = header(call, isProxy: false) {
            return runBlock(header, on: [.item(item)], call, receiver: receiver)
        }
        switch call.word {
        case .addSubview, .addArrangedSubview, .insertSubview, .addLayoutGuide:
            if isInClass, let value = callOwnAdding(call, on: item) { return value }
            if call.word == .insertSubview { noteInsertion(call) }
            if let child = firstArgument(call, expecting: viewExpectation)?.value {
                addSubview(child, to: item)
                if call.word == .addArrangedSubview { arrange(child, in: item) }
            }
            return .unknown
        case .removeFromSuperview:
            removeFromSuperview(item)
            return .unknown
        case .attribute:
            let number = firstArgument(call, expecting: .value)?.value.number.flatMap { Int(exactly: $0) }
            guard let attribute = number.flatMap({ AttributeWords.attribute(layoutAttributeNumber: $0) }) else {
                return .unknown
            }
            return .attributes(item, [attribute])
        case .setContentHuggingPriority, .setContentCompressionResistancePriority:
            setContentPriority(of: item, call)
            return .unknown
        default:
            noteFrame(of: item, call)
            if let value = callOther(call, on: .item(item)) { return value }
            noteUnseenRemoval(tree.string(call.name), of: item)
            // A message without arguments reads a property.
            if call.isMessage, call.first == nil { return member(of: .item(item), call.name, call.nameRange) }
            noteLook(call, of: item)
            if setLabelProperty(item, call) { return .null }
            forgetLabel(item, setBy: call)
            return callHostMethod(call, on: item)
        }
    }

    /// `[label setFont:…]`.
    private mutating func setLabelProperty(_ item: ItemID, _ call: Invocation) -> Bool {
        guard isInClass, call.isMessage, call.arguments.count == 1, let source = call.first else { return false }
        var item = item
        if let button = buttonOf(titleLabel: item) { item = button }
        guard let state = facts.labels[item] else { return false }
        guard let property = Self.property(ofSetter: tree.string(call.name)),
            [
                "font", "text", "attributedText", "numberOfLines", "contentEdgeInsets", "borderStyle", "image",
                "placeholder", "attributedPlaceholder",
            ].contains(property),
            property != "text" || state.kind == .label, property != "image" || state.kind == .imageView
        else { return false }
        return assignLabelProperty(property, of: item, evaluate(source, expecting: .hostCode), source)
    }

    mutating func addSubview(_ child: Value, to parent: ItemID) {
        guard fuel > 0 else { return }
        fuel -= 1
        switch child {
        case .item(let child):
            // `super.addSubview(x)` in the method itself is UIKit's.
            guard parent == selfView || !placesSubviews(parent) else {
                facts.addedElsewhere.insert(child)
                document.items[child.index].unknowns.insert(.constraints)
                return
            }
            noteOrder(of: child)
            add(child, to: parent)
        case .array(let children): for child in children { addSubview(child, to: parent) }
        default: break
        }
    }

    /// Whether the class of a view overrides `addSubview`: what that does to a view is seen only where the class runs.
    private mutating func placesSubviews(_ item: ItemID) -> Bool {
        guard !definitions.placesSubviews.isEmpty, let className = document[item].className else { return false }
        return definitions.placesSubviews.contains(className)
            || superclasses(of: className).contains { definitions.placesSubviews.contains($0) }
    }

    /// `[v setContentHuggingPriority:p forAxis:a]`, `v.setContentHuggingPriority(p, for: .horizontal)`.
    private mutating func setContentPriority(of item: ItemID, _ call: Invocation) {
        guard let value = firstArgument(call, expecting: .hostCode)?.value.number, value > 0, value <= 1000 else {
            return
        }
        guard let axisArgument = call.argument(.forAxis) ?? call.argument(.for), let axis = axis(axisArgument) else {
            return
        }
        let priority = LayoutPriority(value)
        if call.word == .setContentHuggingPriority {
            document.items[item.index].layout.hugging[axis] = priority
        } else {
            document.items[item.index].layout.compression[axis] = priority
        }
    }

    private mutating func axis(_ argument: ExpressionID) -> Axis? {
        let member: Name? =
            switch tree[argument].kind {
            // `.horizontal`, `UILayoutConstraintAxis.horizontal`, `NSLayoutConstraint.Axis.horizontal`.
            case .implicitMember(let name, _), .member(_, let name, _): name
            default: nil
            }
        if let member {
            switch tree.string(member) {
            case "horizontal": return .horizontal
            case "vertical": return .vertical
            default: return nil
            }
        }
        switch evaluate(argument).number {
        case 0: return .horizontal
        case 1: return .vertical
        default: return nil
        }
    }
}
