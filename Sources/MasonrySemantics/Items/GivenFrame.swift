// Frames that code sets in numbers: where a view stands that nothing constrains.

import AutoLayout
import MasonrySyntax
import SourceText

/// The frame that one assignment or initializer gives a view; for display alone, because other code may set another.
package struct GivenFrame: Sendable, Hashable {
    /// A number of it, in points, or what the source calls one that is not known.
    struct Number: Sendable, Hashable {
        var constant: Double?
        var quantity = QuantityID.nameless
    }

    /// x, y, width, height.
    var numbers: [Number]
    /// The expression.
    var source: TextRange
    /// Whether several places give the view frames: which of them counts is not told.
    var isDisputed = false
}

extension Evaluator {
    /// Notes `view.frame = …`. Code that runs only sometimes or later, and a second place, leave it open.
    mutating func noteFrame(of item: ItemID, _ source: ExpressionID) {
        guard isInClass else { return }
        let range = tree[source].range
        if let known = document.givenFrames[item], known.source != range, !known.numbers.isEmpty {
            document.givenFrames[item]?.isDisputed = true
            return
        }
        guard let numbers = frameNumbers(source) else {
            document.givenFrames[item] = nil
            return
        }
        document.givenFrames[item] = GivenFrame(
            numbers: numbers, source: range, isDisputed: !isSettingUp)
    }

    /// Notes `UIView(frame: …)`, `[[UIView alloc] initWithFrame:…]`.
    mutating func noteFrame(of value: Value, madeWith arguments: [Argument]) {
        guard isInClass, case .item(let item) = value,
            let source = arguments.first(where: { argument in
                argument.label.map { ["frame", "initWithFrame"].contains(tree.string($0)) } ?? false
            })?.value
        else { return }
        noteFrame(of: item, source)
    }

    /// nil for what is no frame in numbers.
    private mutating func frameNumbers(_ source: ExpressionID) -> [GivenFrame.Number]? {
        switch tree[source].kind {
        case .parenthesized(let inner): return frameNumbers(inner)
        case .call(let callee, let arguments):
            switch tree[callee].kind {
            case .name(let name) where ["CGRectMake", "CGRect", "NSMakeRect"].contains(tree.string(name)): break
            case .implicitMember(let name, _) where tree.string(name) == "init": break
            default: return nil
            }
            return frameNumbers(arguments)
        case .member(let base, let name, _) where name.word == .bounds || name.word == .frame:
            guard let width = side(of: base, .width), let height = side(of: base, .height) else { return nil }
            return [.init(constant: 0), .init(constant: 0), width, height]
        default: return nil
        }
    }

    private mutating func frameNumbers(_ arguments: [Argument]) -> [GivenFrame.Number]? {
        let values = arguments.compactMap(\.value)
        if values.count == 4 { return values.map { frameNumber($0) } }
        guard values.count == 2, arguments.first?.label.map({ tree.string($0) }) == "origin" else { return nil }
        var numbers: [GivenFrame.Number] = []
        for value in values {
            guard isPlain(value) else { return nil }
            switch evaluate(value, expecting: .hostCode) {
            case .point(let x, let y): numbers += [.init(constant: x), .init(constant: y)]
            case .size(let size): numbers += [.init(constant: size.width), .init(constant: size.height)]
            default:
                guard case .implicitMember(let name, _) = tree[value].kind, tree.string(name) == "zero" else {
                    return nil
                }
                numbers += [.init(constant: 0), .init(constant: 0)]
            }
        }
        return numbers.count == 4 ? numbers : nil
    }

    private mutating func frameNumber(_ source: ExpressionID) -> GivenFrame.Number {
        guard isPlain(source) else { return .init() }
        switch named(evaluate(source, expecting: .hostCode), source) {
        case .number(let number, _): return .init(constant: number)
        case .unknown(let quantity): return .init(constant: nil, quantity: quantity)
        default: return .init()
        }
    }

    /// A side of the screen, or of a controller's view.
    private mutating func side(of base: ExpressionID, _ word: Word) -> GivenFrame.Number? {
        guard isPlain(base) else { return nil }
        switch evaluate(base, expecting: .hostCode) {
        case .object(let object):
            guard let device,
                let bounds = DeviceObject.member("bounds", of: object, device), case .object(let rectangle) = bounds,
                case .number(let number, _)? = DeviceObject.member(word.spelling, of: rectangle, device)
            else { return nil }
            return .init(constant: number)
        case .item(let item) where document[item].placement == .controllerView:
            let side = UnknownNumber.Side(item: item, axis: word == .width ? .horizontal : .vertical)
            document.unknownNumbers.append(UnknownNumber(text: "view." + word.spelling, side: side))
            let unknown = UnknownNumberID(index: document.unknownNumbers.count - 1)
            return .init(quantity: add(.number(LinearForm(terms: [.init(unknown: unknown, factor: 1)]))))
        default: return nil
        }
    }

    /// Whether evaluating an expression once more does nothing: it calls nothing but functions of numbers.
    private func isPlain(_ id: ExpressionID, depth: Int = 0) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .number, .name, .implicitMember: return true
        case .member(let base, _, _): return isPlain(base, depth: depth + 1)
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner), .unary(_, let inner):
            return isPlain(inner, depth: depth + 1)
        case .binary(_, let one, let other):
            return isPlain(one, depth: depth + 1) && isPlain(other, depth: depth + 1)
        case .message(let receiver, let arguments):
            // `[UIScreen mainScreen]`.
            guard arguments.count == 1, arguments[0].value == nil, case .name(let name) = tree[receiver].kind else {
                return false
            }
            return tree.string(name).hasPrefix("UI")
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind else { return false }
            let isOfNumbers = tree.string(name).hasPrefix("CG") || tree.dialect == .objectiveC
            return isOfNumbers && arguments.allSatisfy { $0.value.map { isPlain($0, depth: depth + 1) } ?? true }
        default: return false
        }
    }
}
