// From SVG to PNG with a program that is installed; the tool itself has no rasterizer.

import LayoutIDE
import Platform
import Project

enum PNGConverter {
    /// The PNG of an SVG, with two pixels a point.
    static func convert(_ svg: String, _ environment: [String: String]) throws(UsageError) -> [UInt8] {
        let installed = converters.compactMap { converter in
            find(converter.program, environment).map { (path: $0, converter: converter) }
        }
        guard !installed.isEmpty else {
            throw UsageError(
                "png needs rsvg-convert (librsvg), inkscape or chromium, and none is installed; "
                    + "--format svg needs nothing",
                "png 需要 rsvg-convert（librsvg）、inkscape 或 chromium，但都未安装；--format svg 无需任何程序"
            )
        }
        let folder = try temporaryFolder(environment)
        // A browser leaves folders in it; the name is one that nobody else has.
        defer { _ = runProgram(["rm", "-rf", "--", folder]) }
        let job = Job(folder: folder, svg: svg)
        do {
            try AtomicFile.replace(job.source, with: Array(svg.utf8))
        } catch { throw UsageError(about("png", error.reason)) }
        for (path, converter) in installed {
            if let bytes = run([path] + converter.arguments(job), job) { return bytes }
        }
        let programs = Phrase.list(names: installed.map(\.converter.program))
        throw UsageError("png: \(programs) failed", "png：\(programs) 失败")
    }

    /// One program and how it is called.
    private struct Converter {
        var program: String
        var arguments: (Job) -> [String]
    }

    private static var converters: [Converter] {
        let browser: (Job) -> [String] = { job in
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
                "--user-data-dir=\(job.folder)/profile", "--default-background-color=00000000",
                "--window-size=\(job.extent("width")),\(job.extent("height"))", "--screenshot=\(job.png)",
                "file://\(job.source)",
            ]
        }
        return [
            Converter(program: "rsvg-convert") { ["--zoom", "2", "--output", $0.png, $0.source] },
            Converter(program: "inkscape") {
                ["--export-type=png", "--export-dpi=192", "--export-filename=\($0.png)", $0.source]
            },
            Converter(program: "chromium", arguments: browser),
            Converter(program: "google-chrome", arguments: browser),
        ]
    }

    /// The files of one conversion.
    private struct Job {
        let folder: String
        let svg: String
        var source: String { folder + "/picture.svg" }
        var png: String { folder + "/picture.png" }

        /// The size stands in the root element; the renderer writes it in whole pixels.
        func extent(_ name: String) -> Int {
            guard let start = svg.firstRange(of: " \(name)=\"") else { return 800 }
            return Int(svg[start.upperBound...].prefix { $0.isNumber }) ?? 800
        }
    }

    private static func temporaryFolder(_ environment: [String: String]) throws(UsageError) -> String {
        let parent = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        do throws(SystemError) {
            return try FileSystem.makeTemporaryFolder(joinPath(parent, "masonry-render-XXXXXX"))
        } catch {
            throw UsageError(
                LocalizedText("png: no folder for temporary files: ", "png：没有存放临时文件的目录：")
                    + systemErrorText(error))
        }
    }

    private static func find(_ program: String, _ environment: [String: String]) -> String? {
        let folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
        return folders.map { joinPath($0, program) }.first { FileSystem.mayExecute($0) }
    }

    private static func run(_ words: [String], _ job: Job) -> [UInt8]? {
        guard case .success(let outcome) = runProgram(words), outcome.status == 0,
            case .success(let bytes) = readFile(job.png, limit: maximumTextBytes),
            bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        return bytes
    }
}
