// From findings to diagnostics of the wire, as rich as the client can show them.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

/// Writes the findings of one text for one client.
struct DiagnosticConversion {
    let text: SourceText
    let uri: DocumentURI
    let encoding: PositionEncoding
    let client: ClientCapabilities
    let pages: RulePages?
    /// Findings come in written order.
    private var cursor: PositionCursor

    init(text: SourceText, uri: DocumentURI, session: Session) {
        self.text = text
        self.uri = uri
        encoding = session.encoding
        client = session.client
        pages = session.settings[uri].rulePages
        cursor = PositionCursor(text: text, encoding: session.encoding)
    }

    mutating func diagnostic(_ finding: Finding) -> Diagnostic {
        let range = PositionRange(
            start: cursor.position(of: finding.range.start), end: cursor.position(of: finding.range.end))
        var diagnostic = Diagnostic(
            range: range, severity: severity(finding.severity),
            code: finding.rule.rawValue, source: "masonry", message: finding.message)
        if client.hasCodeDescription { diagnostic.codeDescription = pages?.address(of: finding.rule) }
        if client.hasRelatedInformation {
            diagnostic.relatedInformation = finding.related.map { related in
                let location = Location(uri: uri, range: text.positions(of: related.range, in: encoding))
                return Diagnostic.RelatedInformation(location: location, message: related.message)
            }
        }
        if finding.isUnnecessary, client.diagnosticTags.contains(Diagnostic.Tag.unnecessary.rawValue) {
            diagnostic.tags = [.unnecessary]
        }
        if client.hasDiagnosticData, !finding.fixes.isEmpty {
            diagnostic.data = ["fixes": finding.fixes.map(\.title).json]
        }
        return diagnostic
    }

    private func severity(_ severity: Severity) -> Diagnostic.Severity {
        switch severity {
        case .error: return .error
        case .warning: return .warning
        case .information: return .information
        case .hint: return .hint
        }
    }
}
