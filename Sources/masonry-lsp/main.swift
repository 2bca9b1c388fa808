// The executable: everything is in MasonryCommand.

import Foundation
import MasonryCommand

exit(await CommandLineTool.main())
