// The call around the cursor with its parameter explained.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The signatures of one call, and where in it the cursor is.
package struct SignatureHelp: Sendable, Hashable {
    package struct Signature: Sendable, Hashable {
        package var label: String
        /// Markdown.
        package var documentation: String
        package var parameters: [Parameter]

        package init(label: String, documentation: String, parameters: [Parameter]) {
            self.label = label
            self.documentation = documentation
            self.parameters = parameters
        }
    }

    package struct Parameter: Sendable, Hashable {
        /// A part of the signature's label, character for character.
        package var label: String
        /// Markdown.
        package var documentation: String

        package init(label: String, documentation: String) {
            self.label = label
            self.documentation = documentation
        }
    }

    package var signatures: [Signature]
    /// The signature that fits what is written so far.
    package var activeSignature: Int
    /// The parameter the cursor is in; nil past the last.
    package var activeParameter: Int?

    package init(signatures: [Signature], activeSignature: Int, activeParameter: Int?) {
        self.signatures = signatures
        self.activeSignature = activeSignature
        self.activeParameter = activeParameter
    }
}

extension Analysis {
    /// The characters after which an editor should ask by itself, and ask again.
    package static let signatureTriggers: [String] = ["(", ","]

    /// The call of the chain API, or the value maker, whose parentheses surround `offset`. Calls of host code
    /// between are looked through.
    package func signatureHelp(at offset: TextOffset) -> SignatureHelp? {
        let walk = TokenWalk(tree)
        guard var index = walk.boundary(at: offset) else { return nil }
        for _ in 0..<16 {
            guard let call = walk.call(around: index) else { return nil }
            if let help = signatureHelp(for: call, walk) { return help }
            index = call.token
        }
        return nil
    }

    private func signatureHelp(for call: CallPlace, _ walk: TokenWalk) -> SignatureHelp? {
        if let maker = ValueVocabulary.maker(named: call.callee) {
            return help([maker.signature], maker.documentation, active: 0, parameter: call.argument)
        }
        guard let (word, library) = chainWord(of: call, walk) else { return nil }
        let signatures = word.signatures.filter { $0.libraries.contains(LibrarySet(library)) }
        guard !signatures.isEmpty else { return nil }
        let active = signatures.firstIndex { $0.fits(call, walk) } ?? 0
        return help(signatures, word.documentation, active: active, parameter: call.argument)
    }

    /// The word that the call is, inside blocks and on constraints kept from them.
    private func chainWord(of call: CallPlace, _ walk: TokenWalk) -> (ChainWord, Library)? {
        guard let dot = walk.previous(call.token), walk.isMark(dot, ".") else { return nil }
        if let chain = walk.chain(endingAtDot: dot), chain.isConstraintChain {
            return ChainVocabulary.word(call.callee, in: chain.library).map { ($0, chain.library) }
        }
        guard let library = document.blocks.last?.library,
            let word = ChainVocabulary.word(call.callee, in: library), word.role != .attribute
        else { return nil }
        // Names that other code has too are explained only where the block leaves no doubt.
        let isOurs =
            word.name == "update" && walk.next(call.parenthesis).map { word.hasParameter(walk.spelling($0)) } == true
        return isOurs || word.role == .relation ? (word, library) : nil
    }

    private func help(
        _ signatures: [CallSignature], _ documentation: LocalizedText, active: Int, parameter: Int
    ) -> SignatureHelp {
        let language = configuration.language
        return SignatureHelp(
            signatures: signatures.map { signature in
                SignatureHelp.Signature(
                    label: signature.label,
                    documentation: (signature.documentation ?? documentation)[language],
                    parameters: signature.parameters.map {
                        SignatureHelp.Parameter(label: $0.label, documentation: $0.documentation[language])
                    })
            },
            activeSignature: active,
            activeParameter: signatures[active].parameters.indices.contains(parameter) ? parameter : nil)
    }
}

extension ChainWord {
    /// Whether a signature has a parameter with this argument label.
    fileprivate func hasParameter(_ label: String) -> Bool {
        signatures.contains { $0.parameters.contains { $0.label.hasPrefix(label + ":") } }
    }
}

extension CallSignature {
    /// Whether what is written so far is an argument of this kind.
    fileprivate func fits(_ call: CallPlace, _ walk: TokenWalk) -> Bool {
        guard let parameter = parameters.first else { return walk.isMark(walk.next(call.parenthesis), ")") }
        guard let first = call.firstToken else { return false }
        let spelling = walk.spelling(first)
        if parameter.label.hasPrefix(spelling + ":") { return true }
        if let maker = ValueVocabulary.maker(named: spelling) {
            return parameter.label.contains(maker.shape.typeName)
        }
        if walk.token(first)?.kind == .number || spelling == "-" { return parameter.takesNumber }
        if spelling == "@", let next = walk.next(first) {
            return parameter.label.contains(walk.isMark(next, "[") ? "NSArray" : "NSNumber")
        }
        return parameter.label.contains("viewOrAttribute") || parameter.label.contains("Target")
    }
}

extension CallSignature.Parameter {
    fileprivate var takesNumber: Bool {
        ["CGFloat", "Float", "MASLayoutPriority"].contains { label.contains($0) }
    }
}

extension ValueMaker.Shape {
    /// The type that signatures name.
    fileprivate var typeName: String {
        switch self {
        case .size: "CGSize"
        case .point: "CGPoint"
        case .insets: "UIEdgeInsets"
        case .directionalInsets: "NSDirectionalEdgeInsets"
        case .boxed: "NSNumber"
        }
    }
}
