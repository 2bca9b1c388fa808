// What every report format answers, so that files can be written as they are checked.

import LayoutIDE

/// What a format needs to know before the first file.
struct ReportHeader: Sendable {
    var rules: [RulePage] = []
    var usesColour = false
    var isQuiet = false
    /// Of everything that is not a finding's own.
    var language = MessageLanguage.standard
}

/// One way to write a report. `file` is called on any thread and for one file at a time; the pieces are put together in
/// the order of the files, with `separator` between those that are not empty.
protocol ReportFormat: Sendable {
    init(_ header: ReportHeader)
    func opening() -> [UInt8]
    func file(_ report: FileReport) -> [UInt8]
    var separator: [UInt8] { get }
    func closing(_ summary: ReportSummary) -> [UInt8]
}

extension ReportFormat {
    func opening() -> [UInt8] { [] }
    var separator: [UInt8] { [] }
    func closing(_ summary: ReportSummary) -> [UInt8] { [] }
}

/// The names of `--format`.
enum ReportFormatName: String, CaseIterable {
    case text, json, sarif, github, xcode, junit, gitlab, checkstyle

    /// All but one are read by programs first.
    var reader: Reader { self == .text ? .people : .programs }

    func format(_ header: ReportHeader) -> any ReportFormat {
        switch self {
        case .text: TextFormat(header)
        case .json: JSONFormat(header)
        case .sarif: SARIFFormat(header)
        case .github: GitHubFormat(header)
        case .xcode: XcodeFormat(header)
        case .junit: JUnitFormat(header)
        case .gitlab: GitLabFormat(header)
        case .checkstyle: CheckstyleFormat(header)
        }
    }
}
