// textDocument/signatureHelp

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension SignatureHelpRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.signatureHelpProvider = TriggerOptions(triggerCharacters: Analysis.signatureTriggers)
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params), let help = analysis.signatureHelp(at: offset)
        else { return nil }
        let format = session.client.signatureDocumentationFormat
        let signatures = help.signatures.map { signature in
            Signature(
                label: signature.label, documentation: MarkupContent(markdown: signature.documentation, as: format),
                parameters: signature.parameters.map { parameter in
                    Parameter(
                        label: parameter.label,
                        documentation: MarkupContent(markdown: parameter.documentation, as: format))
                })
        }
        // Past the last parameter none is marked; a number that is too great says so to every client.
        let none =
            help.signatures.indices.contains(help.activeSignature)
            ? help.signatures[help.activeSignature].parameters.count : 0
        return Result(
            signatures: signatures, activeSignature: help.activeSignature,
            activeParameter: help.activeParameter ?? none)
    }
}
