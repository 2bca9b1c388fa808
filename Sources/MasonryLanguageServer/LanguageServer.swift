// The way in: a language server on two file descriptors.

import JSONRPC
import Platform

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
