// Structures that no constraint is made of: rectangles, ranges, transforms. Of their values only the type is known.

import MasonrySyntax

/// Which functions, constants and members give such a structure. Masonry boxes none of them: `mas_equalTo` of one is
/// `equalTo(nil)` (MASUtilities.h:76-134).
enum OpaqueStructure {
    /// What stands for a value of a type with this name; nil for all other types.
    static func value(ofType name: String) -> Value? { isOne(name) ? .object(className: name) : nil }

    /// Whether the class name of an `.object` is that of such a structure.
    static func isOne(_ className: String) -> Bool {
        switch className {
        case "CGRect", "CGRect.empty", "NSRect", "NSRange", "_NSRange", "CGAffineTransform", "CATransform3D",
            "CGVector", "UIOffset",
            "NSDirectionalRectEdge", "UIScreen.bounds", "UIApplication.statusBarFrame":
            true
        default: false
        }
    }

    /// The class that instances of `NSValue` have. What stands for one here holds none of the structures Masonry knows.
    static let box = "NSConcreteValue"

    /// An `NSValue` made of a structure by a class method of this name; nil for methods of other values.
    static func boxed(by method: String) -> Value? {
        switch method {
        case "valueWithRange", "valueWithCGRect", "valueWithRect", "valueWithCGAffineTransform", "valueWithUIOffset",
            "valueWithCGVector", "valueWithDirectionalEdgeInsets", "valueWithCATransform3D", "valueWithPointer",
            "valueWithNonretainedObject":
            .object(className: box)
        default: nil
        }
    }

    /// `@(x)`: what a boxed expression gives of a value. Attributes cannot be boxed: `name.height` is the number there that a
    /// category's property gives.
    static func boxed(_ value: Value) -> Value {
        switch value {
        case .object(let className) where isOne(className): .object(className: box)
        case .directionalInsets: .object(className: box)
        case .attributes: .unknown
        default: value
        }
    }

    static func value(ofFunction name: String) -> Value? {
        switch name {
        case "CGRectInset", "CGRectOffset", "CGRectIntegral", "CGRectUnion", "CGRectIntersection",
            "CGRectStandardize", "CGRectFromString", "UIEdgeInsetsInsetRect", "NSMakeRect":
            .object(className: "CGRect")
        case "NSMakeRange", "NSRangeFromString", "NSUnionRange", "NSIntersectionRange": .object(className: "NSRange")
        case "CGAffineTransformMake", "CGAffineTransformMakeTranslation", "CGAffineTransformMakeScale",
            "CGAffineTransformMakeRotation", "CGAffineTransformTranslate", "CGAffineTransformScale",
            "CGAffineTransformRotate", "CGAffineTransformInvert", "CGAffineTransformConcat":
            .object(className: "CGAffineTransform")
        case "CATransform3DMakeTranslation", "CATransform3DMakeScale", "CATransform3DMakeRotation",
            "CATransform3DTranslate", "CATransform3DScale", "CATransform3DRotate", "CATransform3DConcat",
            "CATransform3DInvert":
            .object(className: "CATransform3D")
        case "UIOffsetMake": .object(className: "UIOffset")
        case "CGVectorMake": .object(className: "CGVector")
        default: nil
        }
    }

    static func value(ofConstant name: String) -> Value? {
        switch name {
        case "CGRectZero", "CGRectNull", "CGRectInfinite", "NSZeroRect": .object(className: "CGRect")
        case "CGAffineTransformIdentity": .object(className: "CGAffineTransform")
        case "CATransform3DIdentity": .object(className: "CATransform3D")
        case "UIOffsetZero": .object(className: "UIOffset")
        default: nil
        }
    }

    /// What a member of every view is, in Objective-C; nil for other members.
    static func value(ofViewMember name: String) -> Value? {
        switch name {
        case "frame", "bounds": .object(className: "CGRect")
        case "transform": .object(className: "CGAffineTransform")
        default: nil
        }
    }
}
