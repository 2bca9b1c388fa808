// How the libraries mark the names that they add to those of other types: `mas_left`, `snp_makeConstraints`.

extension Library {
    /// What the names begin with that the library gives to views, controllers, lists and macros; empty for UIKit, whose
    /// they are.
    package var prefix: String {
        switch self {
        case .masonry: "mas_"
        case .snapKit: "snp_"
        default: ""
        }
    }

    /// The library whose prefix a name has; nil for names without one.
    package init?(prefixOf name: some StringProtocol) {
        if name.hasPrefix(Library.masonry.prefix) {
            self = .masonry
        } else if name.hasPrefix(Library.snapKit.prefix) {
            self = .snapKit
        } else {
            return nil
        }
    }

    /// A name without the prefix of its library.
    package static func plain(_ name: String) -> String {
        Library(prefixOf: name).map { String(name.dropFirst($0.prefix.count)) } ?? name
    }
}
