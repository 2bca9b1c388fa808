// What UIKit prints, in every language as it prints it.

/// Sentences of UIKit: they stay as they are, so that they can be searched for.
enum SaidAtRunTime {
    static let wordings: Wordings = [
        "Unable to simultaneously satisfy constraints.": "Unable to simultaneously satisfy constraints.",
        "Will attempt to recover by breaking constraint `{0}`.":
            "Will attempt to recover by breaking constraint `{0}`.",
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.":
            "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.",
        "It's illegal to set priority:{0}.": "It's illegal to set priority:{0}.",
        "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.":
            "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
    ]
}
