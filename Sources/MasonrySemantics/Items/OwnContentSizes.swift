// Content sizes that view classes give themselves: `override var intrinsicContentSize`.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// Shows views of classes that say their content size in numbers with that size. It proves nothing: a subclass or a
    /// state may say another.
    mutating func resolveOwnContentSizes() {
        guard options.settlesSizes, tree.names.find(Self.contentSize) != nil else { return }
        var known: [String: AxisPair<Double?>] = [:]
        for index in document.items.indices where document.shownContent[ItemID(index)] == nil {
            guard !document.items[index].unknowns.isDisjoint(with: [.width, .height]),
                let className = document.items[index].className, !ViewClass.isOfSystem(className)
            else { continue }
            let size: AxisPair<Double?>
            if let before = known[className] { size = before } else { size = ownContentSize(of: className) }
            known[className] = size
            if size.horizontal != nil || size.vertical != nil { document.shownContent[ItemID(index)] = size }
        }
    }

    private static let contentSize = "intrinsicContentSize"

    /// nil on an axis on which the class says nothing that can be read.
    private mutating func ownContentSize(of type: String) -> AxisPair<Double?> {
        for name in [type] + superclasses(of: type) {
            guard let picture = definitions.ownTypes[name] else { continue }
            let getter = picture.members.first { tree.string($0.binding.name) == Self.contentSize }?.binding.getter
            let method = picture.methods.first { tree.string($0.declaration.name) == Self.contentSize }?.declaration
            guard let body = getter ?? method?.body else { continue }
            let context = fresh(picture, .unknown)
            let found = within(context, root: nil) { (inner: inout Evaluator) in inner.contentSize(from: body) }
            return found.result
        }
        return AxisPair(horizontal: nil, vertical: nil)
    }

    private mutating func contentSize(from body: Block) -> AxisPair<Double?> {
        let value: Value = enter(.computation) { (inner: inout Evaluator) in inner.computedResult(of: body) }
        if case .size(let size) = value {
            return AxisPair(horizontal: Self.length(size.width), vertical: Self.length(size.height))
        }
        // One side may be `UIView.noIntrinsicMetric`, or be measured.
        guard body.statements.count == 1 else { return AxisPair(horizontal: nil, vertical: nil) }
        let returned: ExpressionID
        switch tree[body.statements[0]].kind {
        case .expression(let id), .returned(let id?): returned = id
        default: return AxisPair(horizontal: nil, vertical: nil)
        }
        guard case .call(_, let arguments) = tree[returned].kind, arguments.count == 2,
            let width = arguments[0].value, let height = arguments[1].value
        else { return AxisPair(horizontal: nil, vertical: nil) }
        return AxisPair(
            horizontal: evaluate(width, expecting: .hostCode).number.flatMap(Self.length),
            vertical: evaluate(height, expecting: .hostCode).number.flatMap(Self.length))
    }

    /// −1 is `UIView.noIntrinsicMetric`.
    private static func length(_ number: Double) -> Double? { number >= 0 && number.isFinite ? number : nil }
}
