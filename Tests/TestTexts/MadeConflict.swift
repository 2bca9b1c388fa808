// Conflicts made of real code: one constraint of a class is changed, or written a second time with another number, so that
// constraints clash; and what UIKit would print of that, with nothing of the names in the source but those of classes.

import AutoLayout
import LayoutFamilies
import LayoutIDE
import LayoutLog
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

/// A conflict whose source is known.
package struct MadeConflict {
    /// The changed text.
    package var text: SourceText
    /// Where the changed chain stands in it.
    package var chain: TextRange
    /// The places of all members that code has made, nil for the system's.
    package var places: [TextRange?]
    /// Which member is the changed one.
    package var changed: Int
    /// What a console would print.
    package var log: String

    /// Up to `limit` conflicts of a text, each by one change of it.
    package static func all(
        in text: SourceText, _ dialect: Dialect, _ configuration: AnalysisConfiguration, limit: Int,
        _ generator: inout SeededGenerator
    ) -> [MadeConflict] {
        let before = Analysis(text: text, dialect: dialect, configuration: configuration)
        var candidates = before.document.constraints.indices.filter { index in
            let made = before.document.constraints[index]
            return made.chain != nil && made.isKnown && made.priority == 1000
        }
        candidates.shuffle(using: &generator)
        var result: [MadeConflict] = []
        var chains: Set<ChainID> = []
        for index in candidates.prefix(4 * limit + 8) where result.count < limit {
            guard let chain = before.document.constraints[index].chain, chains.insert(chain).inserted,
                let made = make(changing: index, before, &generator)
            else { continue }
            result.append(made)
        }
        return result
    }

    /// A constraint with another number where that clashes, else a second one beside it.
    private static func make(
        changing index: Int, _ before: Analysis, _ generator: inout SeededGenerator
    ) -> MadeConflict? {
        let made = before.document.constraints[index]
        let old = made.constantRange.flatMap { Double(String(before.text[$0])) } ?? made.constant ?? 0
        guard abs(old) < 1e6 else { return nil }
        let new = String(Int((old + Double(generator.integer(7...61))).rounded()))
        guard let range = made.constantRange else {
            let offset = before.text[made.range].contains(".mas_") ? ".mas_offset(" : ".offset("
            return double(made, before, TextRange(at: made.range.end), (offset, new, ")"))
        }
        let changed = before.text.applying([TextEdit(range, new)])
        if let conflict = conflict(in: changed, at: range.start, before) { return conflict }
        return double(made, before, range, ("", new, ""))
    }

    /// The whole lines of a chain a second time, with another number in the place of a range.
    private static func double(
        _ made: MadeConstraint, _ before: Analysis, _ range: TextRange, _ new: (before: String, String, after: String)
    ) -> MadeConflict? {
        guard let first = before.text.lineRange(before.text.line(at: made.range.start)),
            let last = before.text.lineRange(before.text.line(at: made.range.end)),
            first.start <= range.start, range.end <= last.end
        else { return nil }
        let begin = String(before.text[TextRange(first.start, range.start)]) + new.before
        let copy = begin + new.1 + new.after + String(before.text[TextRange(range.end, last.end)])
        let doubled = before.text.applying([TextEdit(TextRange(at: last.end), "\n" + copy)])
        return conflict(in: doubled, at: TextOffset(last.end.utf8 + 1 + begin.utf8.count), before)
    }

    /// What a console would print where the constraint clashes whose number stands at a place; nil where it does not.
    private static func conflict(in text: SourceText, at place: TextOffset, _ before: Analysis) -> MadeConflict? {
        let after = Analysis(text: text, dialect: before.tree.dialect, configuration: before.configuration)
        let document = after.document
        let ids = document.constraints.indices.filter { document.constraints[$0].constantRange?.start == place }
            .map { MadeConstraintID($0) }
        guard let screen = document.screens.first?.screen, !ids.isEmpty else { return nil }
        for (number, scenario) in document.scenarios.enumerated() where ids.contains(where: scenario.active.contains) {
            var lowered = document.lower(scenario, on: screen)
            for item in lowered.layout.items.indices where lowered.layout.items[item].parent == nil {
                guard lowered.layout.items[item].rootPlacement != .anywhere else { continue }
                lowered.layout.items[item].rootPlacement = .exact
                lowered.layout.items[item].fixedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
            }
            let solution = lowered.layout.solve()
            for conflict in solution.conflicts where conflict.members.count > 1 {
                let members = conflict.members.compactMap { source -> MadeConstraintID? in
                    guard case .constraint(let id) = source else { return nil }
                    return lowered.constraints[id.index]
                }
                guard let changed = ids.first(where: members.contains) else { continue }
                var printer = ConsolePrinter(document, document.scenarios[number], isTable: !isCollection(text))
                return printer.conflict(conflict, lowered, changed: changed, text)
            }
        }
        return nil
    }

    private static func isCollection(_ text: SourceText) -> Bool { text.string.contains("UICollectionViewCell") }
}

