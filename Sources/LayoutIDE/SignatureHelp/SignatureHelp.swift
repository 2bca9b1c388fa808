// The call around the cursor with its parameter explained.

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

    /// The call of the chain API, or the value maker, whose parentheses surround `offset`.
    package func signatureHelp(at offset: TextOffset) -> SignatureHelp? { nil }
}
