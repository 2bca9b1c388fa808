// The bar above a controller.

/// What code puts into the bar of a controller.
package struct NavigationBar: Sendable, Hashable {
    /// `.text` or `.unknown`; nil where no code says one.
    package internal(set) var title: LookValue?
    package internal(set) var hasLeftItems = false
    package internal(set) var hasRightItems = false
    /// Whether the controller's view begins below it: `edgesForExtendedLayout = []`.
    package internal(set) var isAboveView = false
}