/// Prints constraints of a document as the system does.
private struct ConsolePrinter {
    private let document: LayoutDocument
    private let scenario: Scenario
    private let isTable: Bool
    private var nextAddress: UInt64 = 0x6000_0297_1000

    init(_ document: LayoutDocument, _ scenario: Scenario, isTable: Bool) {
        self.document = document
        self.scenario = scenario
        self.isTable = isTable
    }

    mutating func conflict(
        _ conflict: LayoutSolution.Conflict, _ lowered: LoweredScenario, changed: MadeConstraintID, _ text: SourceText
    ) -> MadeConflict? {
        var lines: [String] = []
        var places: [TextRange?] = []
        var position = 0
        var broken: String?
        for source in conflict.members {
            switch source {
            case .constraint(let id):
                let made = lowered.constraints[id.index]
                if made == changed { position = lines.count }
                let line = constraint(made)
                if id == conflict.broken { broken = line }
                lines.append(line)
                places.append(document[made].range)
            case .rootSize(let root, let axis):
                let item = shown(lowered.items[root.index])
                let name = axis == .horizontal ? "Width" : "Height"
                let size = axis == .horizontal ? 375 : 667
                lines.append(
                    "<NSLayoutConstraint:\(address()) 'UIView-Encapsulated-Layout-\(name)' \(item).\(name.lowercased()) == \(size)   (active)>"
                )
                places.append(nil)
            // What the system makes of guides and stack views has forms of its own; a size that is not negative has none.
            case .nonNegativeSize, .system, .stack: continue
            }
        }
        guard lines.count > 1 else { return nil }
        let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\n"
            + "Will attempt to recover by breaking constraint \n\(broken ?? lines[position])\n"
        return MadeConflict(
            text: text, chain: document[changed].range, places: places, changed: position, log: log)
    }

    private mutating func address() -> String {
        nextAddress += 0x40
        return "0x" + String(nextAddress, radix: 16)
    }

    private mutating func constraint(_ id: MadeConstraintID) -> String {
        let made = document[id]
        let constant = (scenario.changedConstants[id] ?? made.constant) ?? 0
        let multiplier = made.multiplier ?? 1
        let isOfUIKit = made.library == .uiKit
        let className =
            isOfUIKit
            ? "NSLayoutConstraint" : made.library == .masonry ? "MASLayoutConstraint" : "SnapKit.LayoutConstraint"
        var text = "<\(className):\(address())"
        if isOfUIKit, let identifier = made.identifier { text += " '\(identifier)'" }
        text += " \(shown(made.firstItem)).\(made.firstAttribute.name) \(made.relation.symbol)"
        if case .item(let second, let attribute) = made.target {
            let item = "\(shown(second)).\(attribute.name)"
            if multiplier == 1 {
                text += " \(item)"
            } else {
                text += isOfUIKit ? " \(number(multiplier))*\(item)" : " \(item) * \(number(multiplier))"
            }
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += " \(number(constant))"
        }
        return text + (isOfUIKit ? "   (active)>" : ">")
    }

    /// Six digits, as `%g` prints.
    private func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : value.inPoints
    }

    /// By class and address alone.
    private func shown(_ id: ItemID) -> String {
        let item = document[id]
        let address = "0x" + String(0x7f9e_e950_0000 + UInt64(id.index) * 0x170, radix: 16)
        switch item.layout.kind {
        case .safeAreaGuide: return "UILayoutGuide:\(address)'UIViewSafeAreaLayoutGuide'"
        case .layoutMarginsGuide: return "UILayoutGuide:\(address)'UIViewLayoutMarginsGuide'"
        case .readableContentGuide: return "UILayoutGuide:\(address)'UIViewReadableContentGuide'"
        case .guide, .contentLayoutGuide, .frameLayoutGuide: return "UILayoutGuide:\(address)"
        case .view, .scrollView, .contentView: break
        }
        if item.placement == .contentView { return (isTable ? "UITableViewCellContentView:" : "UIView:") + address }
        let name = item.className ?? "UIView"
        let isOwn = document.tree.dialect == .swift && !["UI", "NS", "WK", "MK"].contains { name.hasPrefix($0) }
        return (isOwn ? "App.\(name):" : "\(name):") + address
    }
}
