// A tab of a bar.

/// One of the tabs of a controller of tabs.
package struct TabItem: Sendable, Hashable {
    /// The class of the controller that it shows, the first one where that is a stack of controllers; nil where no code says it.
    package internal(set) var controller: String?
    /// `.text` or `.unknown`; nil where no code says one.
    package internal(set) var title: LookValue?
    /// `.image` or `.unknown`; nil where no code says one.
    package internal(set) var image: LookValue?
}
