// Solved frames behind view declarations, and values behind the names of constants.

import AutoLayout
import MasonrySemantics
import SourceText

/// Text shown between the characters of the file.
package struct InlayHint: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A solved frame behind a view declaration.
        case frame
        /// The value of a name used as a constant.
        case value
    }

    /// Where it is shown: behind the name.
    package var offset: TextOffset
    /// Without padding; the editor puts a space before it.
    package var label: String
    package var kind: Kind
    /// Markdown: what the frame rests on. What it is in other states, `inlayHintTooltip(at:)` tells.
    package var tooltip: String?

    package init(offset: TextOffset, label: String, kind: Kind, tooltip: String? = nil) {
        self.offset = offset
        self.label = label
        self.kind = kind
        self.tooltip = tooltip
    }
}

extension Analysis {
    /// The hints in `range`, in written order.
    package func inlayHints(in range: TextRange) -> [InlayHint] {
        (frameHints(in: range) + valueHints(in: range)).sorted { ($0.offset, $0.label) < ($1.offset, $1.label) }
    }

    /// Behind the name, or behind the class where one is written.
    private func frameHints(in range: TextRange) -> [InlayHint] {
        let frames = FrameTexts(self)
        var hints: [InlayHint] = []
        /// A line that makes a view, or one in each turn of a loop.
        struct Making: Hashable {
            let offset: TextOffset
            let name: String
            let owner: String?
        }
        var places: [Making: Int] = [:]
        var lasts: [String?] = []
        for index in document.items.indices {
            let id = ItemID(index)
            guard let name = document[id].nameRange, range.touches(name.end), let frame = frames.frame(of: id) else {
                continue
            }
            let offset = endOfHead(from: name)
            let making = Making(offset: offset, name: document[id].name, owner: document[id].owner)
            if let place = places[making] {
                lasts[place] = frame.text
                continue
            }
            places[making] = hints.count
            lasts.append(nil)
            hints.append(
                InlayHint(
                    offset: offset, label: frame.text, kind: .frame,
                    tooltip: frames.note(of: id, in: frame.entry).line(configuration.language)))
        }
        // Of the views that the turns of a loop make, the first and the last.
        for (place, last) in lasts.enumerated() {
            if let last, hints[place].label != last { hints[place].label += " … " + last }
        }
        return hints
    }

    /// Of the frame hint at `offset`: what the frame rests on, and the frame in every state on every screen where that is
    /// more than one. It shows all layouts with the view, and so is asked for one hint at a time.
    package func inlayHintTooltip(at offset: TextOffset) -> String? {
        let item = document.items.indices.first { index in
            document.items[index].nameRange.map { endOfHead(from: $0) == offset } ?? false
        }
        return item.flatMap { tooltip(of: ItemID($0), FrameTexts(self)) }
    }

    /// The end of `name: Class`.
    private func endOfHead(from name: TextRange) -> TextOffset {
        guard tree.dialect == .masonry else { return name.end }
        let walk = TokenWalk(tree)
        guard let index = walk.index(at: name.start), let colon = walk.next(index), walk.isMark(colon, ":"),
            let type = walk.next(colon), walk.isIdentifier(type), let token = walk.token(type)
        else { return name.end }
        return token.range.end
    }

    private func tooltip(of id: ItemID, _ frames: FrameTexts) -> String? {
        let language = configuration.language
        let shown = solved.indices.prefix(24).compactMap { index in
            frames.text(of: id, in: index).map { text in
                let place = placeName(of: solved[index])
                return (index: index, line: language.say("- \(place): `\(text)`", "- \(place)：`\(text)`"))
            }
        }
        var parts: [String] = []
        if let note = shown.first.flatMap({ frames.note(of: id, in: $0.index).line(language) }) { parts.append(note) }
        if shown.count > 1 { parts.append(shown.map(\.line).joined(separator: "\n")) }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// `iPhone 15`, or `iPhone 15, expanded`.
    func placeName(of entry: SolvedScenario) -> String {
        let screen = document.screens.indices.contains(entry.screen) ? document.screens[entry.screen].screen.name : ""
        guard document.scenarios.indices.contains(entry.scenario), let name = document.scenarios[entry.scenario].name
        else { return screen }
        return configuration.language.say("\(screen), \(name)", "\(screen)，\(name)")
    }

    private func valueHints(in range: TextRange) -> [InlayHint] {
        document.references.compactMap { reference in
            guard case .constant(let id) = reference.symbol, reference.role == .read,
                range.contains(reference.range), document.constants.indices.contains(id.index)
            else { return nil }
            let value = describe(document.constants[id.index].value)
            guard !value.isEmpty else { return nil }
            return InlayHint(offset: reference.range.end, label: "= \(value)", kind: .value)
        }
    }
}
