// Frames that code sets in numbers: where a view stands that nothing constrains.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes `view.frame = …`. Code that runs only sometimes or later, and a second place, leave it open.
    mutating func noteFrame(of item: ItemID, _ source: ExpressionID) {
        guard isInClass else { return }
        noteSized(item)
        if restoreFrame(of: item, source) { return }
        let range = tree[source].range
        let adjusted = document.givenFrames[item]?.adjusted ?? []
        defer { adjust(item, adjusted) }
        if let known = document.givenFrames[item], known.source != range, !known.numbers.isEmpty {
            let numbers = frameNumbers(source)
            // The same once more says nothing else.
            if adjusted.isEmpty, let numbers, numbers == known.numbers, numbers.allSatisfy({ $0.constant != nil }) {
                return
            }
            // What the set-up gives last counts.
            if isSettingUp, !known.isDisputed, let numbers {
                document.givenFrames[item] = GivenFrame(numbers: numbers, source: range)
            } else {
                document.givenFrames[item]?.isDisputed = true
            }
            return
        }
        guard let numbers = frameNumbers(source) else {
            document.givenFrames[item] = nil
            return
        }
        document.givenFrames[item] = GivenFrame(
            numbers: numbers, source: range, isDisputed: !isSettingUp)
    }

    /// What a view's own class changes of its frame, it changes of the next one, too.
    private mutating func adjust(_ item: ItemID, _ places: Set<Int>) {
        guard !places.isEmpty, document.givenFrames[item]?.numbers.count == 4 else { return }
        document.givenFrames[item]?.adjusted = places
        for place in places { document.givenFrames[item]?.numbers[place] = .init() }
    }

    /// Notes `UIView(frame: …)`, `[[UIView alloc] initWithFrame:…]`, which a view has from the beginning, whenever that is.
    mutating func noteFrame(of value: Value, madeWith arguments: [Argument]) {
        guard isInClass, case .item(let item) = value, let source = frameArgument(arguments) else { return }
        noteFrame(of: item, source)
        if document.givenFrames[item]?.source == tree[source].range {
            document.givenFrames[item]?.isDisputed = false
        }
    }

    private mutating func frameArgument(_ arguments: [Argument]) -> ExpressionID? {
        arguments.first { argument in
            argument.label.map { ["frame", "initWithFrame"].contains(tree.string($0)) } ?? false
        }?.value
    }

    /// Notes an assignment to a property of a view: its frame, or what moves or resizes it in another way.
    mutating func noteFrame(
        of item: ItemID, _ name: Name, _ operation: Operator, _ source: ExpressionID
    ) {
        if name.word == .frame, operation == .assign {
            noteFrame(of: item, source)
        } else {
            disputeFrame(of: item, tree.string(name))
        }
    }

    /// Notes an assignment in a view's class to a property of its own: `frame = …`, `self.frame = …`.
    mutating func noteOwnFrame(_ name: Name, _ operation: Operator, _ source: ExpressionID) {
        guard classContext?.members[name] == nil, let item = selfView else { return }
        noteFrame(of: item, name, operation, source)
    }

    /// Notes `[view setFrame:…]` and calls that move or resize a view in another way.
    mutating func noteFrame(of item: ItemID, _ call: Invocation) {
        let name = tree.string(call.name)
        noteScrolling(of: item, call)
        if call.isMessage, call.arguments.count == 1, let source = call.first, name == "setFrame" {
            noteFrame(of: item, source)
        } else {
            disputeFrame(of: item, Self.property(ofSetter: name) ?? name)
        }
    }

    /// `view.center = …`, `[view sizeToFit]`, and the properties that apps add to all views: the frame in numbers is not the
    /// last word, and what is, cannot be told.
    private mutating func disputeFrame(of item: ItemID, _ property: String) {
        // `mj_width`, `yy_left`.
        let plain = property.lastIndex(of: "_").map { property[property.index(after: $0)...] } ?? property[...]
        guard Self.moving.contains(plain) else { return }
        noteSized(item)
        document.givenFrames[item]?.isDisputed = true
    }

    private static let moving: Set<Substring> = [
        "frame", "bounds", "center", "centerX", "centerY", "origin", "size", "x", "y", "w", "h", "width", "height",
        "left", "top", "right", "bottom", "maxX", "maxY", "sizeToFit",
    ]

    /// Notes `super.init(frame: CGRect(…))` and `self.init(frame: CGRect(…))`: initializers that hand on what they got
    /// say nothing.
    mutating func noteOwnFrame(_ call: Invocation) {
        guard isInClass, let item = selfView, document.givenFrames[item] == nil,
            let source = frameArgument(call.arguments), let numbers = frameNumbers(source)
        else { return }
        document.givenFrames[item] = GivenFrame(
            numbers: numbers, source: tree[source].range, isDisputed: !isSettingUp)
    }

    /// Notes `view.frame.size.height = …`, `frame.origin.y = …`: one or two numbers of a frame. `base` is what stands
    /// before the last name.
    mutating func noteFramePart(_ base: ExpressionID, _ name: Name, _ operation: Operator, _ source: ExpressionID) {
        guard isInClass, !changeFrameCopy(base, name), let part = framePart(base, name),
            let item = viewOfFrame(part.frame)
        else { return }
        noteSized(item)
        var given = document.givenFrames[item] ?? GivenFrame(numbers: [], source: tree[source].range)
        if given.numbers.count != 4 { given.numbers = Array(repeating: .init(), count: 4) }
        if !isSettingUp { given.isDisputed = true }
        var numbers = Array(repeating: GivenFrame.Number(), count: part.places.count)
        if operation == .assign {
            if part.places.count == 1 {
                numbers = [frameNumber(source)]
            } else if isArithmeticOfNames(source) {
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
    private mutating func framePart(_ base: ExpressionID, _ name: Name) -> (frame: ExpressionID, places: Range<Int>)? {
        // The origin of its bounds is how far a view is scrolled.
        func isFrame(_ id: ExpressionID, _ places: Range<Int>) -> Bool {
            switch tree[id].kind {
            case .name(let name), .member(_, let name, _):
                name.word == .frame || (name.word == .bounds && places.lowerBound > 1)
            default: false
            }
        }
        // Nearly all assignments are to other properties.
        let place: Int
        let whole: String
        switch tree.string(name) {
        case "origin": return isFrame(base, 0..<2) ? (base, 0..<2) : nil
        case "size": return isFrame(base, 2..<4) ? (base, 2..<4) : nil
        case "x": (whole, place) = ("origin", 0)
        case "y": (whole, place) = ("origin", 1)
        case "width": (whole, place) = ("size", 2)
        case "height": (whole, place) = ("size", 3)
        default: return nil
        }
        guard case .member(let frame, let part, _) = tree[base].kind, tree.string(part) == whole,
            isFrame(frame, place..<place + 1)
        else { return nil }
        return (frame, place..<place + 1)
    }

    /// The view whose frame an expression is: `view.frame`, and the running class's own.
    mutating func viewOfFrame(_ frame: ExpressionID) -> ItemID? {
        switch tree[frame].kind {
        case .name(let name): return scope.local(name) == nil && classContext?.members[name] == nil ? selfView : nil
        case .member(let base, _, _):
            if isSelf(base) { return selfView }
            guard isArithmeticOfNames(base), case .item(let item) = evaluate(base, expecting: .hostCode) else {
                return nil
            }
            return item
        default: return nil
        }
    }
}
