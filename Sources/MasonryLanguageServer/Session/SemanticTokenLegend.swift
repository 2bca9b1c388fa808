// The names under which the kinds of tokens are known to themes, as far as the client has colours for them.

import LanguageServerProtocol
import LayoutIDE

/// Standard names of the protocol. A kind that the client does not know goes under the nearest one that it knows, and a
/// token for which there is none is not sent.
struct SemanticTokenLegend: Sendable {
    let types: [String]
    let modifiers: [String]
    /// The places in `types` by the number of the kind; nil where nothing is near.
    private let places: [UInt32?]
    /// By bit of the façade the bit of `modifiers`, which may be none.
    private let bits: [UInt32]

    /// The façade's modifiers in the order of their bits.
    private static let allModifiers = ["declaration", "readonly", "modification", "deprecated", "defaultLibrary"]

    init(client: ClientCapabilities) {
        let known = client.semanticTokenTypes.map { Set($0) }
        let knownModifiers = client.semanticTokenModifiers.map { Set($0) }
        var types: [String] = []
        var places = [UInt32?](repeating: nil, count: SemanticToken.Kind.allCases.count)
        for kind in SemanticToken.Kind.allCases {
            guard let name = Self.names(of: kind).first(where: { known?.contains($0) ?? true }) else { continue }
            let place = types.firstIndex(of: name) ?? types.count
            if place == types.count { types.append(name) }
            places[kind.rawValue] = UInt32(place)
        }
        var modifiers: [String] = []
        bits = Self.allModifiers.map { name in
            guard knownModifiers?.contains(name) ?? true else { return 0 }
            modifiers.append(name)
            return 1 << UInt32(modifiers.count - 1)
        }
        self.types = types
        self.modifiers = modifiers
        self.places = places
    }

    func type(of kind: SemanticToken.Kind) -> UInt32? { places[kind.rawValue] }

    func modifiers(of modifiers: SemanticToken.Modifiers) -> UInt32 {
        var result: UInt32 = 0
        for (place, bit) in bits.enumerated() where modifiers.rawValue & 1 << place != 0 { result |= bit }
        return result
    }

    /// The best name first.
    private static func names(of kind: SemanticToken.Kind) -> [String] {
        switch kind {
        case .keyword: return ["keyword"]
        case .view, .guide, .constant: return ["variable"]
        case .screen: return ["namespace", "variable"]
        case .state: return ["enumMember", "variable"]
        case .type: return ["class", "type"]
        case .attribute, .property: return ["property", "variable"]
        case .relation: return ["function", "method"]
        case .modifier: return ["method", "function"]
        case .maker: return ["parameter", "variable"]
        case .number: return ["number"]
        case .string: return ["string"]
        case .comment: return ["comment"]
        case .operator: return ["operator"]
        }
    }
}
