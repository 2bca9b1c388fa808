// The executable: everything is in MasonryCommand.

import MasonryCommand
import Platform

if let code = CommandLineTool.serveIfAsked() { ThisProcess.end(code) }
CommandLineTool.handleSignals()
ThisProcess.end(await CommandLineTool.main())
