// Constants of the two libraries and of UIKit that code names.

import AutoLayout
import MasonrySyntax

/// Values by name; looked up only for names that the file does not declare.
enum HostConstants {
    static func value(of name: String) -> Value? {
        // Asked of every name that stands for nothing, most of which begin with a small letter, as `kNilOptions` does.
        guard let first = name.utf8.first, first <= UInt8(ascii: "Z") || first == UInt8(ascii: "k") else { return nil }
        if let value = structures(name) { return value }
        if let number = number(of: name) { return .number(number, isInteger: false) }
        for prefix in ["MASAttribute", "NSLayoutAttribute"] where name.hasPrefix(prefix) {
            return layoutAttribute(String(name.dropFirst(prefix.count)), isMask: prefix == "MASAttribute")
        }
        return nil
    }

    private static func structures(_ name: String) -> Value? {
        switch name {
        case "UIEdgeInsetsZero", "NSEdgeInsetsZero": .insets(.zero)
        case "NSDirectionalEdgeInsetsZero": .directionalInsets(.zero)
        case "CGSizeZero": .size(Size(width: 0, height: 0))
        case "CGPointZero": .point(x: 0, y: 0)
        case "kCFNull": .object(className: "NSNull")
        default: OpaqueStructure.value(ofConstant: name)
        }
    }

    /// MASUtilities.h:20-41 for both platforms; `UILayoutPriority…` are the same levels.
    private static func number(of name: String) -> Double? {
        switch name {
        case "MASLayoutPriorityRequired", "UILayoutPriorityRequired", "NSLayoutPriorityRequired": 1000
        case "MASLayoutPriorityDefaultHigh", "UILayoutPriorityDefaultHigh", "NSLayoutPriorityDefaultHigh": 750
        case "MASLayoutPriorityDefaultMedium": 500
        case "MASLayoutPriorityDefaultLow", "UILayoutPriorityDefaultLow", "NSLayoutPriorityDefaultLow": 250
        case "MASLayoutPriorityFittingSizeLevel", "UILayoutPriorityFittingSizeLevel": 50
        case "MASLayoutPriorityDragThatCanResizeWindow": 510
        case "MASLayoutPriorityWindowSizeStayPut": 500
        case "MASLayoutPriorityDragThatCannotResizeWindow": 490
        case "MASLayoutPriorityFittingSizeCompression": 50
        case "NSLayoutRelationLessThanOrEqual": -1
        case "NSLayoutRelationEqual": 0
        case "NSLayoutRelationGreaterThanOrEqual": 1
        case "MASAxisTypeHorizontal", "UILayoutConstraintAxisHorizontal": 0
        case "MASAxisTypeVertical", "UILayoutConstraintAxisVertical": 1
        case "CGFLOAT_MAX", "DBL_MAX": Double.greatestFiniteMagnitude
        case "FLT_MAX": Double(Float.greatestFiniteMagnitude)
        case "CGFLOAT_MIN", "FLT_MIN", "DBL_MIN": Double.leastNormalMagnitude
        case "M_PI": Double.pi
        case "NAN": Double.nan
        case "INFINITY", "HUGE_VAL", "HUGE_VALF": Double.infinity
        case "UIUserInterfaceIdiomPhone", "kNilOptions", "NSLayoutFormatDirectionLeadingToTrailing": 0
        case "UIUserInterfaceIdiomPad", "UIInterfaceOrientationPortrait": 1
        case "UIInterfaceOrientationPortraitUpsideDown": 2
        case "UIInterfaceOrientationLandscapeRight": 3
        case "UIInterfaceOrientationLandscapeLeft": 4
        default: nil
        }
    }

    private static func layoutAttribute(_ name: String, isMask: Bool) -> Value? {
        guard let first = name.first else { return nil }
        let spelling = name == "NotAnAttribute" ? "notAnAttribute" : first.lowercased() + name.dropFirst()
        let attribute =
            spelling == "baseline"
            ? LayoutAttribute.lastBaseline : LayoutAttribute.allCases.first { $0.name == spelling }
        guard let attribute else { return nil }
        let number = AttributeWords.layoutAttributeNumber(attribute)
        return .number(Double(isMask ? 1 << number : number), isInteger: true)
    }

    /// `.high`, `.zero`, `.required` without a type before the dot.
    static func implicitMember(_ word: Word?) -> Value {
        guard let word else { return .unknown }
        if let priority = priority(word) { return .number(priority, isInteger: false) }
        switch word {
        case .zero: return .number(0, isInteger: true)
        case .leftToRight: return .boolean(false)
        case .rightToLeft: return .boolean(true)
        // Of whichever floating-point type is meant.
        case .nan, .signalingNaN: return .number(.nan, isInteger: false)
        case .infinity: return .number(.infinity, isInteger: false)
        case .pi: return .number(.pi, isInteger: false)
        case .greatestFiniteMagnitude: return .number(.greatestFiniteMagnitude, isInteger: false)
        case .leastNormalMagnitude: return .number(.leastNormalMagnitude, isInteger: false)
        case .leastNonzeroMagnitude: return .number(.leastNonzeroMagnitude, isInteger: false)
        default: return .unknown
        }
    }

    /// `ConstraintPriority.swift` and `UILayoutPriority`.
    static func priority(_ word: Word) -> Double? {
        switch word {
        case .required: 1000
        case .high, .defaultHigh: 750
        case .medium: 500
        case .low, .defaultLow: 250
        case .fittingSizeLevel: 50
        default: nil
        }
    }

    /// `CGFloat.nan`, `Double.infinity`: what every floating-point type of Swift has.
    private static func floatingPoint(_ word: Word, of type: String) -> Double? {
        switch type {
        case "CGFloat", "Double", "Float", "Float32", "Float64": break
        default: return nil
        }
        switch word {
        case .nan, .signalingNaN: return .nan
        case .infinity: return .infinity
        case .pi: return .pi
        case .greatestFiniteMagnitude:
            return type == "Float" || type == "Float32"
                ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude
        // Of a `Float` larger ones, and as good as nothing too.
        case .leastNormalMagnitude: return .leastNormalMagnitude
        case .leastNonzeroMagnitude: return .leastNonzeroMagnitude
        default: return nil
        }
    }

    /// A static member of a type: `UIEdgeInsets.zero`, `UILayoutPriority.defaultHigh`.
    static func member(_ word: Word?, of type: String) -> Value {
        guard let word else { return .unknown }
        switch (type, word) {
        case ("UIEdgeInsets", .zero), ("NSEdgeInsets", .zero): return .insets(.zero)
        case ("NSDirectionalEdgeInsets", .zero): return .directionalInsets(.zero)
        case ("CGSize", .zero): return .size(Size(width: 0, height: 0))
        case ("CGPoint", .zero): return .point(x: 0, y: 0)
        case ("CGFloat", .zero), ("Double", .zero), ("Float", .zero), ("Int", .zero):
            return .number(0, isInteger: type == "Int")
        case ("UILayoutPriority", _), ("ConstraintPriority", _):
            return priority(word).map { .number($0, isInteger: false) } ?? .unknown
        default: return floatingPoint(word, of: type).map { .number($0, isInteger: false) } ?? .unknown
        }
    }
}
