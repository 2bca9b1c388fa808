// The built-in devices, for options and configurations that name them.

import AutoLayout
import MasonrySemantics

/// A device that files and settings may name.
package struct BuiltInDevice: Sendable {
    /// As a `screen` line spells it: `iPhone15`.
    package var spelling: String
    /// The year of its release.
    package var year: Int
    package var portrait: Screen
    package var landscape: Screen

    /// The device that an unknown name most likely means, as a `screen` line spells it.
    package static func nearest(to name: String) -> String? { Device.nearest(to: name) }

    /// All of them, in the order of release.
    package static var all: [BuiltInDevice] {
        Device.all.map {
            BuiltInDevice(
                spelling: Device.spelling($0.name), year: $0.year, portrait: $0.portrait, landscape: $0.landscape)
        }
    }
}
