// The built-in devices: sizes as Apple's Human Interface Guidelines give them (Layout, Specifications: “iOS, iPadOS device
// screen dimensions”), safe areas as UIKit gives them in a full-screen controller without bars; those from 2024 on as the
// public tables of pub.dev's `device_preview` have them. A model that no public document measures is left out.

import AutoLayout
import SourceText

/// A device by name, with its screen in both orientations.
package struct Device: Sendable {
    package var name: String
    /// The year of its release, newest models last.
    package var year: Int
    /// In portrait, in points.
    package var size: Size
    /// In portrait, as a full-screen view controller without bars sees it.
    package var portraitSafeArea: EdgeInsets
    package var landscapeSafeArea: EdgeInsets

    package var portrait: Screen { Screen(name: name, size: size, safeArea: portraitSafeArea) }

    package var landscape: Screen {
        Screen(
            name: "\(name) landscape", size: Size(width: size.height, height: size.width),
            safeArea: landscapeSafeArea)
    }

    /// The screen of files that name none.
    package static let standard = named("iPhone 15") ?? all[0]

    /// The device of this name; case, spaces and punctuation do not matter: `iPhone15` is "iPhone 15".
    package static func named(_ name: String) -> Device? {
        let wanted = key(name)
        return all.first { key($0.name) == wanted }
    }

    /// The name, without spaces, of the device that is most likely meant: of a line of models the next one that is built
    /// in, or else its newest; else the device whose name is nearest.
    package static func nearest(to name: String) -> String? {
        if let wanted = Model(key(name)) {
            let line = all.compactMap { device in Model(key(device.name)).map { (model: $0, device: device) } }
                .filter { $0.model.line == wanted.line && $0.model.kind == wanted.kind }
            let newer = line.filter { $0.model.number >= wanted.number }.min { $0.model.number < $1.model.number }
            if let found = newer ?? line.max(by: { $0.model.number < $1.model.number }) {
                return spelling(found.device.name)
            }
        }
        return NearestName.of(key(name), among: all.map { key($0.name) }).flatMap { found in
            all.first { key($0.name) == found }.map { spelling($0.name) }
        }
    }

    /// `iPhone 15 Pro Max` as a `screen` line writes it.
    package static func spelling(_ name: String) -> String {
        String(name.unicodeScalars.filter { isWordScalar($0) }.map(Character.init))
    }

    /// A key taken apart: `iphone`, 16, `promax`.
    private struct Model {
        var line: Substring
        var number: Int
        var kind: Substring

        init?(_ key: String) {
            line = key.prefix { $0.isLetter }
            let digits = key.dropFirst(line.count).prefix { $0.isNumber }
            guard let number = Int(digits) else { return nil }
            self.number = number
            kind = key.dropFirst(line.count + digits.count)
        }
    }

    private static func key(_ name: String) -> String { spelling(name).lowercased() }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    private init(_ name: String, _ year: Int, _ width: Double, _ height: Double, _ shape: Shape) {
        self.name = name
        self.year = year
        size = Size(width: width, height: height)
        portraitSafeArea = shape.portrait
        landscapeSafeArea = shape.landscape
    }

    /// What eats into the screen.
    private enum Shape {
        /// A status bar of 20 points and a home button; no bar in landscape.
        case homeButton
        /// A notch or island of this height, and the home indicator.
        case rounded(top: Double)
        /// An iPad with a home button: the status bar stays.
        case padWithHomeButton
        /// An iPad without one: status bar of 24 points, indicator of 20.
        case padRounded

        var portrait: EdgeInsets {
            switch self {
            case .homeButton, .padWithHomeButton: EdgeInsets(top: 20)
            case .rounded(let top): EdgeInsets(top: top, bottom: 34)
            case .padRounded: EdgeInsets(top: 24, bottom: 20)
            }
        }

        var landscape: EdgeInsets {
            switch self {
            case .homeButton: .zero
            case .padWithHomeButton: EdgeInsets(top: 20)
            case .rounded(let top): EdgeInsets(left: top, bottom: 21, right: top)
            case .padRounded: EdgeInsets(top: 24, bottom: 20)
            }
        }
    }

    /// In the order of release.
    package static let all: [Device] = [
        Device("iPhone 4s", 2011, 320, 480, .homeButton),
        Device("iPhone 5s", 2013, 320, 568, .homeButton),
        Device("iPhone 6", 2014, 375, 667, .homeButton),
        Device("iPhone 6 Plus", 2014, 414, 736, .homeButton),
        Device("iPhone 6s", 2015, 375, 667, .homeButton),
        Device("iPad mini 4", 2015, 768, 1024, .padWithHomeButton),
        Device("iPhone SE 1", 2016, 320, 568, .homeButton),
        Device("iPhone 7", 2016, 375, 667, .homeButton),
        Device("iPhone 7 Plus", 2016, 414, 736, .homeButton),
        Device("iPad Pro 9.7", 2016, 768, 1024, .padWithHomeButton),
        Device("iPhone 8", 2017, 375, 667, .homeButton),
        Device("iPhone 8 Plus", 2017, 414, 736, .homeButton),
        Device("iPhone X", 2017, 375, 812, .rounded(top: 44)),
        Device("iPad Pro 10.5", 2017, 834, 1112, .padWithHomeButton),
        Device("iPhone XS", 2018, 375, 812, .rounded(top: 44)),
        Device("iPhone XR", 2018, 414, 896, .rounded(top: 48)),
        Device("iPhone XS Max", 2018, 414, 896, .rounded(top: 44)),
        Device("iPad Pro 11", 2018, 834, 1194, .padRounded),
        Device("iPad Pro 12.9", 2018, 1024, 1366, .padRounded),
        Device("iPhone 11", 2019, 414, 896, .rounded(top: 48)),
        Device("iPhone 11 Pro", 2019, 375, 812, .rounded(top: 44)),
        Device("iPhone 11 Pro Max", 2019, 414, 896, .rounded(top: 44)),
        Device("iPad mini 5", 2019, 768, 1024, .padWithHomeButton),
        Device("iPhone SE 2", 2020, 375, 667, .homeButton),
        Device("iPhone 12 mini", 2020, 375, 812, .rounded(top: 50)),
        Device("iPhone 12", 2020, 390, 844, .rounded(top: 47)),
        Device("iPhone 12 Pro", 2020, 390, 844, .rounded(top: 47)),
        Device("iPhone 12 Pro Max", 2020, 428, 926, .rounded(top: 47)),
        Device("iPad Air 4", 2020, 820, 1180, .padRounded),
        Device("iPad 9", 2021, 810, 1080, .padWithHomeButton),
        Device("iPad mini 6", 2021, 744, 1133, .padRounded),
        Device("iPhone 13 mini", 2021, 375, 812, .rounded(top: 50)),
        Device("iPhone 13", 2021, 390, 844, .rounded(top: 47)),
        Device("iPhone 13 Pro", 2021, 390, 844, .rounded(top: 47)),
        Device("iPhone 13 Pro Max", 2021, 428, 926, .rounded(top: 47)),
        Device("iPhone SE", 2022, 375, 667, .homeButton),
        Device("iPhone SE 3", 2022, 375, 667, .homeButton),
        Device("iPad 10", 2022, 820, 1180, .padRounded),
        Device("iPad Air 5", 2022, 820, 1180, .padRounded),
        Device("iPhone 14", 2022, 390, 844, .rounded(top: 47)),
        Device("iPhone 14 Plus", 2022, 428, 926, .rounded(top: 47)),
        Device("iPhone 14 Pro", 2022, 393, 852, .rounded(top: 59)),
        Device("iPhone 14 Pro Max", 2022, 430, 932, .rounded(top: 59)),
        Device("iPhone 15", 2023, 393, 852, .rounded(top: 59)),
        Device("iPhone 15 Plus", 2023, 430, 932, .rounded(top: 59)),
        Device("iPhone 15 Pro", 2023, 393, 852, .rounded(top: 59)),
        Device("iPhone 15 Pro Max", 2023, 430, 932, .rounded(top: 59)),
        Device("iPad Pro 11 M4", 2024, 834, 1210, .padRounded),
        Device("iPad Air 11", 2024, 820, 1180, .padRounded),
        Device("iPad Air 13", 2024, 1024, 1366, .padRounded),
        Device("iPad Pro 13", 2024, 1032, 1376, .padRounded),
        Device("iPhone 16", 2024, 393, 852, .rounded(top: 59)),
        Device("iPhone 16 Plus", 2024, 430, 932, .rounded(top: 59)),
        Device("iPhone 16 Pro", 2024, 402, 874, .rounded(top: 62)),
        Device("iPhone 16 Pro Max", 2024, 440, 956, .rounded(top: 62)),
        Device("iPad mini 7", 2024, 744, 1133, .padRounded),
        Device("iPhone 16e", 2025, 390, 844, .rounded(top: 47)),
        Device("iPad 11", 2025, 820, 1180, .padRounded),
        Device("iPhone Air", 2025, 420, 912, .rounded(top: 68)),
        Device("iPhone 17", 2025, 402, 874, .rounded(top: 62)),
        Device("iPhone 17 Pro", 2025, 402, 874, .rounded(top: 62)),
        Device("iPhone 17 Pro Max", 2025, 440, 956, .rounded(top: 62)),
    ]
}
