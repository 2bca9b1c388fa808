// What is kept of a project between runs: never another answer, never where it does not belong, never a fault.

import Foundation
import LayoutIDE
import MasonryLanguageServer
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct `Kept between runs` {
    private static let card = """
        final class Card: UIView {
            let icon = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.left.top.equalToSuperview()
                    make.width.height.equalTo(Metrics.side)
                }
            }
        }

        """

    private static func metrics(_ side: Int) -> String { "enum Metrics { static let side: CGFloat = \(side) }\n" }

    private struct Place {
        let project: TemporaryFolder
        let home = try? TemporaryFolder()
        var variable: String?

        init() throws {
            project = try TemporaryFolder([
                "App/Card.swift": `Kept between runs`.card, "Kit/Metrics.swift": `Kept between runs`.metrics(42),
                "Package.swift": "x\n",
            ])
            variable = home.map { $0.path + "/cache" }
        }

        func solve(_ words: String...) async -> String {
            let output = MemorySink()
            var console = Console(output: output, errors: MemorySink(), directory: project.path)
            console.environment = variable.map { [CacheFolder.variable: $0] } ?? [:]
            _ = await CommandLineTool.run(["solve", "App/Card.swift"] + words, console)
            return output.text
        }

        var files: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: variable ?? "")) ?? []).sorted()
        }

        /// Gives all files times that are long over, as those of a project that nobody works on.
        func makeOld(_ name: String) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceReferenceDate: 1)], ofItemAtPath: "\(project.path)/\(name)")
        }
    }

    @Test("A file that has changed, moved or gone is another one, whatever its times say")
    func aFileThatHasChangedMovedOrGoneIsAnotherOne() async throws {
        let place = try Place()
        for _ in 0..<2 { #expect(await place.solve().contains("42 × 42")) }
        #expect(place.files.count == 1)
        // As long as before, and with the time from before.
        try place.makeOld("Kit/Metrics.swift")
        #expect(await place.solve().contains("42 × 42"))
        try place.project.write("Kit/Metrics.swift", Self.metrics(43))
        try place.makeOld("Kit/Metrics.swift")
        #expect(await place.solve().contains("43 × 43"))
        // Another file in its place.
        try place.project.write("new", Self.metrics(44))
        try place.makeOld("new")
        let path = place.project.path
        try FileManager.default.removeItem(atPath: path + "/Kit/Metrics.swift")
        try FileManager.default.moveItem(atPath: path + "/new", toPath: path + "/Kit/Metrics.swift")
        #expect(await place.solve().contains("44 × 44"))
        try FileManager.default.moveItem(atPath: path + "/Kit/Metrics.swift", toPath: path + "/Kit/Sizes.swift")
        #expect(await place.solve().contains("44 × 44"))
        try FileManager.default.removeItem(atPath: path + "/Kit/Sizes.swift")
        #expect(await !place.solve().contains("44 × 44"))
        #expect(place.files.count == 1)
    }

    @Test("What others damage is made anew")
    func whatOthersDamageIsMadeAnew() async throws {
        let place = try Place()
        let whole = await place.solve()
        let name = try #require(place.files.first)
        let file = URL(fileURLWithPath: "\(place.variable ?? "")/\(name)")
        let bytes = try Data(contentsOf: file)
        for damaged in [Data(), bytes.prefix(bytes.count / 2), bytes + [0], Data(bytes.map { $0 ^ 1 })] {
            try damaged.write(to: file)
            #expect(await place.solve() == whole)
        }
        #expect(try Data(contentsOf: file).count == bytes.count)
    }

    @Test("It is written for the user alone, beside no project and only if wanted")
    func itIsWrittenForTheUserAloneBesideNoProject() async throws {
        var place = try Place()
        let folder = try #require(place.variable)
        #expect(await place.solve("--no-cache").contains("42 × 42"))
        try place.project.write(".masonry-lsp.json", "{ cache: false }")
        #expect(await place.solve().contains("42 × 42"))
        #expect(!FileManager.default.fileExists(atPath: folder))
        try place.project.write(".masonry-lsp.json", "{}")
        _ = await place.solve()
        func rights(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try rights(folder) == 0o700)
        #expect(try rights("\(folder)/\(try #require(place.files.first))") == 0o600)
        for other in ["", "relative", place.project.path, place.project.path + "/Kit/x"] {
            place.variable = other
            #expect(await place.solve().contains("42 × 42"))
        }
        #expect(!place.project.exists("Kit/x"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.project.path).count == 4)
    }

    @Test("A folder or file that others may have written is not used")
    func aFolderOrFileThatOthersMayHaveWritten() async throws {
        var place = try Place()
        let folder = try #require(place.variable)
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        #expect(await place.solve().contains("42 × 42"))
        #expect(place.files.isEmpty)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        // A link leads elsewhere.
        let link = folder + "-link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
        place.variable = link
        #expect(await place.solve().contains("42 × 42"))
        #expect(place.files.isEmpty)
    }

    @Test("Old files make room for new ones")
    func oldFilesMakeRoomForNewOnes() throws {
        let place = try Place()
        let path = try #require(place.variable)
        let folder = try #require(CacheFolder([CacheFolder.variable: path], outside: []))
        folder.write([1], as: "old.index")
        let large = try #require(FileHandle(forWritingAtPath: path + "/old.index"))
        try large.truncate(atOffset: UInt64(CacheFolder.maximumBytes))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceReferenceDate: 1)], ofItemAtPath: path + "/old.index")
        folder.write([2], as: "new.index")
        #expect(place.files == ["new.index"])
    }

    @Test("The server's constants begin with what is kept, and follow changes")
    func theServersConstantsBeginWithWhatIsKept() async throws {
        let place = try Place()
        let fresh = await place.solve()
        #expect(fresh.contains("42 × 42"))
        var console = Console(output: MemorySink(), errors: MemorySink(), directory: place.project.path)
        console.environment = [CacheFolder.variable: place.variable ?? ""]
        let constants = ServedConstants(
            IndexScope(roots: [place.project.path]), CommandContext.standard(console).project)
        func collect() -> Double? {
            for _ in 0..<100 {
                if case .finished(let index, _) = constants.advance() { return index?["Metrics.side"]?.value.number }
            }
            return nil
        }
        #expect(collect() == 42)
        func change(_ path: String, _ text: String?) throws {
            if let text {
                try place.project.write(path, text)
            } else {
                try FileManager.default.removeItem(atPath: place.project.path + "/" + path)
            }
            #expect(constants.forget(place.project.path + "/" + path))
        }
        try change("Kit/Metrics.swift", Self.metrics(43))
        #expect(collect() == 43)
        // Again, and at once with another that comes and goes.
        try change("Kit/Metrics.swift", Self.metrics(44))
        try change("Kit/Other.swift", "extension Metrics { static let other = 1 }")
        #expect(collect() == 44)
        try change("Kit/Metrics.swift", Self.metrics(45))
        try change("Kit/Metrics.swift", Self.metrics(46))
        #expect(constants.advance().isUnfinished)
        // While it is being read.
        try change("Kit/Metrics.swift", Self.metrics(47))
        #expect(collect() == 47)
        try change("Kit/Other.swift", "enum Metrics { static let side: CGFloat = 1 }")
        #expect(collect() == nil)
        try change("Kit/Other.swift", nil)
        #expect(collect() == 47)
        try change("Kit/Metrics.swift", nil)
        #expect(collect() == nil)
        try change("Kit/Metrics.swift", Self.metrics(48))
        #expect(collect() == 48)
    }
}

extension ConstantCollection {
    fileprivate var isUnfinished: Bool { if case .unfinished = self { true } else { false } }
}
