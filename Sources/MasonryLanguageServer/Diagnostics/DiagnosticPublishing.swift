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
        let findings = analysis.findings
        // A client that asks must be one that can be asked to ask again.
        guard pushesDiagnostics || client.refreshes(.diagnostic), let typed = documents[uri]?.typed else {
            return findings.map { conversion.diagnostic($0) }
        }
        // What is missing in a method may be what is typed next.
        let member = analysis.memberRange(at: typed.cursor)
        let shown = findings.filter { finding in
            !typed.touches(finding.range) && !(finding.isAboutMissing && member?.touches(finding.range.start) ?? false)
        }
        if shown.count < findings.count { _ = documents.update(uri) { $0.holdsBack = true } }
        return shown.map { conversion.diagnostic($0) }
    }

    /// Nobody types any more: what was held back is told.
    func endTyping() {
        for uri in documents.order { endTyping(in: uri) }
    }

    func endTyping(in uri: DocumentURI) {
        guard documents.update(uri, { $0.endTyping() }) == true else { return }
        if pushesDiagnostics {
            documents.needsPublishing(uri)
        } else {
            connection.request(RefreshedFeature.diagnostic.method, nil) { _ in }
        }
    }

    func publish(_ diagnostics: [Diagnostic], at uri: DocumentURI, version: Int?) {
        if diagnostics.isEmpty { published.remove(uri) } else { published.insert(uri) }
        let params = PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics)
        connection.notify(PublishDiagnosticsParams.method, params.json)
    }
}
