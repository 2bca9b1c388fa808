// `--define NAME=NUMBER`: values that no source tells, on the command line.

import LayoutIDE
import Project

enum DefinedValues {
    static let option = OptionDefinition(
        "--define", .many("NAME=NUMBER"),
        help: LocalizedText(
            "The value of a name, an expression or a side of a view that no source gives: kTabBarHeight=83, 88.h=92.5, "
                + "banner.height=120. Takes precedence over “values” of the configuration.",
            "源码未给出值的名称、表达式或视图边长的值：kTabBarHeight=83、88.h=92.5、banner.height=120。优先于配置中的“values”。"))

    /// Those of a command line, the last of each name.
    static func read(_ arguments: ParsedArguments) throws(UsageError) -> [String: Double] {
        var values: [String: Double] = [:]
        for text in arguments.values(option.name) {
            guard let sign = text.lastIndex(of: "="), sign != text.startIndex,
                let number = Double(String(text[text.index(after: sign)...])), ConfigurationKeys.values.contains(number)
            else {
                throw UsageError(
                    "--define takes NAME=NUMBER, not “\(text)”", "--define 需要 NAME=NUMBER，而不是“\(text)”")
            }
            values[String(text[..<sign])] = number
        }
        return values
    }
}
