import Foundation
import Testing

@Suite("The evaluator is looked at in place")
struct EvaluatorTests {
    /// What a method that is not mutating gets is a copy on the stack: the program becomes slower, and the compiler looks
    /// for each of the hundreds of fields where it ends. Sixty such methods took six minutes of every build.
    @Test("All its methods and computed properties are mutating")
    func mutatingMethods() throws {
        let folder = ImportTests.root.appendingPathComponent("Sources/MasonrySemantics")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        var methods = 0
        for file in files.sorted() {
            var type = ""
            let lines = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                // Types at the left edge and their members; expressions take their time with every line.
                guard line.first != " " || line.hasPrefix("    ") && !line.hasPrefix("     ") else { continue }
                if let match = line.prefixMatch(
                    of:
                        #/(?:(?:package|private|fileprivate|final|indirect) )*(?:extension|struct|class|enum|protocol) (\w+)/#
                ) {
                    type = String(match.output.1)
                }
                guard type == "Evaluator" else { continue }
                let place = "\(file):\(number + 1)"
                if line.wholeMatch(of: #/    (?:(?:package|private|fileprivate) )?func .*/#) != nil {
                    Issue.record("\(place) is not mutating")
                }
                if line.contains(#/^    (?:(?:package|private|fileprivate) )?mutating func /#) { methods += 1 }
                guard line.contains(#/^    (?:(?:package|private|fileprivate) )?var \w+: [^={]*\{/#),
                    !line.contains("didSet"),
                    lines.indices.contains(number + 1)
                else { continue }
                let isMutating = line.contains("mutating get") || lines[number + 1].contains("mutating get")
                #expect(isMutating, "\(place) has a getter that is not mutating")
            }
        }
        #expect(methods > 500)
    }
}
