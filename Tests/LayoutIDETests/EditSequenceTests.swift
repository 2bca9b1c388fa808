// Long sequences of edits: after each, what follows the version before is what a fresh look gives.

import AutoLayout
import LayoutIDE
import LayoutRules
import SourceText
import Testing

@Suite struct EditSequenceTests {
    /// A generator whose numbers are the same in every run (SplitMix64).
    private struct Numbers {
        var state: UInt64

        mutating func next(below bound: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return bound > 0 ? Int((value ^ (value >> 31)) % UInt64(bound)) : 0
        }
    }

    /// What authors do: change a digit, type a character, delete some, copy a line, remove one.
    private func edit(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        guard !bytes.isEmpty else { return Array("view root\n".utf8) }
        var bytes = bytes
        let place = numbers.next(below: bytes.count)
        switch numbers.next(below: 6) {
        case 0, 1:
            guard let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return bytes }
            bytes[digit] = 0x30 + UInt8(numbers.next(below: 10))
        case 2:
            let characters = Array("{}().\nax9;".utf8)
            bytes.insert(characters[numbers.next(below: characters.count)], at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + numbers.next(below: 5)))
        default:
            var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
            let line = numbers.next(below: lines.count)
            if numbers.next(below: 2) == 0 {
                lines.insert(lines[line], at: numbers.next(below: lines.count))
            } else {
                lines.remove(at: line)
            }
            bytes = Array(lines.joined(separator: [0x0A]))
        }
        return bytes
    }

    private func describe(_ analysis: Analysis) -> [String] {
        let findings = analysis.findings.map { finding in
            "\(finding.rule) \(finding.severity) \(finding.range) \(finding.message) \(finding.related) \(finding.fixes)"
                + " \(finding.scenario ?? "") \(finding.screen ?? "") \(finding.isUnnecessary)"
        }
        let solutions = analysis.solved.map { solved in
            "\(solved.scenario) \(solved.screen) \(solved.solution)"
        }
        return findings + solutions
    }

    @Test(arguments: 0..<12)
    func everyVersionIsWhatAFreshAnalysisGives(_ seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        let samples = RobustnessTests.texts
        let original = Array(samples[(seed * 17) % samples.count].utf8)
        var bytes = original
        var followed = Analysis(text: SourceText(bytes: bytes), dialect: .masonry)
        for step in 0..<60 {
            // Now and then all is undone, so that the text stays one that means something.
            bytes = step % 8 == 7 ? original : edit(bytes, &numbers)
            let text = SourceText(bytes: bytes)
            followed = Analysis(text: text, following: followed)
            let fresh = Analysis(text: text, dialect: .masonry)
            guard describe(followed) != describe(fresh) else { continue }
            Issue.record("step \(step) of \(seed): \(text.string)")
            return
        }
    }

    /// A copy of all records would take longer than what a keystroke changes in them.
    @Test func whatAnEditDoesNotTouchStaysWhereItLies() {
        var text = "view root {\n"
        for view in 0..<50 { text += "view v\(view)\n" }
        text += "}\n"
        for view in 0..<50 { text += "v\(view).makeConstraints { make.left.equalTo(root).offset(8) }\n" }
        func place(_ analysis: borrowing Analysis) -> UnsafeRawPointer? {
            analysis.document.constraints.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        }
        var analysis = Analysis(text: SourceText(text), dialect: .masonry)
        let before = place(analysis)
        let edited = text.replacing("v25.makeConstraints { make.left", with: "v25.makeConstraints { make.right")
        analysis = Analysis(text: SourceText(edited), following: consume analysis)
        #expect(place(analysis) == before)
    }

    @Test func anotherConfigurationGivesWhatAFreshAnalysisGives() {
        for text in RobustnessTests.texts {
            let text = SourceText(text)
            let before = Analysis(text: text, dialect: .masonry)
            var configuration = AnalysisConfiguration()
            configuration.language = .simplifiedChinese
            configuration.screens = [Screen(name: "Wide", size: Size(width: 900, height: 400))]
            configuration.severities["unsatisfiable"] = .warning
            let followed = Analysis(text: text, following: before, configuration: configuration)
            let fresh = Analysis(text: text, dialect: .masonry, configuration: configuration)
            #expect(describe(followed) == describe(fresh))
        }
    }
}
