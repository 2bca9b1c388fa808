// The way in: a language server on two file descriptors.

import JSONRPC
import LayoutIDE
import LanguageServerProtocol

/// How the server is started.
package struct LanguageServerOptions: Sendable {
    /// A process whose end is also the server's; `initialize` may name one too.
    package var clientProcessID: Int?
    /// A file that every message is written to.
    package var logPath: String?
    /// The version told to clients.
    package var version = "0.1.0"

    package init() {}
}

/// Serves one client over `input` and `output` until it leaves.
/// - Returns: the exit code: 0 after shutdown and exit, 1 if the client leaves without.
package func serve(
    options: LanguageServerOptions = LanguageServerOptions(), input: Int32 = 0, output: Int32 = 1
) -> Int32 {
    serve(options: options, over: DescriptorChannel(input: input, output: output))
}

/// Serves one client over `channel` until it leaves.
package func serve(options: LanguageServerOptions, over channel: any ByteChannel) -> Int32 {
    let connection = Connection(channel: channel)
    if let path = options.logPath { MessageLog.attach(to: connection, path: path) }
    return EventLoop(session: Session(connection: connection, options: options)).run()
}
