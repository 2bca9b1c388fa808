// The probes that a static evaluation does not decide, each with its reason.

enum ProbeExceptions {
    /// Failures whose text ends in words of GNUstep's Foundation, where Apple's are others.
    static let gnustepWording: [String: (recorded: String, found: String)] = [
        "C27": ("attempting to add unsupported attribute: ", "attempting to add unsupported attribute: "),
        "C35": ("attempting to add unsupported attribute: ", "attempting to add unsupported attribute: "),
        "D10": (
            "attempting to set layout constant with unsupported value: ",
            "attempting to set layout constant with unsupported value: "
        ),
        "N23": ("GSTinyString(instance) does not recognize mas_makeConstraints:", "-[string mas_makeConstraints:]"),
    ]

    static let leftOut: [String: String] = [:]
}
