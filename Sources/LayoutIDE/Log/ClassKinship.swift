// Classes by the names that logs print, and which may stand for which.

/// The name of a class as sources spell it.
enum LogClassName {
    /// Takes away what the runtime adds: modules, generic arguments, the class of observed objects, mangling.
    static func plain(_ printed: String) -> String {
        var name = printed[...]
        if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst("NSKVONotifying_".count) }
        if name.hasPrefix("_Tt") { return demangled(name) }
        if let bracket = name.firstIndex(of: "<") { name = name[..<bracket] }
        if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
        return String(name)
    }

    /// The last name in `_TtC5MyApp8CardView`.
    private static func demangled(_ name: Substring) -> String {
        var rest = name.dropFirst(3)
        var last = ""
        while let character = rest.first {
            guard character.isASCII, character.isWholeNumber else {
                if !last.isEmpty { break }
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
            rest = rest.dropFirst(digits.count)
            guard let length = Int(digits), length > 0, length <= rest.count else { break }
            last = String(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return last.isEmpty ? String(name) : last
    }

    /// Whether a class is the system's, which no source of a workspace declares.
    static func isOfSystem(_ name: String) -> Bool {
        ["UI", "_UI", "NS", "_NS", "WK", "MK", "AV", "TUI", "PK", "SF"].contains { name.hasPrefix($0) }
    }
}

/// Which classes inherit from which, as far as a workspace and the system's headers tell.
struct ClassKinship: Sendable {
    enum Relation: Sendable { case same, subclass, unknown, none }

    private var superclasses: [String: String] = [:]

    init(_ files: [ConstraintFacts]) {
        for file in files {
            for (name, superclass) in file.superclasses where superclasses[name] == nil {
                superclasses[name] = superclass
            }
        }
    }

    /// Whether the workspace declares a class.
    func declares(_ name: String) -> Bool { superclasses[name] != nil }

    /// Whether an object of class `name` may be what code calls a `declared`.
    func relation(of name: String, to declared: String) -> Relation {
        if name == declared { return .same }
        var current = name
        for _ in 0..<32 {
            guard let next = superclasses[current] ?? Self.system[current] else {
                if current == "UIView" || current == "NSView" { return .none }
                if LogClassName.isOfSystem(current) {
                    // A private class of the system is at least a view, and never one of the program's classes.
                    return declared == "UIView" || declared == "NSView"
                        ? .subclass
                        : LogClassName.isOfSystem(declared) ? .unknown : .none
                }
                return .unknown
            }
            if next == declared { return .subclass }
            current = next
        }
        return .unknown
    }

    private static let system: [String: String] = {
        var table: [String: String] = [:]
        let groups: [(String, [String])] = [
            (
                "UIView",
                [
                    "UILabel", "UIImageView", "UIControl", "UIScrollView", "UIStackView", "UITableViewCell",
                    "UICollectionReusableView", "UITableViewHeaderFooterView", "UIVisualEffectView",
                    "UIActivityIndicatorView", "UIProgressView", "UIPickerView", "UISearchBar", "UINavigationBar",
                    "UIToolbar", "UITabBar", "UIWindow", "WKWebView", "UIWebView", "MKMapView", "UIInputView",
                    "UITableViewCellContentView", "UIAlertView", "UIActionSheet",
                ]
            ),
            (
                "UIControl",
                [
                    "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIPageControl",
                    "UIStepper", "UIDatePicker", "UIRefreshControl",
                ]
            ),
            ("UIScrollView", ["UITableView", "UICollectionView", "UITextView"]),
            ("UICollectionReusableView", ["UICollectionViewCell"]),
            ("UICollectionViewCell", ["UICollectionViewListCell"]),
            ("NSView", ["NSControl", "NSStackView", "NSScrollView", "NSBox", "NSImageView", "NSVisualEffectView"]),
            ("NSControl", ["NSTextField", "NSButton", "NSSegmentedControl", "NSSlider"]),
        ]
        for (superclass, names) in groups {
            for name in names { table[name] = superclass }
        }
        return table
    }()
}
