// What this process can know of itself and its machine, without Foundation, whose start takes longer than most checks.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The absolute path of the working directory; the root where it is gone.
func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
}

/// The values of those of `names` that are set.
func environmentVariables(_ names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
        if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
}

/// How many processors are at work, at least one.
func activeProcessorCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
