// Measures `check` over a made-up repository, beside linters of the same files.

import Foundation
import MasonryCommand
import Project

/// Writes a repository of Swift, Objective-C and `.masonry` files and checks it as the command does.
struct CheckBenchmark {
    var files = 10_000

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masonry-bench-\(UUID().uuidString)")
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
        }
        let repository = try write(to: folder)
        let size = Double(repository.bytes) / 1e6
        print("\(files) files, \(repository.lines) lines, \(text(size)) MB")
        await speedUp(folder.path)
        for jobs in [1, 2] {
            _ = PeakMemory.reset()
            let seconds = await check(folder.path, jobs: jobs)
            let peak = PeakMemory.kibibytes().map { String($0 / 1024) } ?? "?"
            let rate = "\(Int(Double(files) / seconds)) files/s, \(text(size / seconds)) MB/s"
            print("check, \(jobs) job(s): \(text(seconds)) s, \(rate), peak \(peak) MiB")
        }
        let swift = repository.swiftFiles.prefix(500).map(\.path)
        let own = await check(folder.path, jobs: 1, swift)
        print("check of \(swift.count) Swift files, 1 job: \(text(own)) s")
        peer("swift format lint on the same", ["swift", "format", "lint"] + swift)
        peer(
            "ruff check on as many lines of Python as the whole",
            ["ruff", "check", "--no-cache", "--quiet", folder.path])
    }

    /// How much sooner two threads are done with a thousand files than one, in pairs because other work on the machine
    /// disturbs both.
    private func speedUp(_ folder: String) async {
        let modules = (0..<min(10, files)).map { "module\($0)" }
        let thousand = modules.map { folder + "/" + $0 }
        var ratios: [Double] = []
        for _ in 0..<5 {
            let one = await check(folder, jobs: 1, thousand)
            ratios.append(one / (await check(folder, jobs: 2, thousand)))
        }
        let median = ratios.sorted()[ratios.count / 2]
        let count = (0..<files).count { $0 % 100 < modules.count }
        print("\(count) files, 2 jobs: \(text(median)) times as fast as 1 job, median of \(ratios.count) pairs")
    }

    private struct Repository {
        var lines = 0
        var bytes = 0
        var swiftFiles: [URL] = []
    }

    private func write(to folder: URL) throws -> Repository {
        var repository = Repository()
        for number in 0..<files {
            let directory = folder.appendingPathComponent("module\(number % 100)")
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let sample = Self.sample(number)
            let file = directory.appendingPathComponent("View\(number).\(sample.ending)")
            try Data(sample.text.utf8).write(to: file)
            let lines = sample.text.utf8.count { $0 == 0x0A }
            repository.lines += lines
            repository.bytes += sample.text.utf8.count
            if sample.ending == "swift" { repository.swiftFiles.append(file) }
            // Python of the same length for the peer; `check` does not look at it.
            let python = "x = 1\n\n\ndef work(a):\n    b = a + x\n    return b * \(number)\n\n\n"
            let copies = String(repeating: python, count: max(1, lines / 8))
            try Data(copies.utf8).write(to: directory.appendingPathComponent("work\(number).py"))
        }
        return repository
    }

    /// Half Swift, a third Objective-C, the rest layouts.
    private static func sample(_ number: Int) -> (text: String, ending: String) {
        let others = number % 30
        var text = ""
        switch number % 10 {
        case 0..<5:
            text = "import SnapKit\nimport UIKit\n\nfinal class View\(number): UIView {\n"
            for view in 0..<6 { text += "    let label\(view) = UILabel()\n" }
            text += "    override init(frame: CGRect) {\n        super.init(frame: frame)\n"
            for view in 0..<6 {
                text += "        addSubview(label\(view))\n        label\(view).snp.makeConstraints { make in\n"
                text += "            make.left.equalToSuperview().offset(\(view * 8))\n"
                text += "            make.top.equalToSuperview().offset(\(view * 20))\n"
                text += "            make.width.equalTo(100)\n            make.height.equalTo(20)\n        }\n"
            }
            text += "    }\n"
            for work in 0..<others {
                text += "    func work\(work)(_ a: Int) -> Int {\n        return a * \(work)\n    }\n"
            }
            return (text + "}\n", "swift")
        case 5..<8:
            text =
                "#import \"Masonry.h\"\n\n@implementation View\(number)\n- (instancetype)init {\n    self = [super init];\n"
            for view in 0..<5 {
                text += "    UILabel *label\(view) = [UILabel new];\n    [self addSubview:label\(view)];\n"
                text += "    [label\(view) mas_makeConstraints:^(MASConstraintMaker *make) {\n"
                text +=
                    "        make.left.equalTo(self).offset(\(view * 8));\n        make.width.mas_equalTo(100);\n    }];\n"
            }
            text += "    return self;\n}\n"
            for work in 0..<others { text += "- (NSInteger)work\(work):(NSInteger)a {\n    return a * \(work);\n}\n" }
            return (text + "@end\n", "m")
        default:
            text = "view root {\n"
            for view in 0..<8 { text += "    view v\(view): UILabel { intrinsicSize: 80 x 20 }\n" }
            text += "}\n"
            for view in 0..<8 {
                let above = view == 0 ? "root" : "v\(view - 1).mas_bottom"
                text += "v\(view).makeConstraints {\n    make.left.equalTo(root).offset(\(view * 4))\n"
                text += "    make.top.equalTo(\(above)).offset(8)\n}\n"
            }
            return (text, "masonry")
        }
    }

    private func check(_ folder: String, jobs: Int, _ paths: [String] = []) async -> Double {
        let console = Console(output: MemorySink(), errors: MemorySink(), directory: folder)
        let start = DispatchTime.now().uptimeNanoseconds
        _ = await CommandLineTool.run(["check", "--no-config", "--quiet", "--jobs", String(jobs)] + paths, console)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    /// Runs a peer from the PATH and says how long it took, or that it is not there.
    private func peer(_ name: String, _ words: [String]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let start = DispatchTime.now().uptimeNanoseconds
        do { try process.run() } catch { return print("\(name): \(error)") }
        process.waitUntilExit()
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        // `env` answers 127 for a program that is not there.
        print(process.terminationStatus == 127 ? "\(name): not installed" : "\(name): \(text(seconds)) s")
    }

    private func text(_ value: Double) -> String { String(format: "%.2f", value) }
}
