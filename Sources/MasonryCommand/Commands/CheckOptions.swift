// The options of `check`, read from its arguments and the configuration.

import LayoutIDE
import Project

/// What `check` was asked to do.
struct CheckOptions: Sendable {
    /// What happens with fixes.
    enum Fixing: Sendable, Hashable {
        case none
        case write(FixSafety)
        case showDifference(FixSafety)

        var showsDifference: Bool { if case .showDifference = self { true } else { false } }

        var safety: FixSafety? {
            switch self {
            case .none: nil
            case .write(let safety), .showDifference(let safety): safety
            }
        }
    }

    /// A part of the files, for several machines.
    struct Shard: Sendable, Hashable {
        var index: Int
        var count: Int

        /// Whether a file belongs to the part: by its path alone, so that machines need not agree on the whole list.
        func contains(_ path: String) -> Bool {
            guard count > 1, let hash = UInt64(contentHash([path]), radix: 16) else { return true }
            return hash % UInt64(count) == UInt64(index - 1)
        }
    }

    var paths: [String]
    var format: ReportFormatName
    var output: String?
    var screens: [String]
    /// With commas between names.
    var screenLists: [String]
    var configuration: ConfigurationResolver.Source
    var baseline: String?
    var newBaseline: String?
    var fixing: Fixing
    /// nil: findings never make the run fail.
    var failOn: Severity?
    var failOnIsGiven: Bool
    var maxWarnings: Int?
    var jobs: Int
    var isQuiet: Bool
    var wantsStatistics: Bool
    /// Whether sources are read with what the other files of their project say.
    var usesIndex: Bool
    var standardInputName: String?
    var since: String?
    /// Whether only what the change since `since` brings and repairs is reported.
    var compares: Bool
    /// In place of the configuration's.
    var preset: String?
    /// Whether it checks again whenever a file changes, until it is ended.
    var watches: Bool
    var shard: Shard?
    var namedFiles: FileDiscovery.NamedFilePolicy
    /// Before those of the configuration.
    var values: [String: Double]

    init(_ arguments: ParsedArguments, directory: String, processors: Int) throws(UsageError) {
        paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
        format = arguments.value("--format").flatMap(ReportFormatName.init) ?? .text
        output = arguments.value("--output")
        screens = arguments.values("--screen")
        screenLists = arguments.values("--screens")
        configuration = Self.configuration(arguments, directory)
        baseline = arguments.value("--baseline")
        newBaseline = arguments.value("--write-baseline")
        fixing = Self.fixing(arguments)
        let level = arguments.value("--fail-on")
        failOnIsGiven = level != nil
        failOn = level == nil ? .error : level.flatMap(Severity.init(name:))
        maxWarnings = try arguments.integer("--max-warnings", minimum: 0)
        jobs = try arguments.integer("--jobs", minimum: 1) ?? processors
        isQuiet = arguments.has("--quiet")
        wantsStatistics = arguments.has("--statistics")
        usesIndex = !arguments.has("--no-index")
        standardInputName = arguments.value("--stdin-name")
        since = arguments.value("--since")
        compares = arguments.has("--compare")
        preset = arguments.value("--preset")
        watches = arguments.has("--watch")
        shard = try arguments.value("--shard").map(Self.shard)
        namedFiles = arguments.has("--force-exclude") ? .mayBeExcluded : .alwaysChecked
        values = try DefinedValues.read(arguments)
        try checkCombinations(arguments)
    }

    private func checkCombinations(_ arguments: ParsedArguments) throws(UsageError) {
        if baseline != nil, newBaseline != nil {
            throw UsageError(
                "--baseline and --write-baseline exclude each other", "--baseline 与 --write-baseline 不能同时使用")
        }
        if arguments.has("--config"), arguments.has("--no-config") {
            throw UsageError("--config and --no-config exclude each other", "--config 与 --no-config 不能同时使用")
        }
        if paths.contains("-"), paths.count > 1 {
            throw UsageError(
                "standard input (-) cannot be mixed with other paths", "标准输入（-）不能与其他路径一起使用")
        }
        if watches, paths == ["-"] || newBaseline != nil || fixing != .none {
            throw UsageError(
                "--watch cannot be combined with standard input, --fix or --write-baseline",
                "--watch 不能与标准输入、--fix 或 --write-baseline 一起使用")
        }
        if paths == ["-"], since != nil {
            throw UsageError("--since has no meaning for standard input", "--since 对标准输入没有意义")
        }
        if compares, since == nil {
            throw UsageError("--compare needs --since REV", "--compare 需要 --since REV")
        }
        if compares, newBaseline != nil || fixing != .none {
            throw UsageError(
                "--compare cannot be combined with --fix or --write-baseline",
                "--compare 不能与 --fix 或 --write-baseline 一起使用")
        }
    }

    static func configuration(_ arguments: ParsedArguments, _ directory: String) -> ConfigurationResolver.Source {
        if arguments.has("--no-config") { return .isolated }
        return arguments.value("--config").map { .file(absolutePath($0, in: directory)) } ?? .folders
    }

    private static func fixing(_ arguments: ParsedArguments) -> Fixing {
        let safety: FixSafety = arguments.has("--unsafe-fixes") ? .unsafeToo : .safeOnly
        if arguments.has("--diff") { return .showDifference(safety) }
        return arguments.has("--fix") || arguments.has("--unsafe-fixes") ? .write(safety) : .none
    }

    private static func shard(_ text: String) throws(UsageError) -> Shard {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index)
        else {
            throw UsageError(
                "--shard takes I/N with I from 1 to N, not “\(text)”", "--shard 需要 I/N，其中 I 为 1 到 N，而不是“\(text)”")
        }
        return Shard(index: index, count: count)
    }
}
