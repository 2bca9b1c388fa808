// Which attributes a word of a chain stands for, in the order in which each library makes them.

import AutoLayout
import MasonrySyntax

/// The attributes of one word.
package enum AttributeWords {
    /// The attribute of a word that names a single one.
    static func single(_ word: Word) -> LayoutAttribute? {
        switch word {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .baseline, .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        case .centerXWithinMargins: .centerXWithinMargins
        case .centerYWithinMargins: .centerYWithinMargins
        default: nil
        }
    }

    /// As a list in the order of `MASConstraintMaker.m` (SnapKit sorts by itself); nil for words that are no attributes.
    /// Shared, so that a step of a chain allocates nothing.
    static func list(_ word: Word) -> [LayoutAttribute]? {
        let list = lists[Int(word.rawValue)]
        return list.isEmpty ? nil : list
    }

    /// The same, in the order in which people name the sides: left, top, right, bottom.
    package static func inReadingOrder(_ word: Word) -> [LayoutAttribute] {
        (list(word) ?? []).sorted { rank($0) < rank($1) }
    }

    private static func rank(_ attribute: LayoutAttribute) -> Int {
        switch attribute {
        case .left, .leftMargin, .width, .centerX, .centerXWithinMargins: 0
        case .top, .topMargin: 1
        case .leading, .leadingMargin: 2
        case .right, .rightMargin: 3
        case .bottom, .bottomMargin: 4
        default: 5
        }
    }

    private static let lists: [[LayoutAttribute]] = Word.allCases.map { word in
        if let attribute = single(word) { return [attribute] }
        return Vocabulary.entry(word)?.parts.compactMap(single) ?? []
    }

    /// `make.attributes(mask)` in the order of MASConstraintMaker.m:92-128; `MASAttributeBaseline` and
    /// `MASAttributeLastBaseline` share one bit and so give two constraints.
    static func mask(_ bits: Int) -> [LayoutAttribute] {
        var result: [LayoutAttribute] = []
        for (attribute, bit) in maskBits where bits & (1 << bit) != 0 { result.append(attribute) }
        return result
    }

    /// The bit of an `NSLayoutAttribute` value, which is what `MASAttribute…` is made of.
    private static let maskBits: [(LayoutAttribute, Int)] = [
        (.left, 1), (.right, 2), (.top, 3), (.bottom, 4), (.leading, 5), (.trailing, 6), (.width, 7), (.height, 8),
        (.centerX, 9), (.centerY, 10), (.lastBaseline, 11), (.firstBaseline, 12), (.lastBaseline, 11),
        (.leftMargin, 13), (.rightMargin, 14), (.topMargin, 15), (.bottomMargin, 16), (.leadingMargin, 17),
        (.trailingMargin, 18), (.centerXWithinMargins, 19), (.centerYWithinMargins, 20),
    ]

    /// The attribute with the number of `NSLayoutAttribute`; 0 is `NSLayoutAttributeNotAnAttribute`.
    static func attribute(layoutAttributeNumber number: Int) -> LayoutAttribute? {
        if number == 0 { return .notAnAttribute }
        return maskBits.first { $0.1 == number }?.0
    }

    /// The number of a constant such as `NSLayoutAttributeLeft`.
    static func layoutAttributeNumber(_ attribute: LayoutAttribute) -> Int {
        maskBits.first { $0.0 == attribute }?.1 ?? 0
    }
}

extension LayoutRelation {
    /// The relation that a word says.
    init(_ comparison: WordRole.Comparison) {
        switch comparison {
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        case .lessThanOrEqual: self = .lessThanOrEqual
        }
    }
}
