// Tests are told by sentences.

import Foundation
import Testing

@Suite("Names of tests")
struct TestNameTests {
    @Test("Each test says in a sentence what holds, and its function has a plain name")
    func sentences() throws {
        let unnamed = try Regex(#"^ *@Test\b(?!\(\s*")|^ *func `"#).anchorsMatchLineEndings()
        let folder = ImportTests.root.appendingPathComponent("Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/") }
        #expect(files.count > 200)
        for file in files.sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: unnamed) { Issue.record("\(file): \(text[match.range])") }
        }
    }
}
