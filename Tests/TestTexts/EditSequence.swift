// A text that is edited again and again: what follows each version is held against a fresh analysis.

import LayoutIDE
import LayoutRules
import MasonrySyntax
import SourceText

/// One open file, its present text, and the analysis that has followed all its versions.
package struct EditSequence {
    private let original: SourceText
    private let dialect: Dialect
    private var bytes: [UInt8]
    private var followed: FileAnalysis
    private var steps = 0

    /// - Parameter text: what the sequence begins with, and now and then returns to.
    package init(_ text: SourceText, _ dialect: Dialect) {
        original = text
        self.dialect = dialect
        bytes = text.bytes
        followed = FileAnalysis(text: text, dialect: dialect)
    }

    /// The text as it is now.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// How much is compared after an edit.
    package enum Thoroughness {
        /// What the editor is told.
        case answers
        /// Every field of everything, as well.
        case fields
    }

    /// Edits the text once. Returns how the analysis that followed differs from a fresh one; nil for not at all.
    package mutating func edit(
        _ generator: inout some RandomNumberGenerator, comparing thoroughness: Thoroughness
    ) -> String? {
        steps += 1
        // Now and then all is undone, so that the text stays one that means something.
        followed.keepShown(at: TextOffset(Int.random(in: 0...bytes.count, using: &generator)))
        bytes = steps % 6 == 5 ? original.bytes : edited(&generator)
        let text = SourceText(bytes: bytes)
        followed = FileAnalysis(text: text, following: followed)
        let fresh = FileAnalysis(text: text, dialect: dialect)
        let place = TextOffset(Int.random(in: 0...bytes.count, using: &generator))
        if let found = answersDifference(fresh, at: place) { return found }
        return thoroughness == .fields ? fieldsDifference(fresh) : nil
    }

    private func answersDifference(_ fresh: FileAnalysis, at place: TextOffset) -> String? {
        let (one, other) = (followed.findings.map { "\($0)" }, fresh.findings.map { "\($0)" })
        if one != other {
            return "findings: \(one.filter { !other.contains($0) }) and \(other.filter { !one.contains($0) })"
        }
        if followed.hover(at: place) != fresh.hover(at: place) { return "hover at \(place.utf8)" }
        var kept = fresh
        kept.keepShown(at: place)
        if kept.hover(at: place) != fresh.hover(at: place) { return "hover at \(place.utf8) of what was kept" }
        if followed.documentSymbols() != fresh.documentSymbols() { return "symbols" }
        if followed.semanticTokens() != fresh.semanticTokens() { return "tokens" }
        let range = fresh.text.range
        if followed.inlayHints(in: range) != fresh.inlayHints(in: range) { return "inlay hints" }
        return nil
    }

    /// What may differ, and changes no answer.
    package static let ignoredFields: Set<String> = ["engine", "tree", "keptShown", "keptInstances", "knownInstances"]

    /// An engine that goes on from another has the same solution, but not the same way to it. Trees give names other
    /// numbers, so they are compared as text; what the parser keeps for the next version is none of the tree.
    private func fieldsDifference(_ fresh: FileAnalysis) -> String? {
        let (one, other) = (followed.treeTexts, fresh.treeTexts)
        if one != other { return "trees" }
        return reflectedDifference(followed, fresh, ignoring: Self.ignoredFields)
    }

    // MARK: Edits

    /// What people type in blocks, what their editors leave behind, and what one block may change for another.
    private static let insertions = [
        "x", "1", " ", "\n", "\n\n", "{", "}", "(", ")", "[", "]", "\"", "/*", "*/", "// a comment\n", ".", ",", ";",
        "make.left", "    make.width.equalTo(40)\n", "make.top.equalTo(root)\n",
        "    make.size.equalTo(CGSizeMake(4, 5))\n", "    make.height.equalTo(gap).priorityLow()\n",
        "make.left.equalTo(v3.safeArea)\n", "make.top.equalTo(nobody.mas_bottom)\n", "make.left.lefft.equalTo(1)\n",
        "make.left.equalTo(root).equalTo(root)\n", "kept = make.left.equalTo(root)\n", "let fresh = 3\n",
        "v1.makeConstraints {\n    make.top.equalTo(b).offset(4)\n}\n",
        "v2.snp.makeConstraints { $0.edges.equalToSuperview() }\n",
        "v4.updateConstraints { make.left.equalTo(root) }\n", "v5.remakeConstraints { make.left.equalTo(root) }\n",
        "view fresh\n", "state other {\n", "root.addSubview(a)\n", "expect a.width = 3\n", "v1.safeArea\n",
        "make.right.equalTo([a, b])\n", "make.group { make.left }\n", "a.", "nobody",
        "state far {\n    a.removeFromSuperview()\n    v6.snp.removeConstraints()\n}\n",
        "    make.left.equalTo(root).constraint.update(offset: 5)\n",
        "    make.left.equalTo(root).install().offset(3)\n",
        "    make.width.equalTo(8).constraint.deactivate()\n", "    make.width.equalTo(8).priority(3).activate()\n",
        "[self addSubview:self.fresh];\n", "make.left.equalTo(self).offset(8);\n", "if (isWide) {\n", "return;\n",
        "[self.title mas_makeConstraints:^(MASConstraintMaker *make) {\n", "}];\n", "@end\n",
        "@implementation Fresh\n", "class Fresh: UIView {\n", "addSubview(fresh)\n", "guard isWide else { return }\n",
        "$0.top.equalToSuperview().inset(12)\n", "#if DEBUG\n", "#endif\n", "#define kFresh 8\n",
    ]

    private func edited(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = bytes
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let line = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? place
        let insertion = Array((Self.insertions.randomElement(using: &generator) ?? "").utf8)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1, 2: bytes.insert(contentsOf: insertion, at: line)
        case 3: bytes.insert(contentsOf: insertion, at: place)
        case 4: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...3, using: &generator)))
        case 5:
            let digit = bytes[place...].firstIndex { (0x30...0x39).contains($0) }
            if let digit { bytes[digit] = 0x30 + UInt8.random(in: 0...9, using: &generator) }
        case 6:
            // A line comes a second time, somewhere else.
            let end = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            bytes.insert(
                contentsOf: bytes[line..<max(line, end)], at: Int.random(in: 0...bytes.count, using: &generator))
        case 7: bytes = Mutation(of: SourceText(bytes: bytes), dialect).mutant(&generator)
        default:
            let end = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? line
            bytes.removeSubrange(line..<max(line, end))
        }
        return bytes
    }
}

extension FileAnalysis {
    /// The trees of all units, as text.
    fileprivate var treeTexts: [String] { analyses.map(\.tree.description) }
}
