// No folder of a module names types of another one that, by any way, names types of it: but for a list that only shrinks.

import Foundation
import Testing

@Suite("Types between folders")
struct TypeCircleTests {
    private static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens/circles.txt")

    @Test("Edges in circles are those of the list, which only shrinks")
    func circlesShrink() throws {
        var found: [String: String] = [:]
        for module in try ImportTests.modules() {
            for circle in try TypeGraph(module: module).circles { found["\(module): \(circle.edge)"] = circle.because }
        }
        let lines = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
        for (edge, because) in found.sorted(by: { $0.key < $1.key }) where !lines.contains(edge) {
            Issue.record("\(edge) is a new edge in a circle: \(because)")
        }
        let left = lines.filter { found[$0] != nil }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data((left.joined(separator: "\n") + "\n").utf8).write(to: Self.list)
        } else {
            #expect(left == lines, "circles.txt names edges that are gone; UPDATE_GOLDENS=1 takes them out")
        }
    }

    @Test("The scan knows what is declared, what is named, and what is neither")
    func scan() {
        let scan = TypeScan(
            ###"""
            // A Comment names nothing. /* Nor this */
            import Foundation
            private struct Hidden: Shown {}
            package final class Outer<Element> where Element: Base {
                enum Inner { case one(Payload) }
                class func make() -> Outer { struct Local {} ; return Outer() }
                let text = "No Text \(Inter.polation("Quote \(Deeper.self)")) Tail"
                let raw = ##"""
                    Raw \##(Word.self) Text
                    """##
            }
            extension Other.Part { struct Added {} }
            typealias Name = Given.Member
            """###)
        #expect(scan.declared == ["Outer", "Outer.Inner", "Part.Added", "Name"])
        for word in ["Shown", "Base", "Payload", "Inter", "Deeper", "Word", "Given", "Given.Member", "Other"] {
            #expect(scan.named.contains(word), "\(word)")
        }
        for word in ["Comment", "Nor", "No", "Quote", "Tail", "Raw", "Text"] {
            #expect(!scan.named.contains(word), "\(word)")
        }
    }

    @Test("A circle is every edge between folders that reach each other")
    func circles() {
        let graph = TypeGraph([
            "A/a.swift": "struct A { let b: B }", "B/b.swift": "struct B { let c: C }",
            "C/c.swift": "struct C { let a: A; let d: D }", "D/d.swift": "struct D {}", "e.swift": "let a: A",
        ])
        #expect(graph.circles.map(\.edge) == ["A -> B", "B -> C", "C -> A"])
    }
}
