// When two values say the same as constants.

extension Value {
    /// Whether it is a value that constants have.
    var isConstant: Bool {
        switch self {
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .string, .font, .color, .namedColor, .image:
            true
        case .object(let object): object == DeviceObject.screenBounds
        default: false
        }
    }

    func isSameConstant(_ other: Value) -> Bool {
        switch (self, other) {
        case (.number(let one, let isFirst), .number(let two, let isSecond)): one == two && isFirst == isSecond
        case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
        case (.size(let one), .size(let two)): one == two
        case (.insets(let one), .insets(let two)): one == two
        case (.directionalInsets(let one), .directionalInsets(let two)): one == two
        case (.boolean(let one), .boolean(let two)): one == two
        case (.string(let one), .string(let two)): one == two
        case (.font(let one), .font(let two)): one == two
        case (.color(let one), .color(let two)): one == two
        case (.namedColor(let one), .namedColor(let two)): one == two
        case (.image(let one), .image(let two)): one == two
        case (.object(let one), .object(let two)): one == two && isConstant
        default: false
        }
    }
}
