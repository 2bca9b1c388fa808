// The language of one run: `--locale`, else the configuration's `locale`, else, for people, the environment.

import LayoutIDE
import Project

/// Who reads a text. What programs read (JSON, SARIF and the other formats of machines) does not follow the
/// environment: the same command gives the same report on every machine.
enum Reader: Sendable, Hashable { case people, programs }

extension Console {
    /// The language of texts for `reader`; `locale` is what the configuration says for them.
    func language(for reader: Reader = .people, locale: String? = nil) -> MessageLanguage {
        if let chosenLanguage { return chosenLanguage }
        if let locale = locale ?? configuredLocale { return MessageLanguage(locale: locale) }
        return reader == .people ? MessageLanguage(environment: environment) : .standard
    }

    /// Says something to the person at the keyboard. Standard error may be closed; that is no reason to stop.
    func say(_ message: LocalizedText) {
        do { try errors.write("masonry-lsp: \(message[language()])\n") } catch { return }
    }

    /// Writes lines as they are to standard error, beside an answer that programs read.
    func note(_ lines: String) {
        guard !lines.isEmpty else { return }
        do { try errors.write(lines) } catch { return }
    }
}
