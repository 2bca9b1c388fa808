// From SVG to PNG with a program that is installed; the tool itself has no rasterizer.

import Foundation

enum PNGConverter {
    /// The PNG of an SVG, with two pixels a point.
    static func convert(_ svg: String, _ environment: [String: String]) throws(UsageError) -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "masonry-render-\(UUID().uuidString)", isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch { throw UsageError("png: no folder for temporary files: \(error.localizedDescription)") }
        defer { try? FileManager.default.removeItem(at: folder) }
        let job = Job(folder: folder, svg: svg)
        do { try job.prepare() } catch {
            throw UsageError("png: cannot write temporary files: \(error.localizedDescription)")
        }
        var failures: [String] = []
        for converter in Self.converters {
            guard let program = find(converter.program, environment) else { continue }
            if let bytes = run(program, converter.arguments(job), job) { return bytes }
            failures.append(converter.program)
        }
        guard failures.isEmpty else { throw UsageError("png: \(failures.joined(separator: " and ")) failed") }
        throw UsageError(
            "png needs rsvg-convert (librsvg), inkscape or chromium, and none is installed; --format svg needs nothing")
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
                "--user-data-dir=\(job.folder.path)/profile", "--default-background-color=00000000",
                "--window-size=\(job.width),\(job.height)", "--screenshot=\(job.png.path)", job.source.absoluteString,
            ]
        }
        return [
            Converter(program: "rsvg-convert") { ["--zoom", "2", "--output", $0.png.path, $0.source.path] },
            Converter(program: "inkscape") {
                ["--export-type=png", "--export-dpi=192", "--export-filename=\($0.png.path)", $0.source.path]
            },
            Converter(program: "chromium", arguments: browser),
            Converter(program: "google-chrome", arguments: browser),
        ]
    }

    /// The files of one conversion.
    private struct Job {
        let folder: URL
        let svg: String
        var source: URL { folder.appendingPathComponent("picture.svg") }
        var png: URL { folder.appendingPathComponent("picture.png") }
        var width: Int { extent("width") }
        var height: Int { extent("height") }

        func prepare() throws { try Data(svg.utf8).write(to: source) }

        /// The size stands in the root element; the renderer writes it in whole pixels.
        private func extent(_ name: String) -> Int {
            guard let start = svg.range(of: " \(name)=\"") else { return 800 }
            return Int(svg[start.upperBound...].prefix { $0.isNumber }) ?? 800
        }
    }

    private static func find(_ program: String, _ environment: [String: String]) -> String? {
        let folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func run(_ program: String, _ arguments: [String], _ job: Job) -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        process.waitUntilExit()
        guard process.terminationStatus == 0, let data = FileManager.default.contents(atPath: job.png.path),
            data.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        return Array(data)
    }
}
