// `equalTo` and its kin: what a Masonry constraint is related to.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `equalToWithRelation`: gives the constraint to go on with, or unknown where an assertion ended the chain.
    mutating func masonryRelate(
        _ index: Int, _ relation: LayoutRelation, to value: Value, at range: TextRange, argument: TextRange?
    ) -> Value {
        guard let children = runtime.masonry[index].children else {
            return masonryRelateSingle(index, relation, to: value, at: range, argument: argument)
        }
        for child in children {
            let result = masonryRelate(child, relation, to: value, at: range, argument: argument)
            if case .unknown = result { return .unknown }
        }
        return .runtime(.masonryConstraint(index))
    }

    private mutating func masonryRelateSingle(
        _ index: Int, _ relation: LayoutRelation, to value: Value, at range: TextRange, argument: TextRange?
    ) -> Value {
        let (chain, hasRelation) = (runtime.masonry[index].chain, runtime.masonry[index].hasRelation)
        if case .array(let elements) = value {
            if hasRelation { return masonryRedefined(chain, at: range) }
            return masonryRelate(index, relation, toEach: elements, at: range, argument: argument)
        }
        // MASViewConstraint.m:192: the same relation with a value is let through.
        if hasRelation {
            guard runtime.masonry[index].relation == relation else { return masonryRedefined(chain, at: range) }
            if mayBeBoxedValue(value) {
                // A value of which nothing is known is a number if the program is to run at all.
                masonrySetConstant(index, value, origin: .target, range: argument, call: range)
                noteUnknown(.number(argument ?? range), in: chain)
                return .runtime(.masonryConstraint(index))
            }
            guard Self.isBoxedValue(value) else { return masonryRedefined(chain, at: range) }
        }
        runtime.masonry[index].relation = relation
        runtime.masonry[index].hasRelation = true
        guard masonrySetTarget(index, value, at: range, argument: argument) else { return .unknown }
        return .runtime(.masonryConstraint(index))
    }

    private mutating func masonryRedefined(_ chain: ChainID, at range: TextRange) -> Value {
        stop(chain, .relationRedefined(text: "Redefinition of constraint relation"), at: range)
        return .unknown
    }

    /// One copy an element (MASViewConstraint.m:178-190); a copy loses key and updating flag and has a relation.
    private mutating func masonryRelate(
        _ index: Int, _ relation: LayoutRelation, toEach elements: [Value], at range: TextRange, argument: TextRange?
    ) -> Value {
        // Arrays of receivers and targets multiply.
        guard fuel > elements.count else {
            runtime.masonry[index].target = .unknown
            return .runtime(.masonryConstraint(index))
        }
        fuel -= elements.count
        let original = runtime.masonry[index]
        var children = NumberList()
        for element in elements {
            var copy = original
            copy.key = nil
            copy.isUpdating = false
            copy.installed = nil
            copy.target = .none
            copy.hasRelation = true
            copy.relation = relation
            let child = addMasonry(copy)
            children.append(child)
            guard masonrySetTarget(child, element, at: range, argument: argument) else { return .unknown }
        }
        let composite = addMasonryComposite(
            children, delegate: original.delegate, block: original.block, chain: original.chain,
            at: original.attributeRange)
        guard masonryReplace(index, by: composite, in: original.delegate, at: range) else { return .unknown }
        return .runtime(.masonryConstraint(composite))
    }

    /// Whether nothing says that a value is no number.
    private mutating func mayBeBoxedValue(_ value: Value) -> Bool {
        switch value {
        case .unknown, .runtime(.type), .closure, .runtime(.localFunction), .image, .color, .namedColor, .font,
            .attributedText, .paragraphStyle, .buttonConfiguration:
            true
        case .object(let className): !ViewClass.isCertainlyNone(className)
        case .null: tree.dialect == .objectiveC
        default: false
        }
    }

    /// Whether Masonry's boxing gives an `NSValue`.
    static func isBoxedValue(_ value: Value) -> Bool {
        switch value {
        case .number, .boolean, .point, .size, .insets: true
        default: false
        }
    }

    /// `setSecondViewAttribute:`; false where its assertion ended the chain.
    private mutating func masonrySetTarget(
        _ index: Int, _ value: Value, at range: TextRange, argument: TextRange?
    ) -> Bool {
        let (chain, own) = (runtime.masonry[index].chain, runtime.masonry[index].attribute)
        switch value {
        case .number, .boolean, .point, .size, .insets:
            masonrySetConstant(index, value, origin: .target, range: argument, call: range)
        case .unknown where isNumber(value):
            masonrySetConstant(index, value, origin: .target, range: argument, call: range)
            noteUnknown(value, at: argument ?? range, in: chain)
        case .item(let item) where isRelatableInMasonry(item):
            runtime.masonry[index].target = .item(item, own)
        case .attributes(let item, let attributes):
            let attribute = attributes.first ?? .notAnAttribute
            runtime.masonry[index].target = .item(item, attribute == .notAnAttribute ? own : attribute)
        case .null where tree.dialect == .objectiveC && !(argument.map { isLiteralNil(at: $0) } ?? false),
            .unknown, .closure, .chain, .dictionary, .runtime(.type), .runtime(.localFunction), .maker,
            .runtime(.gradient),
            // What a helper of the program makes of an image, a font or a text may be a number.
            .image, .color, .namedColor, .font, .attributedText, .paragraphStyle, .buttonConfiguration:
            runtime.masonry[index].target = .unknown
            noteUnknown(.target(argument ?? range), in: chain)
        case .item(let item) where tree.dialect != .masonry && document[item].className == Self.controllerGuideClass:
            // Some systems have a private view here.
            runtime.masonry[index].target = .unknown
            noteUnknown(.target(argument ?? range), in: chain)
        case .runtime(.controller(let controller)) where runtime.controllers[controller].isGuess:
            // Its name alone says that it is a controller.
            runtime.masonry[index].target = .unknown
            noteUnknown(.target(argument ?? range), in: chain)
        case .object(let className) where !ViewClass.isCertainlyNone(className):
            runtime.masonry[index].target = .unknown
            noteUnknown(.target(argument ?? range), in: chain)
        default:
            stop(chain, unsupportedTarget(value), at: argument ?? range)
            return false
        }
        return true
    }

    /// A controller's layout guide is no view (MASViewConstraint.m:122-137), nor is any guide in Objective-C; a
    /// `.masonry` file may relate to the guides it declares.
    private mutating func isRelatableInMasonry(_ item: ItemID) -> Bool {
        let isGuide = document[item].layout.kind != .view && document[item].layout.kind != .scrollView
        guard isGuide else { return true }
        return tree.dialect == .masonry && document[item].className != Self.controllerGuideClass
    }

    static let controllerGuideClass = "UILayoutGuide (controller)"

    private mutating func unsupportedTarget(_ value: Value) -> SemanticProblem.Kind {
        if case .object(OpaqueStructure.box) = value {
            return .unsupportedRelationTarget(
                text: "attempting to set layout constant with unsupported value: <NSValue: 0x…>")
        }
        let text = "attempting to add unsupported attribute: \(description(of: value))"
        switch value {
        case .null: return .nilRelationTarget(text: text)
        case .runtime(.controller): return .controllerAsTarget(text: text)
        default: return .unsupportedRelationTarget(text: text)
        }
    }

    /// What `%@` writes for a value, as far as it does not depend on the run.
    mutating func description(of value: Value, depth: Int = 0) -> String {
        guard depth < 3 else { return "…" }
        return switch value {
        case .string(let string): string
        case .number(let number, _): NumberText.short(number)
        case .boolean(let value): value ? "1" : "0"
        case .null, .directionalInsets: "(null)"
        case .item(let item): itemDescription(item)
        case .array(let elements):
            "("
                + elements.prefix(16).map { value in
                    switch value {
                    case .item: "\"\(description(of: value, depth: depth + 1))\""
                    default: description(of: value, depth: depth + 1)
                    }
                }.joined(separator: ", ") + ")"
        case .runtime(.library(let kept)) where kept.library == .masonry:
            runtime.masonry[kept.index].children == nil
                ? "<MASViewConstraint: 0x…>" : "<MASCompositeConstraint: 0x…>"
        case .runtime(.controller(let index)): "<UIViewController: \(runtime.controllers[index].name)>"
        case .runtime(.library(let kept)) where kept.anchor != nil:
            switch kept.anchor?.attribute.kind {
            case .size: "<NSLayoutDimension: 0x…>"
            case .verticalPosition: "<NSLayoutYAxisAnchor: 0x…>"
            default: "<NSLayoutXAxisAnchor: 0x…>"
            }
        case .object("NSNull"): "<null>"
        case .object(let className): OpaqueStructure.isOne(className) ? "(null)" : "<\(className): 0x…>"
        default: "(null)"
        }
    }
}
