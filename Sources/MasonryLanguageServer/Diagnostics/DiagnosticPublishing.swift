// Tells the client the findings of each document's newest version.

import LanguageServerProtocol
import LayoutIDE

extension Session {
    /// Analyses the document that has waited longest and publishes its findings. Returns whether there was one.
    func publishNextDiagnostics() -> Bool {
        guard lifecycle == .initialized, let uri = documents.takeUnpublished() else { return false }
        guard pushesDiagnostics else { return true }
        let configuration = configuration(for: uri)
        guard let analysis = documents.update(uri, { $0.analysis(configuration) }) ?? nil else { return true }
        publish(diagnostics(of: analysis, at: uri), at: uri, version: version(of: uri))
        return true
    }

    func diagnostics(of analysis: FileAnalysis, at uri: DocumentURI) -> [Diagnostic] {
        var conversion = DiagnosticConversion(text: analysis.text, uri: uri, session: self)
        return analysis.findings.map { conversion.diagnostic($0) }
    }

    func publish(_ diagnostics: [Diagnostic], at uri: DocumentURI, version: Int?) {
        if diagnostics.isEmpty { published.remove(uri) } else { published.insert(uri) }
        let params = PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics)
        connection.notify(PublishDiagnosticsParams.method, params.json)
    }
}
