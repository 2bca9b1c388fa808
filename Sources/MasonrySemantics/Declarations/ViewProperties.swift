// The properties of a view: `intrinsicSize: 64 x 64; hugging: 251, 251`.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func set(_ property: PropertyDeclaration, of item: ItemID) {
        switch property.name.word {
        case .intrinsicSize: setIntrinsicSize(property, of: item)
        case .hugging:
            if let pair = priorities(property) { document.items[item.index].layout.hugging = pair }
        case .compression:
            if let pair = priorities(property) { document.items[item.index].layout.compression = pair }
        case .layoutMargins: setLayoutMargins(property, of: item)
        case .firstBaseline:
            if let value = numbers(property, count: 1)?.first {
                document.items[item.index].layout.firstBaseline = value
            }
        case .lastBaseline:
            if let value = numbers(property, count: 1)?.first { document.items[item.index].layout.lastBaseline = value }
        case .frame:
            if let values = numbers(property, count: 4) {
                document.items[item.index].layout.fixedFrame = Rect(
                    x: values[0], y: values[1], width: values[2], height: values[3])
            }
        case .text:
            if case .string(let text)? = property.values.first.map({ evaluate($0, expecting: .value) }) {
                setText(text, fontSize: nil, of: item)
            } else {
                wrongProperty(property, expected: .string)
            }
        case .font:
            if let size = numbers(property, count: 1)?.first { facts.fontSizes[item] = size }
        case .key:
            if case .string(let key)? = property.values.first.map({ evaluate($0, expecting: .value) }) {
                document.items[item.index].key = key
            } else {
                wrongProperty(property, expected: .string)
            }
        default: reportUnknownProperty(property)
        }
    }

    private mutating func reportUnknownProperty(_ property: PropertyDeclaration) {
        let name = tree.string(property.name)
        report(
            .unknownName(name, nearest: NearestName.of(name, among: Self.properties)), at: property.nameRange)
    }

    private static let properties = [
        "intrinsicSize", "hugging", "compression", "layoutMargins", "firstBaseline", "lastBaseline", "text", "font",
        "frame", "key",
    ]

    private mutating func wrongProperty(_ property: PropertyDeclaration, expected: ValueKind) {
        let range = property.values.first.map { tree[$0].range } ?? property.nameRange
        report(.wrongValueType(expected: expected, found: .otherValue), at: range)
    }

    /// Exactly `count` known numbers; one number may stand for all four sides.
    private mutating func numbers(_ property: PropertyDeclaration, count: Int) -> [Double]? {
        var result: [Double] = []
        for value in property.values {
            switch evaluate(value, expecting: .value) {
            case .number(let number, _): result.append(number)
            case .unknown: return nil
            case let other:
                report(.wrongValueType(expected: .number, found: other.kind), at: tree[value].range)
                return nil
            }
        }
        guard result.count == count else {
            wrongProperty(property, expected: count == 1 ? .number : .numbers(count))
            return nil
        }
        return result
    }

    private mutating func priorities(_ property: PropertyDeclaration) -> AxisPair<LayoutPriority>? {
        guard let values = numbers(property, count: 2) else { return nil }
        for (index, value) in values.enumerated() where !(value > 0 && value <= 1000) {
            report(.priorityOutOfRange(value), at: tree[property.values[index]].range)
            return nil
        }
        return AxisPair(horizontal: LayoutPriority(values[0]), vertical: LayoutPriority(values[1]))
    }

    private mutating func setLayoutMargins(_ property: PropertyDeclaration, of item: ItemID) {
        if property.values.count == 1, case .insets(let insets) = evaluate(property.values[0], expecting: .value) {
            document.items[item.index].layout.layoutMargins = insets
        } else if let values = numbers(property, count: 4) {
            document.items[item.index].layout.layoutMargins = EdgeInsets(
                top: values[0], left: values[1], bottom: values[2], right: values[3])
        }
    }

    /// `64 x 64`, either side `none`, or a `CGSize`.
    private mutating func setIntrinsicSize(_ property: PropertyDeclaration, of item: ItemID) {
        var size = AxisPair<Double?>(horizontal: nil, vertical: nil)
        if property.values.count == 1, case .size(let value) = evaluate(property.values[0], expecting: .value) {
            size = AxisPair(horizontal: value.width, vertical: value.height)
        } else if property.values.count == 2 {
            for (index, axis) in Axis.allCases.enumerated() {
                if case .name(let name) = tree[property.values[index]].kind, name.word == Word.none { continue }
                switch evaluate(property.values[index], expecting: .value) {
                case .number(let number, _): size[axis] = number
                case .unknown: document.items[item.index].unknowns.insert(axis == .horizontal ? .width : .height)
                case let other:
                    report(
                        .wrongValueType(expected: .numberOrNone, found: other.kind),
                        at: tree[property.values[index]].range)
                }
            }
        } else {
            return wrongProperty(property, expected: .widthAndHeight)
        }
        document.items[item.index].layout.intrinsicSize = size
        document.items[item.index].unknowns.subtract([.width, .height])
        facts.declaredSizes[item] = true
    }

    /// A text gives a label an estimated size, unless the file gives one.
    mutating func setText(_ text: String, fontSize: Double?, of item: ItemID) {
        document.items[item.index].text = text
        if let fontSize { facts.fontSizes[item] = fontSize }
        applyText(to: item)
    }

    mutating func applyText(to item: ItemID) {
        guard let text = document[item].text, facts.declaredSizes[item] == nil else { return }
        let size = TextEstimate.size(of: text, fontSize: facts.fontSizes[item] ?? TextEstimate.defaultFontSize)
        document.items[item.index].layout.intrinsicSize = AxisPair(horizontal: size.width, vertical: size.height)
        document.items[item.index].isEstimated = true
        // What code sets once it may set again.
        if !isInClass { document.items[item.index].unknowns.subtract([.width, .height]) }
    }
}
