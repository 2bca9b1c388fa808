// The bars that the system puts above and below a controller's view, as code suggests.

import AutoLayout

/// What stands in them; both are nil where no code fills one.
package struct PreviewBars: Sendable, Hashable {
    package var navigation: Navigation?
    package var tabs: Tabs?
    /// Whether the view begins below a navigation bar, which is no part of its picture then.
    package var isAboveView = false
    /// Whether the view ends above the tab bar.
    package var isBelowView = false
    /// Whether the view is lower than the screen, and not below the status bar.
    package var isSheet = false

    package init(navigation: Navigation? = nil, tabs: Tabs? = nil) {
        self.navigation = navigation
        self.tabs = tabs
    }

    package var isEmpty: Bool { navigation == nil && tabs == nil && !isAboveView && !isSheet }

    /// In points, below the status bar.
    package var heightAbove: Double {
        navigation == nil ? 0 : isSheet ? Self.navigationHeightInSheet : Self.navigationHeight
    }
    /// What UIKit gives a navigation bar on phones in portrait, in points.
    package static let navigationHeight = 44.0
    /// The same where a navigation controller is presented as a sheet.
    package static let navigationHeightInSheet = 56.0
    /// In points, above what is left free at the foot of the screen.
    package var heightBelow: Double { tabs == nil ? 0 : 49 }

    package struct Navigation: Sendable, Hashable {
        package var title: ViewLook.Known<String>
        package var hasLeftItems: Bool
        package var hasRightItems: Bool

        package init(title: ViewLook.Known<String>, hasLeftItems: Bool, hasRightItems: Bool) {
            self.title = title
            self.hasLeftItems = hasLeftItems
            self.hasRightItems = hasRightItems
        }
    }

    package struct Tabs: Sendable, Hashable {
        package struct Item: Sendable, Hashable {
            package var title: ViewLook.Known<String>
            package var image: ViewLook.Known<ViewLook.Image>

            package init(title: ViewLook.Known<String>, image: ViewLook.Known<ViewLook.Image>) {
                self.title = title
                self.image = image
            }
        }

        package var items: [Item]
        /// The one of the controller that is shown.
        package var selected: Int

        package init(items: [Item], selected: Int) {
            self.items = items
            self.selected = selected
        }
    }
}
