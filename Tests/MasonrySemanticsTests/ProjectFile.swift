// The sources of the tests as files of one project.

import LayoutFamilies
import MasonrySyntax
import SourceText
import TestTexts

@testable import MasonrySemantics

/// One file of a project that exists only in a test.
struct ProjectFile {
    let path: String
    var text: String
    let dialect: Dialect
    var role = IndexedSource.Role.implementation

    var source: IndexedSource {
        IndexedSource(text: SourceText(text), dialect: dialect, path: path, role: role)
    }

    /// Each `step`th source of the tests; some of Objective-C are headers.
    static func fixtures(every step: Int = 1) -> [ProjectFile] {
        var generator = SeededGenerator(seed: 1)
        let fixtures = ((try? FixtureText.own) ?? []).filter { $0.dialect != .masonry }
        return stride(from: 0, to: fixtures.count, by: step).enumerated().map { place, index in
            let fixture = fixtures[index]
            let isHeader = fixture.dialect == .objectiveC && place.isMultiple(of: 3)
            let ending = fixture.dialect == .swift ? "swift" : isHeader ? "h" : "m"
            return ProjectFile(
                path: "/\(place).\(ending)", text: fixture.text(&generator), dialect: fixture.dialect,
                role: isHeader ? .header : .implementation)
        }
    }
}
