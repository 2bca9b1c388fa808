// The colours of text output, or none.

import LayoutIDE

/// Wraps text in the terminal's colour codes where colour is on.
struct Palette: Sendable {
    var isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func faint(_ text: String) -> String { wrap(text, "2") }
    func caret(_ text: String) -> String { wrap(text, "32") }
    func added(_ text: String) -> String { wrap(text, "32") }
    func removed(_ text: String) -> String { wrap(text, "31") }

    func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: wrap(severity.name, "1;31")
        case .warning: wrap(severity.name, "1;33")
        case .information: wrap(severity.name, "1;34")
        case .hint: wrap(severity.name, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
