// How a server is started.

import LayoutIDE
import Project

/// How the server is started.
package struct LanguageServerOptions {
    /// A process whose end is also the server's; `initialize` may name one too.
    package var clientProcessID: Int?
    /// A file that every message is written to.
    package var logPath: String?
    /// The version told to clients.
    package var version = "0.1.0"

    /// The files around the open ones.
    package var project = ServedProject.none
    /// The language for clients that name none; nil leaves it to the configuration.
    package var language: MessageLanguage?
    /// The language where nobody names one.
    package var fallbackLanguage = MessageLanguage.standard

    package init() {}
}
