// The values that one printed constraint becomes.

/// One constraint as a log prints it: `<NSLayoutConstraint:0x… UILabel:0x….left == UIView:0x….left + 8   (active)>`.
public struct LoggedConstraint: Hashable, Sendable {
    /// As printed: `NSLayoutConstraint`, `MASLayoutConstraint`, `SnapKit.LayoutConstraint`.
    public var className: String
    /// The object's address; nil where a key stands in its place, or nothing.
    public var address: UInt64?
    /// Masonry's key or SnapKit's label, which are printed in place of the address.
    public var key: String?
    /// The file and line that SnapKit prints.
    public var source: LoggedSource?
    /// What stands in quotes before the statement: `UIView-Encapsulated-Layout-Height`, `UISV-spacing`.
    public var identifier: String?
    /// The autoresizing mask it comes from, `h=--& v=-&-`.
    public var mask: LoggedMask?
    /// What it says; nil where that could not be read.
    public var statement: LoggedStatement?
    /// What `names:` calls `|`: the superview of what the statement is about.
    public var superview: LoggedItem?
    /// Of an intrinsic size, `Hug:250`.
    public var hugging: Double?
    /// Of an intrinsic size, `CompressionResistance:750`.
    public var compressionResistance: Double?
    /// Whether it was active; nil where the log does not say.
    public var isActive: Bool?
    /// How the statement was written.
    public var form = Form.unreadable
    /// The text as it stood in the log, repaired where a copy had broken it.
    public var text: String

    /// The ways in which a statement is printed.
    public enum Form: String, Hashable, Sendable {
        /// `A.left == B.left + 8`
        case equation
        /// `H:|-(8)-[A]   (active, names: '|':B )`
        case visualFormat
        /// None that is known.
        case unreadable
    }

    /// A constraint of which nothing is known but its class and text.
    public init(className: String, text: String) {
        self.className = className
        self.text = text
    }
}

/// Where SnapKit says that a constraint was made: `@Card.swift#42`.
public struct LoggedSource: Hashable, Sendable {
    /// A name, or a path in old versions of SnapKit.
    public var file: String
    /// From 1.
    public var line: Int

    /// The last part of the path.
    public var fileName: Substring {
        guard let slash = file.lastIndex(of: "/") else { return file[...] }
        return file[file.index(after: slash)...]
    }

    /// A place.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// The two axes of an autoresizing mask, as printed: three characters each, `&` for what may grow.
public struct LoggedMask: Hashable, Sendable {
    /// `--&`: left margin, width, right margin.
    public var horizontal: String
    /// `--&`: top margin, height, bottom margin.
    public var vertical: String

    /// A mask of two texts.
    public init(horizontal: String, vertical: String) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// `first.firstAttribute relation second.secondAttribute * multiplier + constant`.
public struct LoggedStatement: Hashable, Sendable {
    /// The item on the left side.
    public var first: LoggedItem
    /// What of it is constrained.
    public var firstAttribute: LoggedAttribute
    /// How the sides relate.
    public var relation: LoggedRelation
    /// nil where it is related to the constant alone.
    public var second: LoggedItem?
    /// nil where there is no second item.
    public var secondAttribute: LoggedAttribute?
    /// What the second attribute is multiplied by.
    public var multiplier: Double
    /// In points; nil for the system's standard space, whose size is not printed (`H:[A]-[B]`).
    public var constant: Double?
    /// 1 to 1000; 1000 where nothing is printed.
    public var priority: Double

    /// A statement; without a second item it is about the constant alone.
    public init(
        _ first: LoggedItem, _ firstAttribute: LoggedAttribute, _ relation: LoggedRelation,
        _ second: LoggedItem? = nil, _ secondAttribute: LoggedAttribute? = nil, multiplier: Double = 1,
        constant: Double? = 0, priority: Double = 1000
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}

/// A view or guide as a log prints it.
public struct LoggedItem: Hashable, Sendable {
    /// As printed: `UILabel`, `App.CardView`; nil where only a name is printed.
    public var className: String?
    /// nil where a name stands in its place.
    public var address: UInt64?
    /// Masonry's key, SnapKit's label, or the accessibility identifier that UIKit prints in place of the class; `|`
    /// for a superview of which the log does not say which it is.
    public var name: String?
    /// What stands in quotes behind it: the text of a label, the identifier of a guide.
    public var text: String?

    /// An item; at least one of the parts should be given.
    public init(className: String? = nil, address: UInt64? = nil, name: String? = nil, text: String? = nil) {
        self.className = className
        self.address = address
        self.name = name
        self.text = text
    }

    /// Whether both stand for the same object: by address, else by class and name.
    public func isSame(as other: LoggedItem) -> Bool {
        if let address, let theirs = other.address { return address == theirs }
        return name != nil && name == other.name && (className == nil || className == other.className)
    }
}

/// How the two sides of a constraint relate.
public enum LoggedRelation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="

    /// The relation with its sides exchanged.
    public var flipped: LoggedRelation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
}

/// An attribute by the name that logs print.
public enum LoggedAttribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    // Of autoresizing masks.
    case minX, midX, maxX, minY, midY, maxY

    /// Whether it lies along the horizontal axis.
    public var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
            true
        default: false
        }
    }

    /// Whether it is a size.
    public var isSize: Bool { self == .width || self == .height }
}
