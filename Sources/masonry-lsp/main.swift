// The executable: everything is in the modules it starts.

import MasonryCommand
import MasonryLanguageServer

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

exit(serve())
