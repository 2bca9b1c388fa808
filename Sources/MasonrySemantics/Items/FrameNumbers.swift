// The numbers of frames as code writes them, also where it computes them from other frames.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// nil for what is no frame in numbers.
    mutating func frameNumbers(_ source: ExpressionID) -> [GivenFrame.Number]? {
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
            guard let width = side(of: base, .width), let height = side(of: base, .height) else {
                return givenNumbers(of: base, isBounds: name.word == .bounds)
            }
            return [.init(constant: 0), .init(constant: 0), width, height]
        default: return nil
        }
    }

    /// Those of another view whose frame code has set before; nil where a layout may have moved it since.
    private mutating func givenNumbers(of view: ExpressionID, isBounds: Bool) -> [GivenFrame.Number]? {
        guard isArithmeticOfNames(view), case .item(let item) = evaluate(view, expecting: .hostCode), isSettingUp,
            let given = document.givenFrames[item], !given.isDisputed, given.numbers.count == 4,
            facts.constrained[item] == nil
        else { return nil }
        return isBounds ? [.init(constant: 0), .init(constant: 0)] + given.numbers[2...] : given.numbers
    }

    private mutating func frameNumbers(_ arguments: [Argument]) -> [GivenFrame.Number]? {
        let values = arguments.compactMap(\.value)
        if values.count == 4 { return values.map { frameNumber($0) } }
        guard values.count == 2, arguments.first?.label.map({ tree.string($0) }) == "origin" else { return nil }
        var numbers: [GivenFrame.Number] = []
        for value in values {
            guard isArithmeticOfNames(value) else { return nil }
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

    mutating func frameNumber(_ source: ExpressionID) -> GivenFrame.Number {
        if let length = lengthOfFrames(source) { return .init(constant: length) }
        guard isArithmeticOfNames(source) else { return .init() }
        switch named(evaluate(source, expecting: .hostCode), source) {
        case .number(let number, _): return .init(constant: number)
        case .unknown(let quantity): return .init(constant: nil, quantity: quantity)
        default: return .init()
        }
    }

    /// What code computes from frames that it has set before: `CGRectGetMaxY(title.frame) + 8`, `title.frame.maxY + 8`.
    /// nil for anything else, and where a layout may have moved the view since.
    private mutating func lengthOfFrames(_ source: ExpressionID, depth: Int = 0) -> Double? {
        guard depth < 16 else { return nil }
        switch tree[source].kind {
        case .parenthesized(let inner): return lengthOfFrames(inner, depth: depth + 1)
        case .binary(let operation, let one, let other):
            let isOfFrames = [namesFrame(one), namesFrame(other)]
            guard isOfFrames.contains(true),
                let first = isOfFrames[0] ? lengthOfFrames(one, depth: depth + 1) : plainNumber(one),
                let second = isOfFrames[1] ? lengthOfFrames(other, depth: depth + 1) : plainNumber(other)
            else { return nil }
            return Arithmetic.binary(operation, .number(first, isInteger: false), .number(second, isInteger: false))
                .number
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind, arguments.count == 1, let rectangle = arguments[0].value,
                tree.string(name).hasPrefix("CGRectGet")
            else { return nil }
            return part(String(tree.string(name).dropFirst(9)).lowercased(), ofFrame: rectangle)
        case .member(let base, let name, _):
            if case .member(let rectangle, let inner, _) = tree[base].kind,
                ["size", "origin"].contains(tree.string(inner))
            {
                let parts = ["x": "minx", "y": "miny", "width": "width", "height": "height"]
                return parts[tree.string(name)].flatMap { part($0, ofFrame: rectangle) }
            }
            return part(tree.string(name).lowercased(), ofFrame: base)
        default: return nil
        }
    }

    private mutating func namesFrame(_ id: ExpressionID) -> Bool {
        let range = tree[id].range
        return range.end.utf8 - range.start.utf8 <= 256 && tree.text.contains(".frame", in: range)
    }

    private mutating func plainNumber(_ id: ExpressionID) -> Double? {
        isArithmeticOfNames(id) ? evaluate(id, expecting: .hostCode).number : nil
    }

    /// A number of the rectangle `view.frame`, by the ending of `CGRectGet…` in small letters.
    private mutating func part(_ name: String, ofFrame rectangle: ExpressionID) -> Double? {
        guard case .member(let base, let word, _) = tree[rectangle].kind, word.word == .frame,
            isArithmeticOfNames(base),
            case .item(let item) = evaluate(base, expecting: .hostCode), let given = document.givenFrames[item],
            !given.isDisputed, isSettingUp, facts.constrained[item] == nil, given.numbers.count == 4
        else { return nil }
        func number(_ place: Int) -> Double? { given.numbers[place].constant }
        func edge(_ place: Int, _ share: Double) -> Double? {
            number(place).flatMap { start in number(place + 2).map { start + share * $0 } }
        }
        switch name {
        case "minx": return number(0)
        case "miny": return number(1)
        case "width": return number(2)
        case "height": return number(3)
        case "midx": return edge(0, 0.5)
        case "midy": return edge(1, 0.5)
        case "maxx": return edge(0, 1)
        case "maxy": return edge(1, 1)
        default: return nil
        }
    }

    /// A side of the screen, or of a controller's view.
    private mutating func side(of base: ExpressionID, _ word: Word) -> GivenFrame.Number? {
        guard isArithmeticOfNames(base) else { return nil }
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
    mutating func isArithmeticOfNames(_ id: ExpressionID, depth: Int = 0) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .number, .name, .implicitMember: return true
        case .member(let base, _, _): return isArithmeticOfNames(base, depth: depth + 1)
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner), .unary(_, let inner):
            return isArithmeticOfNames(inner, depth: depth + 1)
        case .binary(_, let one, let other):
            return isArithmeticOfNames(one, depth: depth + 1) && isArithmeticOfNames(other, depth: depth + 1)
        case .message(let receiver, let arguments):
            // `[UIScreen mainScreen]`, `[[UIScreen mainScreen] bounds]`.
            guard arguments.count == 1, arguments[0].value == nil else { return false }
            switch tree[receiver].kind {
            case .name(let name): return tree.string(name).hasPrefix("UI")
            case .message: return isArithmeticOfNames(receiver, depth: depth + 1)
            default: return false
            }
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind else { return false }
            let isOfNumbers = tree.string(name).hasPrefix("CG") || tree.dialect == .objectiveC
            return isOfNumbers
                && arguments.allSatisfy { $0.value.map { isArithmeticOfNames($0, depth: depth + 1) } ?? true }
        default: return false
        }
    }
}
