// What `log` keeps of the files of a project: never another answer than that of files which are read anew.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct `Facts kept between runs` {
    private static func metrics(_ side: Int) -> String { "enum Metrics { static let side: CGFloat = \(side) }\n" }

    private static let banner = """
        #import "Masonry.h"
        @implementation Banner
        - (void)setUp {
            self.title = [BadgeLabel new];
            [self addSubview:self.title];
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(23);
                make.width.mas_equalTo(301);
            }];
        }
        @end

        """

    private static func header(_ superclass: String) -> String {
        "@interface Banner : \(superclass)\n@property UILabel *title;\n@end\n"
    }

    private static let log =
        Logs.log.replacing(#/@CardCell\.swift#\d+/#, with: "") + """
            Unable to simultaneously satisfy constraints.
            (
                "<MASLayoutConstraint:0x1 BadgeLabel:0xa.left == Banner:0xb.left + 23>",
                "<MASLayoutConstraint:0x2 BadgeLabel:0xa.width == 301>",
                "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' Banner:0xb.width == 320   (active)>"
            )
            Will attempt to recover by breaking constraint
            <MASLayoutConstraint:0x1 BadgeLabel:0xa.left == Banner:0xb.left + 23>

            """

    private struct Place {
        let project: TemporaryFolder
        let home: TemporaryFolder
        var folder: String { home.path + "/cache" }

        init() throws {
            home = try TemporaryFolder()
            project = try TemporaryFolder([
                "App/CardCell.swift": Logs.cell.replacing("equalTo(76)", with: "equalTo(Metrics.side)"),
                "Kit/Metrics.swift": metrics(76), "App/Banner.m": banner, "App/Banner.h": header("UIView"),
                "Package.swift": "x\n",
            ])
        }

        func log(_ words: [String] = []) async -> String {
            let output = MemorySink()
            var console = Console(output: output, errors: MemorySink(), directory: project.path) {
                .success(Array(`Facts kept between runs`.log.utf8))
            }
            console.environment = [CacheFolder.variable: folder]
            _ = await CommandLineTool.run(["log"] + words, console)
            return output.text
        }

        /// The same as without anything kept, twice: with what was kept before and with what is kept now.
        func sameLog() async -> String {
            let fresh = await log(["--no-cache"])
            #expect(await log() == fresh)
            let expected = await log(["--no-cache", "--format", "json"])
            #expect(await log(["--format", "json"]) == expected)
            return fresh
        }

        /// The bytes that are kept, with their names.
        func kept(_ ending: String) throws -> URL {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }
            try #require(names.count == 1)
            return URL(fileURLWithPath: "\(folder)/\(names[0])")
        }

        /// As if all files had been there for long, so that their times tell that they are the same.
        func makeOld() throws {
            let program = try #require(IndexCache.identity(of: [project.path], version: ToolVersion.text))
            for (ending, identity) in [("index", program), ("facts", "facts\n" + program)] {
                let file = try kept(ending)
                let whole = try #require(IndexCache(Array(Data(contentsOf: file)), identity: identity))
                let records = whole.records.sorted { $0.key < $1.key }.map { path, record in
                    var record = record
                    record.isYoung = false
                    return (path, record)
                }
                try Data(IndexCache.bytes(of: records, results: whole.results, identity: identity)).write(to: file)
            }
        }
    }

    @Test("What is kept is used, whether times or bytes tell that files are the same")
    func whatIsKeptIsUsedWhetherTimesOrBytesTell() async throws {
        let place = try Place()
        #expect(await place.sameLog().contains("make.size.equalTo(Metrics.side)"))
        for isOld in [false, true] {
            if isOld { try place.makeOld() }
            let file = try place.kept("facts")
            var bytes = Array(try Data(contentsOf: file))
            let (size, side) = (Array("make.size.equalTo".utf8), Array("make.side.equalTo".utf8))
            bytes.replace(size, with: side)
            IndexCache.seal(&bytes)
            try Data(bytes).write(to: file)
            #expect(await place.log().contains("make.side.equalTo(Metrics.side)"))
            bytes.replace(side, with: size)
            IndexCache.seal(&bytes)
            try Data(bytes).write(to: file)
            #expect(await place.sameLog().contains("make.size.equalTo(Metrics.side)"))
        }
    }

    @Test("A file that has changed, come or gone is seen, and all that rests on it", arguments: [false, true])
    func aFileThatHasChangedComeOrGoneIsSeenAndAll(isOld: Bool) async throws {
        let place = try Place()
        let path = place.project.path
        var seen: [String] = []
        func look() async throws {
            seen.append(await place.sameLog())
            if isOld { try place.makeOld() }
        }
        try await look()
        #expect(seen[0].contains("App/CardCell.swift:11:"))
        // Touched: nothing else.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceReferenceDate: 1)], ofItemAtPath: path + "/App/Banner.m")
        try await look()
        #expect(seen[1] == seen[0])
        // As long as before, and with its old time.
        for (name, text) in [("Kit/Metrics.swift", Self.metrics(77)), ("App/Banner.h", Self.header("UICell"))] {
            let time = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate]
            try place.project.write(name, text)
            try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: "\(path)/\(name)")
            try await look()
        }
        #expect(seen[2] != seen[1])
        // One more that fits as well.
        try place.project.write("App/Other.m", Self.banner)
        try await look()
        #expect(seen[4] != seen[3])
        try FileManager.default.removeItem(atPath: path + "/App/Other.m")
        try await look()
        #expect(seen[5] == seen[3])
        try FileManager.default.removeItem(atPath: path + "/Kit/Metrics.swift")
        try await look()
        #expect(seen[6] != seen[5])
        // The header beside an implementation, which tells what its properties are.
        try FileManager.default.removeItem(atPath: path + "/App/Banner.h")
        try await look()
        #expect(seen[7] != seen[6])
        try place.project.write("App/Banner.h", Self.header("UIView"))
        try await look()
        #expect(seen[8] == seen[6])
    }

    @Test("Settings that evaluation asks for are part of it")
    func settingsThatEvaluationAsksForArePartOfIt() async throws {
        let place = try Place()
        try FileManager.default.removeItem(atPath: place.project.path + "/Kit/Metrics.swift")
        let before = await place.sameLog()
        try place.project.write(".masonry-lsp.json", "{ values: { \"Metrics.side\": 76 } }")
        #expect(await place.sameLog() != before)
    }

    @Test("What others damage is made anew, and nothing is kept where nobody wants it")
    func whatOthersDamageIsMadeAnewAndNothingIsKept() async throws {
        let place = try Place()
        let whole = await place.log(["--no-cache"])
        #expect(!FileManager.default.fileExists(atPath: place.folder))
        _ = await place.log()
        let file = try place.kept("facts")
        let bytes = try Data(contentsOf: file)
        for damaged in [Data(), bytes.prefix(bytes.count / 2), bytes + [0], Data(bytes.map { $0 ^ 1 })] {
            try damaged.write(to: file)
            #expect(await place.log() == whole)
        }
        #expect(try Data(contentsOf: file).count == bytes.count)
    }

    @Test("Each command line has its own")
    func eachCommandLineHasItsOwn() async throws {
        let place = try Place()
        for words in [["--in", "App"], ["--in", "Kit"], []] {
            let fresh = await place.log(words + ["--no-cache"])
            for _ in 0..<2 { #expect(await place.log(words) == fresh) }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: place.folder)
        #expect(names.count { $0.hasSuffix(".facts") } == 3)
    }
}
