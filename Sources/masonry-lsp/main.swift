// The executable: everything is in MasonryCommand.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import MasonryCommand

if let code = CommandLineTool.serveIfAsked() { exit(code) }
CommandLineTool.handleSignals()
exit(await CommandLineTool.main())
