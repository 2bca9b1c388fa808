// The declarations that only `.masonry` files have.

import SourceText

/// `screen "iPhone SE" 375 x 667 safeArea(20, 0, 0, 0) rtl` or `screen iPhone15 landscape`.
package struct ScreenDeclaration: Sendable {
    /// The name between quotes, or of a built-in device.
    package var name: String
    package var nameRange: TextRange
    package var isDeviceName: Bool
    package var width: ExpressionID?
    package var height: ExpressionID?
    /// top, left, bottom, right.
    package var safeArea: [ExpressionID]?
    package var isLandscape: Bool
    package var isRightToLeft: Bool

    package init(name: String, nameRange: TextRange, isDeviceName: Bool) {
        self.name = name
        self.nameRange = nameRange
        self.isDeviceName = isDeviceName
        self.isLandscape = false
        self.isRightToLeft = false
    }
}

/// `view NAME: CLASS { properties, guides and subviews }`.
package struct ViewDeclaration: Sendable {
    package var name: Name
    package var nameRange: TextRange
    package var type: TypeName?
    /// `property`, `guide` and `view` statements; nil without braces.
    package var members: Block?

    package init(name: Name, nameRange: TextRange, type: TypeName?, members: Block?) {
        self.name = name
        self.nameRange = nameRange
        self.type = type
        self.members = members
    }
}

/// `intrinsicSize: 64 x 64`, `hugging: 251, 251`, `text: "…"`; `none` is a `name` expression.
package struct PropertyDeclaration: Sendable {
    package var name: Name
    package var nameRange: TextRange
    package var values: [ExpressionID]

    package init(name: Name, nameRange: TextRange, values: [ExpressionID]) {
        self.name = name
        self.nameRange = nameRange
        self.values = values
    }
}

/// `state NAME { blocks }`.
package struct StateDeclaration: Sendable {
    package var name: Name
    package var nameRange: TextRange
    package var body: Block

    package init(name: Name, nameRange: TextRange, body: Block) {
        self.name = name
        self.nameRange = nameRange
        self.body = body
    }
}

/// `expect EXPR RELATION EXPR [± TOLERANCE] [on "SCREEN"] [in STATE]`.
package struct ExpectDeclaration: Sendable {
    package var left: ExpressionID
    /// One of `equal`, `less`, `lessOrEqual`, `greater`, `greaterOrEqual`, `notEqual`; nil where it is missing.
    package var relation: Operator?
    package var right: ExpressionID
    package var tolerance: ExpressionID?
    package var screen: String?
    package var screenRange: TextRange?
    package var state: Name?
    package var stateRange: TextRange?

    package init(left: ExpressionID, relation: Operator?, right: ExpressionID) {
        self.left = left
        self.relation = relation
        self.right = right
    }
}
