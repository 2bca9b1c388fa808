// The picture at the top of the README: a class with a mistake, and what the tool itself says and draws of it.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

/// The picture is composed of what `check` and `render` write for the code in it, so it cannot promise more than they do.
@Suite struct ReadmePictureTests {
    private static let code = """
        final class Card: UIView {
          let avatar = UIImageView(image: UIImage(named: "ada"))
          let name = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemIndigo
            layer.cornerRadius = 16
            avatar.layer.cornerRadius = 32
            name.text = "Ada Lovelace"
            name.font = .boldSystemFont(ofSize: 24)
            name.textColor = .white
            [avatar, name].forEach { addSubview($0) }
            snp.makeConstraints { $0.size.equalTo(CGSize(width: 320, height: 96)) }
            avatar.snp.makeConstraints {
              $0.left.top.equalToSuperview().offset(16)
              $0.size.equalTo(64)
            }
            name.snp.makeConstraints {
              $0.left.equalTo(avatar.snp.right).offset(12)
              $0.centerY.equalTo(avatar)
              $0.right.equalToSuperview().inset(16)
              $0.width.equalTo(240)
            }
          }
        }

        """

    private func run(_ words: [String], _ text: String) async throws -> String {
        let folder = try TemporaryFolder(["Card.swift": text])
        let output = MemorySink()
        var console = Console(output: output, errors: MemorySink(), directory: folder.path)
        console.environment = ["PATH": ""]
        _ = await CommandLineTool.run(words + ["Card.swift", "--no-index"], console)
        return output.text
    }

    @Test("Is what the tool says and draws")
    func isWhatTheToolSaysAndDraws() async throws {
        let report = try JSONSerialization.jsonObject(
            with: Data(try await run(["check", "--format", "json"], Self.code).utf8))
        let findings = try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        let message = try #require(finding["message"] as? String)
        let range = try #require(finding["range"] as? [String: [String: Int]])
        let (start, end) = (try #require(range["start"]), try #require(range["end"]))
        let sum = try #require(message.components(separatedBy: " more: ").last?.components(separatedBy: ". ").first)
        let constant = try #require(message.components(separatedBy: "constant ").last?.prefix { $0.isNumber })
        let repaired = Self.code.replacingOccurrences(of: "equalTo(240)", with: "equalTo(\(constant))")
        #expect(try await run(["check", "--format", "json"], repaired).contains("\"findings\": []"))
        let plan = try await run(["render", "--format", "svg"], Self.code)
        let look = try await run(["render", "--format", "svg", "--style", "screen"], repaired)
        var svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="940" height="516" viewBox="0 0 940 516" role="img">\
            <title>A constraint that cannot hold, and the screen it belongs to</title><style>\(Self.style)</style>
            <rect class="back" width="940" height="516" rx="8"/>
            <rect class="pane" x="12" y="12" width="540" height="492" rx="6"/>

            """
        for (index, line) in Self.code.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated()
        {
            svg += Self.line(String(line), index)
        }
        svg += Self.squiggle(try #require(start["line"]), try #require(start["column"]), try #require(end["column"]))
        svg += Self.text("✕ unsatisfiable: " + sum, "bad", 26, 466)
        svg += Self.text("fix: Change the constant to \(constant)", "hint", 26, 488)
        svg += Self.picture(plan, 564, 24, "with 240: the conflict")
        svg += Self.picture(look, 564, 260, "with \(constant): as it looks")
        svg += "</svg>\n"
        try expectPublished(".github/picture.svg", svg)
    }

    @Test("And the screen is the look of the file that is named beside it, with its conflict")
    func andTheScreenIsTheLookOfTheFileThatIsNamed() async throws {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/LoginViewController.swift")
        let code = try String(contentsOf: fixture, encoding: .utf8)
        #expect(try await run(["check", "--format", "json"], code).contains("\"rule\": \"unsatisfiable\""))
        let svg = try await run(["render", "--format", "svg", "--style", "screen"], code)
        #expect(svg.contains("16 + 120 + 12 + 16 + 220 = 384 &gt; 345"))
        try expectPublished(".github/screen.svg", svg)
    }

    private static let style =
        "text{font:11px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#1c242c;white-space:pre}"
        + ".back{fill:#f4f5f7}.pane{fill:#fff;stroke:#d6dbe1}.no{fill:#9aa5b1}.bad{fill:#a32a08}.hint,.k{fill:#00517f}"
        + ".label{fill:#55606c}.sq{fill:none;stroke:#c4320a;stroke-width:1.5}"
        + "@media (prefers-color-scheme:dark){text{fill:#e6ebf0}.back{fill:#16191d}.pane{fill:#22272e;stroke:#363d45}"
        + ".no{fill:#66737f}.bad{fill:#ffb08f}.hint,.k{fill:#9fd6f5}.label{fill:#a9b4c0}.sq{stroke:#ff8a5c}}"

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private static func text(_ text: String, _ kind: String, _ x: Int, _ y: Int) -> String {
        "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(escaped(text))</text>\n"
    }

    private static func line(_ text: String, _ index: Int) -> String {
        let y = 34 + index * 16
        var words = escaped(text)
        for keyword in ["final class ", "override init", "let ", "super."] {
            let bare = words.drop { $0 == " " }
            guard bare.hasPrefix(keyword) else { continue }
            let word = keyword.filter { $0 != "." }
            let indent = String(repeating: " ", count: words.count - bare.count)
            words = indent + "<tspan class=\"k\">\(word)</tspan>" + bare.dropFirst(word.count)
        }
        return "<text class=\"no\" x=\"38\" y=\"\(y)\" text-anchor=\"end\">\(index + 1)</text>"
            + "<text x=\"48\" y=\"\(y)\" xml:space=\"preserve\">\(words)</text>\n"
    }

    private static func squiggle(_ line: Int, _ from: Int, _ to: Int) -> String {
        var path = "M\(48 + Double(from - 1) * 6.6) \(34 + (line - 1) * 16 + 4)"
        for step in 0..<(to - from) * 2 { path += step % 2 == 0 ? "l3.3 -2.5" : "l3.3 2.5" }
        return "<path class=\"sq\" d=\"\(path)\"/>\n"
    }

    /// A picture of the tool's as it is, as an image in the image.
    private static func picture(_ svg: String, _ x: Int, _ y: Int, _ label: String) -> String {
        func side(_ name: String) -> Double {
            let rest = svg.components(separatedBy: " \(name)=\"").dropFirst().first ?? ""
            return Double(rest.prefix { $0 != "\"" }) ?? 0
        }
        let scale = min(1, 364 / max(side("width"), 1))
        let size = "width=\"\(Int(side("width") * scale))\" height=\"\(Int(side("height") * scale))\""
        return text(label, "label", x, y + 8)
            + "<image x=\"\(x)\" y=\"\(y + 16)\" \(size) href=\"data:image/svg+xml;base64,"
            + Data(svg.utf8).base64EncodedString() + "\"/>\n"
    }
}
