// The sources of the tests as files of one project.

import LayoutFamilies
import MasonrySyntax
import SourceText
import TestTexts

@testable import MasonrySemantics

/// One file of a project that exists only in a test.
struct ProjectFile {
    let path: String
    var text: String { didSet { source = Self.source(text, dialect, path, role) } }
    let dialect: Dialect
    let role: IndexedSource.Role
    /// Kept, because tests make one index after another of the same files.
    private(set) var source: IndexedSource

    init(path: String, text: String, dialect: Dialect, role: IndexedSource.Role = .implementation) {
        (self.path, self.text, self.dialect, self.role) = (path, text, dialect, role)
        source = Self.source(text, dialect, path, role)
    }

    private static func source(
        _ text: String, _ dialect: Dialect, _ path: String, _ role: IndexedSource.Role
    ) -> IndexedSource {
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
