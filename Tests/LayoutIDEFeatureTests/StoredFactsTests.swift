// What is kept of the facts of files says all that they say.

import Foundation
import LayoutFamilies
import MasonrySemantics
import MasonrySyntax
import SourceText
import TestTexts
import Testing

@testable import LayoutIDE

@Suite struct `Kept facts` {
    private static let all: [ConstraintFacts] = {
        var generator = SeededGenerator(seed: 1)
        return ((try? FixtureText.own) ?? []).enumerated().map { place, fixture in
            ConstraintFacts(
                path: "\(place)", text: SourceText(fixture.text(&generator)), dialect: fixture.dialect)
        }
    }()

    private static func bytes(_ facts: ConstraintFacts) -> [UInt8] {
        var writer = RecordWriter()
        facts.write(to: &writer)
        return writer.bytes
    }

    private static func read(_ bytes: [UInt8], _ range: Range<Int>, like facts: ConstraintFacts) -> ConstraintFacts? {
        var reader = RecordReader(bytes, range)
        return ConstraintFacts(from: &reader, path: facts.path, dialect: facts.dialect)
    }

    @Test("A record has every field of the facts")
    func aRecordHasEveryFieldOfTheFacts() throws {
        try #require(Self.all.count { !$0.constraints.isEmpty } > 100)
        for facts in Self.all {
            let bytes = Self.bytes(facts)
            let kept = try #require(Self.read(bytes, bytes.indices, like: facts))
            #expect(reflectedDifference(facts, kept) == nil)
        }
    }

    @Test("Damaged bytes are no facts")
    func damagedBytesAreNoFacts() throws {
        let facts = try #require(Self.all.max { $0.constraints.count < $1.constraints.count })
        let bytes = Self.bytes(facts)
        for end in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 500)) {
            #expect(Self.read(bytes, 0..<end, like: facts) == nil)
        }
    }

    /// Whoever makes up a record names nothing that is not there.
    @Test("Numbers of a record are bounded by what it has")
    func numbersOfARecordAreBoundedByWhatItHas() {
        for facts in Self.all.filter({ !$0.constraints.isEmpty }).prefix(8) {
            let bytes = Self.bytes(facts)
            for place in bytes.indices {
                var damaged = bytes
                damaged[place] = damaged[place] &+ 0x35
                guard let found = Self.read(damaged, damaged.indices, like: facts) else { continue }
                for made in found.constraints {
                    #expect(found.items.indices.contains(made.first) && found.scopes.indices.contains(made.scope))
                    #expect(made.second.map(found.items.indices.contains) ?? true)
                    #expect(made.lines.lowerBound <= made.lines.upperBound)
                }
                // It can be searched.
                _ = LogWorkspace([found])
            }
        }
    }
}
