// Layers of gradients that code puts behind views, for pictures alone.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// A new layer of a gradient; nil for other types.
    mutating func makeGradient(_ type: String) -> Value? {
        guard type == "CAGradientLayer", isInClass else { return nil }
        runtime.gradients.append(GradientLayer())
        return .runtime(.gradient(runtime.gradients.count - 1))
    }

    /// Notes `gradient.colors = […]`.
    mutating func noteGradient(_ index: Int, _ name: Name, _ source: ExpressionID, _ value: Value) {
        guard runtime.gradients.indices.contains(index) else { return }
        var layer = runtime.gradients[index]
        switch tree.string(name) {
        case "frame":
            layer.fills = tree.text[tree[source].range].hasSuffix("bounds")
        case "bounds": layer.fills = tree.text[tree[source].range].hasSuffix("bounds")
        case "colors":
            guard let colors = gradientColors(source) else {
                layer.isUnknown = true
                break
            }
            layer.gradient.colors = colors
        case "locations":
            guard let numbers = gradientNumbers(source, value) else {
                layer.isUnknown = true
                break
            }
            layer.gradient.locations = numbers
        case "startPoint", "endPoint":
            guard case .point(let x, let y) = value, abs(x) <= 10, abs(y) <= 10 else {
                layer.isUnknown = true
                break
            }
            if tree.string(name) == "startPoint" {
                layer.gradient.start = .init(x, y)
            } else {
                layer.gradient.end = .init(x, y)
            }
        case "type", "transform", "mask", "opacity", "isHidden", "hidden": layer.isUnknown = true
        default: return
        }
        runtime.gradients[index] = layer
        finalizeGradient(index)
    }

    /// Notes `view.layer.insertSublayer(gradient, at: 0)`; false where the receiver is no layer of a view.
    mutating func noteSublayer(_ receiver: ExpressionID, _ call: Invocation) -> Bool {
        guard ["addSublayer", "insertSublayer"].contains(tree.string(call.name)), isInClass, let source = call.first,
            let item = itemOfLayer(receiver)
        else { return false }
        for argument in call.arguments.dropFirst() { _ = argument.value.map { evaluate($0, expecting: .hostCode) } }
        guard case .runtime(.gradient(let index)) = evaluate(source, expecting: .hostCode),
            runtime.gradients.indices.contains(index)
        else { return true }
        runtime.gradients[index].owner = item
        finalizeGradient(index)
        return true
    }

    private mutating func finalizeGradient(_ index: Int) {
        let layer = runtime.gradients[index]
        guard notesLooks, let owner = layer.owner else { return }
        let gradient = layer.gradient
        let isPlain =
            layer.fills && !layer.isUnknown && gradient.colors.count > 1 && gradient.start != gradient.end
            && (gradient.locations.isEmpty || gradient.locations.count == gradient.colors.count)
        document.appearances[owner, default: Appearance()].gradient = isPlain ? gradient : nil
    }

    /// `[UIColor.red.cgColor, color(…)]`; nil where one is not known.
    private mutating func gradientColors(_ source: ExpressionID) -> [ColorValue]? {
        var source = source
        while true {
            switch tree[source].kind {
            case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner): source = inner
            case .array(let elements):
                guard (2...16).contains(elements.count) else { return nil }
                var colors: [ColorValue] = []
                for element in elements {
                    guard let color = color(element) else { return nil }
                    colors.append(color)
                }
                return colors
            default: return nil
            }
        }
    }

    private mutating func gradientNumbers(_ source: ExpressionID, _ value: Value) -> [Double]? {
        guard case .array(let values) = value else { return nil }
        var numbers: [Double] = []
        for value in values {
            guard let number = value.number, (0...1).contains(number), number >= numbers.last ?? 0 else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
