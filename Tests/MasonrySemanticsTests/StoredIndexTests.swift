// What is kept of sources between runs says all that the sources say.

import Foundation
import LayoutFamilies
import MasonrySyntax
import SourceText
import TestTexts
import Testing

@testable import MasonrySemantics

@Suite struct `Kept sources` {
    /// All sources of the tests, as files of one project; some of the first ones are headers.
    private static let files = ProjectFile.fixtures()
    fileprivate static let fresh = files.map(\.source)

    private static func kept(_ sources: [IndexedSource]) -> [IndexedSource] {
        zip(files, sources).compactMap { file, source in
            guard let record = source.record else { return nil }
            var reader = RecordReader(record, record.indices)
            return IndexedSource(record: &reader, path: file.path, dialect: file.dialect, role: file.role)
        }
    }

    fileprivate static let text: @Sendable (IndexedSource) -> SourceText? = { source in
        files.first { $0.path == source.path }.map { SourceText($0.text) }
    }

    @Test("A record has every field of a source")
    func aRecordHasEveryFieldOfASource() throws {
        let sources = Self.fresh
        try #require(sources.count > 100)
        let kept = Self.kept(sources)
        try #require(kept.count == sources.count)
        for (one, other) in zip(sources, kept) {
            #expect(reflectedDifference(one, other, ignoring: ["open"]) == nil)
            #expect(other.record == one.record)
        }
    }

    @Test(
        "An index of kept sources says what a fresh one says", arguments: [nil, DeviceModel(Device.standard.portrait)])
    func anIndexOfKeptSourcesSaysWhatAFreshOneSays(device: DeviceModel?) {
        let shown = DeviceModel(Device.standard.portrait)
        let fresh = SymbolIndex(Self.fresh, device: device, shownOn: shown)
        let kept = SymbolIndex(
            Self.kept(Self.fresh), device: device, shownOn: shown, rereading: Self.text)
        #expect(fresh.saysTheSame(as: kept))
        #expect(reflectedDifference(fresh, kept) == nil)
    }

    @Test(
        "Sources that are looked at at once make the same index",
        arguments: [nil, DeviceModel(Device.standard.portrait)])
    func sourcesThatAreLookedAtAtOnceMakeTheSameIndex(device: DeviceModel?) {
        let shown = DeviceModel(Device.standard.portrait)
        var one = SymbolIndexBuilder(Self.fresh, device: device, shownOn: shown)
        while !one.advance() {}
        var other = SymbolIndexBuilder(Self.fresh, device: device, shownOn: shown)
        var lookedAt = 0
        repeat {
            let all = other.concerned.reversed().map { other.resolution(of: $0) }
            lookedAt += all.count
            other.take(all)
        } while !other.advance()
        #expect(lookedAt > 10)
        #expect(other.record == one.record)
        #expect(reflectedDifference(one.index, other.index) == nil)
    }

    @Test(
        "An index of kept results says what a fresh one says", arguments: [nil, DeviceModel(Device.standard.portrait)])
    func anIndexOfKeptResultsSaysWhatAFreshOneSays(device: DeviceModel?) throws {
        let shown = DeviceModel(Device.standard.portrait)
        var builder = SymbolIndexBuilder(Self.fresh, device: device, shownOn: shown)
        while !builder.advance() {}
        let record = builder.record
        // Some values are known only with those of other files, and others only on the device.
        #expect(record.count > 100)
        let sources = Self.kept(Self.fresh)
        var reader = RecordReader(record, record.indices)
        let kept = try #require(SymbolIndex(sources, shownOn: shown, record: &reader))
        #expect(reflectedDifference(builder.index, kept) == nil)
        for end in stride(from: 0, to: record.count, by: max(1, record.count / 20)) {
            var reader = RecordReader(record, 0..<end)
            #expect(SymbolIndex(sources, shownOn: shown, record: &reader) == nil)
        }
    }

