// `screen` lines: by size, or by the name of a built-in device.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func declare(_ declaration: ScreenDeclaration, _ range: TextRange) {
        guard let screen = declaration.isDeviceName ? device(declaration) : custom(declaration) else { return }
        if let first = screenNames[screen.name] {
            report(.redeclaredName(screen.name, first: first), at: declaration.nameRange)
            return
        }
        screenNames[screen.name] = declaration.nameRange
        document.screens.append(DocumentScreen(screen: screen, declaration: range, nameRange: declaration.nameRange))
        refer(to: .screen(DeclarationID(document.screens.count - 1)), at: declaration.nameRange, as: .declaration)
    }

    private mutating func device(_ declaration: ScreenDeclaration) -> Screen? {
        guard let device = Device.named(declaration.name) else {
            report(
                .unknownDevice(declaration.name, nearest: Device.nearest(to: declaration.name)),
                at: declaration.nameRange)
            return nil
        }
        var screen = declaration.isLandscape ? device.landscape : device.portrait
        screen.isRightToLeft = declaration.isRightToLeft
        if let safeArea = safeArea(declaration) { screen.safeArea = safeArea }
        return screen
    }

    private mutating func custom(_ declaration: ScreenDeclaration) -> Screen? {
        guard let width = side(declaration.width), let height = side(declaration.height) else {
            // `screen "iPhone 15"` without a size: a device by its full name.
            return declaration.width == nil && declaration.height == nil ? device(declaration) : nil
        }
        var size = Size(width: width, height: height)
        if declaration.isLandscape, size.height > size.width { size = Size(width: height, height: width) }
        return Screen(
            name: declaration.name, size: size, safeArea: safeArea(declaration) ?? .zero,
            isRightToLeft: declaration.isRightToLeft)
    }

    /// A side of a screen: a positive finite number.
    private mutating func side(_ id: ExpressionID?) -> Double? {
        guard let id else { return nil }
        switch evaluate(id, expecting: .value) {
        case .number(let number, _) where number.isFinite && number >= 0: return number
        case .unknown: return nil
        case let other:
            report(.wrongValueType(expected: .length, found: other.kind), at: tree[id].range)
            return nil
        }
    }

    private mutating func safeArea(_ declaration: ScreenDeclaration) -> EdgeInsets? {
        guard let values = declaration.safeArea else { return nil }
        let numbers = values.map { side($0) }
        guard numbers.count == 4, let top = numbers[0], let left = numbers[1], let bottom = numbers[2],
            let right = numbers[3]
        else {
            report(
                .wrongValueType(expected: .fourSides, found: .values(values.count)),
                at: declaration.nameRange)
            return nil
        }
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}
