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

    /// Whether a view of this size, in points, as far as it is known, is as large as this frame says.
    package func gives(_ width: Double?, _ height: Double?) -> Bool {
        guard !isDisputed, numbers.count == 4 else { return false }
        var isOne = false
        for (length, number) in [(width, numbers[2]), (height, numbers[3])] {
            guard let length else { continue }
            guard let constant = number.constant, abs(constant - length) < 0.01 else { return false }
            isOne = true
        }
        return isOne
    }
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

    /// Notes `UIView(frame: …)`, `[[UIView alloc] initWithFrame:…]`, which a view has from the beginning, whenever that is.
    mutating func noteFrame(of value: Value, madeWith arguments: [Argument]) {
        guard isInClass, case .item(let item) = value,
            let source = arguments.first(where: { argument in
                argument.label.map { ["frame", "initWithFrame"].contains(tree.string($0)) } ?? false
            })?.value
        else { return }
        noteFrame(of: item, source)
        if document.givenFrames[item]?.source == tree[source].range { document.givenFrames[item]?.isDisputed = false }
    }

    /// Notes `frame = …` and `self.frame = …` in a view's class.
    mutating func noteOwnFrame(_ name: Name, _ operation: Operator, _ source: ExpressionID) {
        guard name.word == .frame, operation == .assign, classContext?.members[name] == nil, let item = selfView
        else { return }
        noteFrame(of: item, source)
    }

    /// Notes `[view setFrame:…]`.
    mutating func noteFrame(of item: ItemID, _ call: Invocation) {
        guard call.isMessage, call.arguments.count == 1, let source = call.first, tree.string(call.name) == "setFrame"
        else { return }
        noteFrame(of: item, source)
    }

    /// Notes `super.init(frame: CGRect(…))` and `self.init(frame: CGRect(…))`: initializers that hand on what they got
    /// say nothing.
    mutating func noteOwnFrame(_ call: Invocation) {
        guard isInClass, let item = selfView, document.givenFrames[item] == nil,
            let source = call.arguments.first(where: { argument in
                argument.label.map { ["frame", "initWithFrame"].contains(tree.string($0)) } ?? false
            })?.value, let numbers = frameNumbers(source)
        else { return }
        document.givenFrames[item] = GivenFrame(numbers: numbers, source: tree[source].range, isDisputed: !isSettingUp)
    }

    /// Notes `view.frame.size.height = …`, `frame.origin.y = …`: one or two numbers of a frame. `base` is what stands
    /// before the last name.
    mutating func noteFramePart(_ base: ExpressionID, _ name: Name, _ operation: Operator, _ source: ExpressionID) {
        guard isInClass, let part = framePart(base, name), let item = viewOfFrame(part.frame) else { return }
        var given = document.givenFrames[item] ?? GivenFrame(numbers: [], source: tree[source].range)
        if given.numbers.count != 4 { given.numbers = Array(repeating: .init(), count: 4) }
        if !isSettingUp { given.isDisputed = true }
        var numbers = Array(repeating: GivenFrame.Number(), count: part.places.count)
        if operation == .assign {
            if part.places.count == 1 {
                numbers = [frameNumber(source)]
            } else if isPlain(source) {
                switch evaluate(source, expecting: .hostCode) {
                case .point(let x, let y): numbers = [.init(constant: x), .init(constant: y)]
                case .size(let size): numbers = [.init(constant: size.width), .init(constant: size.height)]
                default: break
                }
            }
        }
        for (place, number) in zip(part.places, numbers) { given.numbers[place] = number }
        document.givenFrames[item] = given
    }

    /// The numbers that `base.name` is of a frame, and what names the frame; nil for anything else.
    private func framePart(_ base: ExpressionID, _ name: Name) -> (frame: ExpressionID, places: Range<Int>)? {
        func isFrame(_ id: ExpressionID) -> Bool {
            switch tree[id].kind {
            case .name(let name), .member(_, let name, _): name.word == .frame || name.word == .bounds
            default: false
            }
        }
        switch tree.string(name) {
        case "origin" where isFrame(base): return (base, 0..<2)
        case "size" where isFrame(base): return (base, 2..<4)
        case let side:
            guard case .member(let frame, let part, _) = tree[base].kind, isFrame(frame),
                let place = ["origin.x", "origin.y", "size.width", "size.height"]
                    .firstIndex(of: "\(tree.string(part)).\(side)")
            else { return nil }
            return (frame, place..<place + 1)
        }
    }

    /// The view whose frame an expression is: `view.frame`, and the running class's own.
    private mutating func viewOfFrame(_ frame: ExpressionID) -> ItemID? {
        switch tree[frame].kind {
        case .name(let name): return scope.local(name) == nil && classContext?.members[name] == nil ? selfView : nil
        case .member(let base, _, _):
            if isSelf(base) { return selfView }
            guard isPlain(base), case .item(let item) = evaluate(base, expecting: .hostCode) else { return nil }
            return item
        default: return nil
        }
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
        if let length = lengthOfFrames(source) { return .init(constant: length) }
        guard isPlain(source) else { return .init() }
        switch named(evaluate(source, expecting: .hostCode), source) {
        case .number(let number, _): return .init(constant: number)
        case .unknown(let quantity): return .init(constant: nil, quantity: quantity)
        default: return .init()
        }
    }

    /// What code computes from frames that it has set before: `CGRectGetMaxY(title.frame) + 8`, `title.frame.maxY + 8`.
    /// Before the first layout a frame is what was set, whatever constraints say. nil for anything else.
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

    private func namesFrame(_ id: ExpressionID) -> Bool {
        let text = tree.text[tree[id].range]
        return text.utf8.count <= 256 && text.firstRange(of: ".frame") != nil
    }

    private mutating func plainNumber(_ id: ExpressionID) -> Double? {
        isPlain(id) ? evaluate(id, expecting: .hostCode).number : nil
    }

    /// A number of the rectangle `view.frame`, by the ending of `CGRectGet…` in small letters.
    private mutating func part(_ name: String, ofFrame rectangle: ExpressionID) -> Double? {
        guard case .member(let base, let word, _) = tree[rectangle].kind, word.word == .frame, isPlain(base),
            case .item(let item) = evaluate(base, expecting: .hostCode), let given = document.givenFrames[item],
            given.numbers.count == 4
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
