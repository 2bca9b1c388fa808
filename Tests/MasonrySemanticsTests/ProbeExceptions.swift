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
        "N23": (
            "GSTinyString(instance) does not recognize mas_makeConstraints:",
            "-[__NSCFConstantString mas_makeConstraints:]"
        ),
    ]

    /// Snippets in which a view has one name for the compiler and another for the stub's record.
    static let renamed: [String: (from: String, to: String)] = [
        "C49": (
            "UILabel *l = [UILabel new]; l.stubName = @\"label\"; [root addSubview:l];\n",
            "UILabel *label = [UILabel new]; [root addSubview:label];\nUILabel *l = label;\n"
        )
    ]

    static let leftOut: [String: String] = [
        "M12": "depends on when an NSLayoutConstraint is deallocated",
        "M19": "drives MASConstraintMaker by hand, without a block",
        "M23": "depends on when an NSLayoutConstraint is deallocated",
        "M28": "reads Masonry's own list of installed constraints",
        "M31": "drives MASConstraintMaker by hand, without a block",
        "Q03": "allocates the abstract class MASConstraint",
        "X01": "is of macOS, where priorityMedium is 501; the evaluator is of iOS",
        "acc/generic-dsl": "calls functions that the snippet defines itself",
        "acc/layout-constraints-mutable": "changes SnapKit's own list of layout constraints",
        "const/custom-multiplier-type": "defines its own multiplier type",
        "target/custom-relatable-type": "defines its own target type",
        "target/dead-view-item": "depends on when a view is deallocated",
        "target/dead-view-item-size": "depends on when a view is deallocated",
        "target/temporary-view": "depends on when a view is deallocated",
        "use/subclass": "defines a class, which a layout document has no word for",
    ]
}