    /// Looking at every source again in every round must find nothing that questions have hidden.
    @Test("A file whose questions have no new answer gives what it gave")
    func aFileWhoseQuestionsHaveNoNewAnswerGives() {
        let shown = DeviceModel(Device.standard.portrait)
        let index = SymbolIndex(Self.fresh, device: nil, shownOn: shown)
        for (number, device) in [nil, shown].enumerated() {
            var options = EvaluationOptions()
            options.device = device
            options.index = device.map { index.on($0) } ?? index
            for var source in Self.fresh {
                let isConcerned =
                    source.questions.names.contains { options.index?.knows($0) ?? false }
                    || number == 1 && source.questions.asksForDevice
                guard !isConcerned else { continue }
                let before = source
                let knowsMore = source.resolve(options, nil)
                #expect(!knowsMore)
                #expect(reflectedDifference(before.constants, source.constants) == nil)
                #expect(reflectedDifference(before.cells as Any, source.cells as Any) == nil)
            }
        }
    }

    @Test("Damaged bytes are no source")
    func damagedBytesAreNoSource() {
        guard let record = Self.fresh.compactMap(\.record).max(by: { $0.count < $1.count }) else { return }
        for end in stride(from: 0, to: record.count, by: max(1, record.count / 500)) {
            var reader = RecordReader(record, 0..<end)
            #expect(IndexedSource(record: &reader, path: "/a.m", dialect: .objectiveC, role: .header) == nil)
        }
        // A length that nothing has.
        for bytes: [UInt8] in [[0xFF, 0xFF, 0xFF, 0xFF, 0x0F], Array(repeating: 0xFF, count: 40), [0x80]] {
            var reader = RecordReader(bytes, bytes.indices)
            #expect(IndexedSource(record: &reader, path: "/a.m", dialect: .objectiveC, role: .header) == nil)
        }
    }

    /// Evaluation asks other files and the device through `OutsideQuestions` alone: else a file would be taken for done
    /// that is not.
    @Test("Nothing asks the index but through the questions")
    func nothingAsksTheIndexButThroughTheQuestions() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/MasonrySemantics")
            .standardizedFileURL
        // Flags and attached code are of a file that is evaluated as a whole, which no index is made of; how classes
        // are related is a question of conversions.
        let others: Set = [
            "Index/OutsideQuestions.swift", "Index/SymbolIndexBuilder.swift", "Index/IndexedSource.swift",
            "Index/ClassRelation.swift", "Evaluation/Evaluation.swift",
            "SourceFiles/SourceProgram.swift",
        ]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where file.hasSuffix(".swift") && !others.contains(file) {
            let lines = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                .split(separator: "\n")
            for line in lines where line.contains("options.index") || line.contains("options.device") {
                // Whether there is one at all is the same for all files of an index.
                let isHarmless = line.contains("options.index != nil") || line.contains("options.device == nil")
                #expect(isHarmless, "\(file): \(line)")
            }
        }
    }
}

extension `Kept sources` {
    /// A server reads sources again where it needs them, and keeps no trees.
    @Test(
        "An index that keeps no trees says what another says", arguments: [nil, DeviceModel(Device.standard.portrait)])
    func anIndexThatKeepsNoTreesSaysWhatAnotherSays(device: DeviceModel?) {
        let shown = DeviceModel(Device.standard.portrait)
        let whole = SymbolIndex(Self.fresh, device: device, shownOn: shown)
        let bare = Self.fresh.map(\.withoutTree)
        #expect(Self.fresh.contains(where: \.isOpen) && !bare.contains(where: \.isOpen))
        var builder = SymbolIndexBuilder(
            bare, device: device, shownOn: shown, rereading: Self.text, keepsTrees: false)
        var most = 0
        repeat { most = max(most, builder.open.count) } while !builder.advance()
        #expect(most == 0 && builder.open.isEmpty)
        #expect(reflectedDifference(whole, builder.index) == nil)
    }
}
