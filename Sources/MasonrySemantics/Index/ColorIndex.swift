// The colours of asset catalogs, by their names.

/// The colours that a program brings with it. A name that stands for two colours has none.
package struct ColorIndex: Sendable, Hashable {
    private var colors: [String: ColorValue] = [:]
    /// By what generated code calls them; nil where two are called the same.
    private var names: [String: String?] = [:]

    package init() {}

    package init(_ all: [(name: String, color: ColorValue)]) {
        var ambiguous: Set<String> = []
        for (name, color) in all where !ambiguous.contains(name) {
            if let known = colors[name], known != color {
                ambiguous.insert(name)
                colors[name] = nil
            } else {
                colors[name] = color
            }
        }
        for name in colors.keys {
            let identifier = ImageIndex.identifier(name)
            names[identifier] = .some(names[identifier] == nil ? name : nil)
        }
    }

    package var count: Int { colors.count }

    package subscript(name: String) -> ColorValue? { colors[name] }

    /// The name for which code that is generated from catalogs says `identifier`.
    func name(forIdentifier identifier: String) -> String? { names[ImageIndex.identifier(identifier)] ?? nil }
}
