// The layout guides that every view has, by the names of their properties.

import MasonrySyntax

enum ViewGuides {
    /// Whether a property of this name is a guide of UIKit's, whatever view it is read of.
    static func isOne(_ word: Word?) -> Bool {
        switch word {
        case .safeAreaLayoutGuide, .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide, .frameLayoutGuide:
            true
        default: false
        }
    }
}
