// How a view looks, as far as code says it: for pictures alone.

/// A property of a view that shows.
package enum LookProperty: UInt8, Sendable, Hashable {
    case background, textColor, tint, borderColor, shadowColor, onTint, minimumTint, maximumTint, thumbTint
    case placeholderColor, barTint, selectedTint, currentPageTint, pageTint, separatorColor
    case alpha, isHidden, radius, borderWidth, clips, shadowOpacity, shadowRadius, shadowOffset
    case contentMode, text, placeholder, font, alignment, lines, image, backgroundImage
    case isOn, value, minimum, maximum, items, selectedIndex, pages, currentPage, isSecure, borderStyle, style
    case horizontalAlignment, separators
}

extension LookProperty {
    /// Whether it is something to be seen that data brings, often behind the set-up.
    fileprivate var isContent: Bool {
        switch self {
        case .text, .placeholder, .placeholderColor, .font, .alignment, .lines, .image, .backgroundImage, .contentMode,
            .items, .pages, .style, .borderStyle:
            true
        default: false
        }
    }
}

/// What code says of such a property.
package enum LookValue: Sendable, Hashable {
    case color(ColorValue)
    case number(Double)
    case text(String)
    case texts([String])
    case font(FontValue)
    case image(ImageValue)
    case offset(x: Double, y: Double)
    /// Pieces of a text that look differently.
    case runs([TextRun])
    /// The last part of the name of an enumerator, in lower case: `center`.
    case choice(String)
    /// Something that only the running program knows.
    case unknown
}

/// What code says of how one view looks. Of a property that code sets several times the last one of the set-up holds. Of a
/// view that the set-up makes other code gives what it shows, where the set-up says nothing; colours and states that an event
/// changes are not how it looks.
package struct Appearance: Sendable {
    private struct Fact {
        var property: LookProperty
        var value: LookValue
        var isSetUp: Bool
    }

    private var facts: [Fact] = []
    /// Whether code other than the set-up makes the view.
    var isMadeLater = false
    /// The gradient behind its content.
    package internal(set) var gradient: GradientValue?
    /// In which order the view was put into its superview; larger is nearer.
    package internal(set) var order: Double?

    package init() {}

    package subscript(property: LookProperty) -> LookValue? {
        for fact in facts where fact.property == property { return fact.value }
        return nil
    }

    mutating func note(_ property: LookProperty, _ value: LookValue, isSetUp: Bool) {
        guard isSetUp || isMadeLater || property.isContent else { return }
        let fact = Fact(property: property, value: value, isSetUp: isSetUp)
        guard let place = facts.firstIndex(where: { $0.property == property }) else { return facts.append(fact) }
        if isSetUp || (!facts[place].isSetUp && facts[place].value == .unknown) { facts[place] = fact }
    }
}
