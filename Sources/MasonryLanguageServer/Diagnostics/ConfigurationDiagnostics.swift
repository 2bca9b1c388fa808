// Tells the client what is wrong in configuration files, at its place there.

import LanguageServerProtocol
import LayoutIDE
import Project

extension Session {
    /// Also to clients that ask for the findings of documents: they have no reason to ask for those of another language.
    func publish(_ faultyFiles: [FaultyConfiguration]) {
        for file in faultyFiles {
            let uri = DocumentURI(path: file.path)
            guard !faultyConfigurations.contains(uri) else { continue }
            faultyConfigurations.append(uri)
            let diagnostics = file.mistakes.map { mistake in
                Diagnostic(
                    range: file.text.positions(of: mistake.range, in: encoding), severity: .error,
                    code: "configuration", source: "masonry", message: mistake.message[language(of: uri)])
            }
            publish(diagnostics, at: uri, version: nil)
        }
    }

    /// The files are read anew when they are next needed.
    func takeBackConfigurationDiagnostics() {
        for uri in faultyConfigurations { publish([], at: uri, version: nil) }
        faultyConfigurations.removeAll()
    }
}
