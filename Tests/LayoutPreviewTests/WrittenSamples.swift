// Writes the sample pictures to files, for engines that are not part of the tests.

import Foundation
import Testing

@testable import LayoutPreview

/// Runs where `PICTURES` names a folder: `.ci/check-pictures` renders what this writes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PICTURES"] != nil))
struct WrittenSamples {
    @Test func writesEverySample() throws {
        let path = try #require(ProcessInfo.processInfo.environment["PICTURES"])
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        for (name, input) in Samples.all {
            let drawing = input.drawing()
            try write(SVGRenderer.render(drawing), "\(name).svg")
            try write(SVGRenderer.render(drawing, appearance: .dark), "\(name).dark.svg")
            try write(input.textPicture(), "\(name).txt")
            try write(input.textPicture(TextPictureOptions(columns: 48, alphabet: .ascii)), "\(name).ascii.txt")
        }
    }
}
