// An open file as it is edited: each unit of it is analysed by itself, and again only where it changed.

import LayoutRules
import MasonrySyntax
import SourceText

/// Everything known about one version of one file, unit by unit.
///
/// A unit (`SourceUnit`) is a text of its own with places of its own, so nothing of a unit that did not change has to be
/// moved when another does: only where its text stands in the file is known anew. What a unit depends on is its text and
/// the configuration, and nothing else.
package struct FileAnalysis: Sendable {
    package let text: SourceText
    package let dialect: Dialect
    package let configuration: AnalysisConfiguration
    /// In the order of the file; never empty.
    private(set) var units: [AnalysedUnit]
    /// One a unit; places in them are those of the unit.
    package var analyses: [Analysis] { units.map(\.analysis) }
    /// How many units the file has.
    package var unitCount: Int { units.count }
    /// In written order.
    package let findings: [Finding]

    /// Analyses all units of `text`. Cannot fail.
    package init(text: SourceText, dialect: Dialect, configuration: AnalysisConfiguration = AnalysisConfiguration()) {
        self.init(text, dialect, configuration, UnitMemo())
    }

    /// The analysis of the next version of `previous`'s text: units with the same text are taken over. The result is the
    /// same as without `previous`; it takes least where nobody else has a copy of that.
    /// - Parameters:
    ///   - configuration: nil where nothing that an analysis depends on has changed.
    ///   - change: in what it differs from the one before.
    package init(
        text: SourceText, following previous: consuming FileAnalysis, configuration: AnalysisConfiguration? = nil,
        _ change: SurroundingChange = .everything
    ) {
        let (dialect, before) = (previous.dialect, previous.configuration)
        let memo = UnitMemo(previous.units, configuration == nil ? .nothing : change)
        previous = FileAnalysis(empty: dialect)
        self.init(text, dialect, change.isNothing ? before : configuration ?? before, memo)
    }

    private init(
        _ text: SourceText, _ dialect: Dialect, _ configuration: AnalysisConfiguration, _ memo: consuming UnitMemo
    ) {
        self.text = text
        self.dialect = dialect
        self.configuration = configuration
        units = []
        for unit in SourceUnit.units(of: text, dialect: dialect) {
            units.append(memo.analysis(of: unit, text, dialect, configuration))
        }
        findings = Self.findings(of: units)
    }

    private init(empty dialect: Dialect) {
        text = SourceText("")
        self.dialect = dialect
        configuration = AnalysisConfiguration()
        units = []
        findings = []
    }

    /// What several units say of the code that they share is said once.
    private static func findings(of units: [AnalysedUnit]) -> [Finding] {
        guard units.count > 1 else { return units.first?.analysis.findings ?? [] }
        return units.flatMap { $0.analysis.findings.placed(by: $0.places) }.inOrder()
    }
}

/// A unit with where it stands.
struct AnalysedUnit: Sendable {
    let name: String
    let places: UnitPlaces
    fileprivate(set) var analysis: Analysis
}

extension FileAnalysis {
    /// See `Analysis.keepShown`.
    package mutating func keepShown(at offset: TextOffset) {
        for index in units.indices {
            guard let place = units[index].places.offset(offset) else { continue }
            units[index].analysis.keepShown(at: place)
        }
    }
}

extension FileAnalysis {
    /// Looks up what is asked for of other files by whatever is shown in `range`; later versions keep it.
    package mutating func keepInstances(in range: TextRange) {
        for index in units.indices where !units[index].places.ranges(in: range).isEmpty {
            units[index].analysis.keepInstances()
        }
    }
}

/// The units of the version before, each to be taken once.
private struct UnitMemo {
    private var analyses: [String: Analysis] = [:]
    private let change: SurroundingChange

    init(_ units: [AnalysedUnit] = [], _ change: SurroundingChange = .everything) {
        for unit in units { analyses[unit.name] = unit.analysis }
        self.change = change
    }

    mutating func analysis(
        of unit: SourceUnit, _ file: SourceText, _ dialect: Dialect, _ configuration: AnalysisConfiguration
    ) -> AnalysedUnit {
        let places = UnitPlaces(unit)
        guard var known = analyses.removeValue(forKey: unit.name) else {
            let analysis = Analysis(text: places.text(of: file), dialect: dialect, configuration: configuration)
            return AnalysedUnit(name: unit.name, places: places, analysis: analysis)
        }
        if places.isText(known.text, of: file), known.stays(after: change) {
            if !change.isNothing { known.takeIndex(of: configuration) }
            let numbers = places.lineNumbers(of: known.text, in: file)
            if numbers != known.text.lineNumbers { known.renumber(numbers) }
            return AnalysedUnit(name: unit.name, places: places, analysis: known)
        }
        let following = Analysis(
            text: places.text(of: file), following: consume known,
            configuration: change.isNothing ? nil : configuration)
        return AnalysedUnit(name: unit.name, places: places, analysis: following)
    }
}
