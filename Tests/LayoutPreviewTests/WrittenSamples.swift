// Writes the sample pictures to files, for engines that are not part of the tests.

import AutoLayout
import Foundation
import Testing

@testable import LayoutPreview

/// Runs where `PICTURES` names a folder: `.ci/check-pictures` renders what this writes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PICTURES"] != nil))
struct WrittenSamples {
    @Test("Writes every sample")
    func writesEverySample() throws {
        let path = try #require(ProcessInfo.processInfo.environment["PICTURES"])
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        try write(Samples.page().html(), "page.html")
        let large = Samples.crowded(rows: 40)
        let panels = (0..<6).map { _ in PreviewPanel(input: large, widths: Samples.stretching(large)) }
        try write(PreviewPage(title: "large.masonry", panels: panels).html(), "large.html")
        for index in 0..<6 {
            var input = Samples.profile()
            input.selected = ItemID(index)
            try write(SVGRenderer.render(input.drawing(.hover(ItemID(index)))), "hover-\(index).svg")
        }
        let difference = LayoutDifference(before: Samples.profile(), after: Samples.movedProfile())
        try write(SVGRenderer.render(difference.drawing()), "difference.svg")
        try write(difference.textPicture(), "difference.txt")
        for (name, input) in Samples.all + SolvedSample.all {
            let drawing = input.drawing()
            try write(SVGRenderer.render(drawing), "\(name).svg")
            try write(SVGRenderer.render(drawing, appearance: .dark), "\(name).dark.svg")
            try write(input.textPicture(), "\(name).txt")
            try write(input.textPicture(TextPictureOptions(columns: 48, alphabet: .ascii)), "\(name).ascii.txt")
        }
    }
}
