// The names under which the kinds of tokens are known to themes.

import LayoutIDE

/// Standard names of the protocol, so that every theme has colours for them.
enum SemanticTokenLegend {
    static let types = [
        "keyword", "variable", "namespace", "enumMember", "class", "property", "function", "method", "parameter",
        "number", "string", "comment", "operator",
    ]
    static let modifiers = ["declaration", "readonly", "modification", "deprecated", "defaultLibrary"]

    static func type(of kind: SemanticToken.Kind) -> Int {
        switch kind {
        case .keyword: return 0
        case .view, .guide, .constant: return 1
        case .screen: return 2
        case .state: return 3
        case .type: return 4
        case .attribute, .property: return 5
        case .relation: return 6
        case .modifier: return 7
        case .maker: return 8
        case .number: return 9
        case .string: return 10
        case .comment: return 11
        case .operator: return 12
        }
    }

    /// The bits of the façade are in the order of `modifiers`.
    static func modifiers(of modifiers: SemanticToken.Modifiers) -> Int { modifiers.rawValue }
}
