// The way in: a language server on two file descriptors.

import JSONRPC
import LayoutIDE
import Platform
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

/// Serves one client over `input` and `output` until it leaves.
/// - Returns: the exit code: 0 after shutdown and exit, 1 if the client leaves without.
package func serve(
    options: LanguageServerOptions = LanguageServerOptions(), input: Descriptor = .standardInput,
    output: Descriptor = .standardOutput
) -> Int32 {
    FreedMemory.keep()
    ClientWatch.start(output: output)
    return EventLoop(options: options, channel: DescriptorChannel(input: input, output: output)).run()
}
