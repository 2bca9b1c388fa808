// `mas_distributeViewsAlongAxis:` in both forms (NSArray+MASAdditions.m:41-141).

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// What the caller asks for.
    private struct Distribution {
        enum Form { case fixedSpacing, fixedItemLength }

        var axis: Axis
        var form: Form
        var length: Double?
        var lead: Double?
        var tail: Double?

        var start: LayoutAttribute { axis == .horizontal ? .left : .top }
        var end: LayoutAttribute { axis == .horizontal ? .right : .bottom }
        var size: LayoutAttribute { axis == .horizontal ? .width : .height }
    }

    mutating func distribute(_ elements: [Value], _ call: Invocation, receiver: TextRange) -> Value {
        let header = TextRange(call.range.start, call.nameRange.end)
        guard elements.count > 1 else {
            report(.distributeFewerThanTwo(text: "views to distribute need to bigger than one"), at: header)
            return .unknown
        }
        guard let distribution = distribution(call) else { return .unknown }
        let views = elements.map { element in
            if case .item(let view) = element { return Optional(view) }
            return nil
        }
        guard let container = container(of: views.compactMap(\.self), at: header) else { return .unknown }
        var previous: ItemID?
        for (index, view) in views.enumerated() {
            guard let view else {
                if mayBeView(elements[index]) { return .unknown }
                let text =
                    "-[\(Self.runtimeClass(of: elements[index])) mas_makeConstraints:]: unrecognized selector sent to instance"
                report(.arrayOfNonViews(text: text), at: header)
                return .unknown
            }
            distribute(view, index, of: views.count, after: previous, in: container, distribution, call, receiver)
            previous = view
        }
        return .null
    }

    /// The class that the runtime names in its complaint.
    private static func runtimeClass(of value: Value) -> String {
        switch value {
        case .number, .boolean: "__NSCFNumber"
        case .string: "__NSCFConstantString"
        case .point, .size, .insets, .directionalInsets: "NSConcreteValue"
        case .array: "__NSArrayI"
        case .object(let className): className
        case .runtime(.controller): "UIViewController"
        default: "NSObject"
        }
    }

    private mutating func distribution(_ call: Invocation) -> Distribution? {
        guard let axis = firstArgument(call, expecting: .value)?.value.number else { return nil }
        let form: Distribution.Form = call.argument(.withFixedSpacing) == nil ? .fixedItemLength : .fixedSpacing
        func number(_ word: Word, _ evaluator: inout Evaluator) -> Double? {
            call.argument(word).flatMap { evaluator.evaluate($0, expecting: .value).number }
        }
        return Distribution(
            axis: axis == 0 ? .horizontal : .vertical, form: form,
            length: number(form == .fixedSpacing ? .withFixedSpacing : .withFixedItemLength, &self),
            lead: number(.leadSpacing, &self), tail: number(.tailSpacing, &self))
    }

    private mutating func container(of views: [ItemID], at range: TextRange) -> ItemID? {
        var common: ItemID?
        for view in views {
            guard let current = common else {
                common = view
                continue
            }
            switch commonSuperview(view, current) {
            case .item(let item): common = item
            case .unknown: return nil
            case .none:
                let text =
                    "Can't constrain views that do not share a common superview. Make sure that all the views in "
                    + "this array have been added into the same view hierarchy."
                report(.noCommonSuperview(text: text), at: range)
                return nil
            }
        }
        return common
    }

    private mutating func distribute(
        _ view: ItemID, _ index: Int, of count: Int, after previous: ItemID?, in container: ItemID,
        _ distribution: Distribution, _ call: Invocation, _ receiver: TextRange
    ) {
        let block = openDistributionBlock(view, distribution.axis, call, receiver)
        let outer = frame.chainContext
        frame.chainContext = ChainContext(chain: nil, range: call.range)
        let chain = beginChain(in: block)
        endChain()
        frame.chainContext = outer
        func make(_ attribute: LayoutAttribute, _ evaluator: inout Evaluator) -> MasonryConstraint {
            var constraint = MasonryConstraint(
                item: view, attribute: attribute, delegate: .maker(block), block: block, chain: chain,
                at: call.nameRange)
            constraint.hasRelation = true
            return constraint
        }
        func keep(_ constraint: MasonryConstraint, _ evaluator: inout Evaluator) {
            evaluator.runtime.makers[block.index].made.append(evaluator.addMasonry(constraint))
        }
        var size = make(distribution.size, &self)
        if distribution.form == .fixedItemLength {
            size.constant = distribution.length
            keep(size, &self)
        } else if let previous {
            size.target = .item(previous, distribution.size)
            keep(size, &self)
        }
        let isLast = index == count - 1
        if let previous, distribution.form == .fixedSpacing {
            var start = make(distribution.start, &self)
            start.target = .item(previous, distribution.end)
            start.constant = distribution.length
            keep(start, &self)
        }
        if previous == nil {
            var start = make(distribution.start, &self)
            start.target = .item(container, distribution.start)
            start.constant = distribution.lead
            keep(start, &self)
        } else if isLast || distribution.form == .fixedItemLength {
            var end = make(distribution.end, &self)
            end.target = .item(container, distribution.end)
            end.constant = distribution.tail.map { -$0 }
            if !isLast { Self.place(&end, index, of: count, distribution) }
            keep(end, &self)
        }
        _ = masonryInstall(block)
    }

    /// The end of an inner item of fixed length (NSArray+MASAdditions.m:112-116).
    private static func place(
        _ end: inout MasonryConstraint, _ index: Int, of count: Int, _ distribution: Distribution
    ) {
        let step = Double(index)
        let share = step / (Double(count) - 1)
        end.multiplier = share
        guard let length = distribution.length, let lead = distribution.lead, let tail = distribution.tail else {
            end.constant = nil
            return
        }
        end.constant = (1 - share) * (length + lead) - step * tail / (Double(count) - 1)
    }

    private mutating func openDistributionBlock(
        _ view: ItemID, _ axis: Axis, _ call: Invocation, _ receiver: TextRange
    ) -> BlockID {
        var block = ConstraintBlock(
            kind: .make, library: .masonry, receiver: view, receiverRange: receiver, range: call.range,
            headerRange: call.nameRange, makerName: "make", certainty: frame.certainty)
        block.distributionAxis = axis
        block.state = currentState
        block.owner = classContext?.picture.name
        block.function = frame.function
        block.entry = frame.entry
        block.guardID = frame.guardID
        document.blocks.append(block)
        facts.constrained[view] = true
        runtime.makers.append(Maker(item: view))
        return BlockID(document.blocks.count - 1)
    }
}
