// Puts a degree of freedom into words: which attribute, its range, what moves with it, and what would settle it.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The wording and the fixes of the free attributes of one view, shared by the rules about ambiguity.
struct FreedomWording {
    /// Of one view in one scenario, all positions or all sizes.
    let groups: [FreedomGroup]
    let context: RuleContext

    private var item: ItemID { groups[0].primary.item }
    private var name: String { context.document.name(of: item) }

    func report() -> FindingDraft? {
        guard let first = groups.first, let place = context.place(of: first.primary.item, in: first.scenario) else {
            return nil
        }
        let sentences = groups.map { range(of: $0.primary) } + [companions, screens, advice]
        var report = FindingDraft(place, .sentences(sentences))
        report.scenario = context.scenarioName(first.scenario)
        if !first.isOnEveryScreen { report.screen = first.screens.map(context.screenName).joined(separator: ", ") }
        for member in otherMembers {
            let text = context.document.name(of: member.item) + "." + member.attribute.name
            report.relate(context.place(of: member.item), "`\(text)` moves with it")
        }
        for group in groups {
            guard let fix = fix(for: group.primary) else { continue }
            report = report.fixing("Add `\(fix.chain)`", .unsafe, [fix.edit])
        }
        return report
    }

    /// "`a.x` is free between 16 and 120."
    private func range(of member: FreedomGroup.Member) -> Phrase {
        let attribute = name + "." + member.attribute.name
        switch (member.minimum, member.maximum) {
        case (let low?, let high?): return "`\(attribute)` is ambiguous: any value between \(low) and \(high) fits."
        case (let low?, nil): return "`\(attribute)` is ambiguous: any value from \(low) up fits."
        case (nil, let high?): return "`\(attribute)` is ambiguous: any value up to \(high) fits."
        case (nil, nil): return "`\(attribute)` is ambiguous."
        }
    }

    private var otherMembers: [FreedomGroup.Member] {
        groups.flatMap { group in
            group.members.filter { $0.item != item }
        }
    }

    private var companions: Phrase? {
        var names: [String] = []
        for member in otherMembers {
            let name = context.document.name(of: member.item)
            if !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return nil }
        if names.count > 4 { return "\(names.count) other views move with it." }
        return names.count == 1
            ? "\(.codeList(names)) moves with it." : "\(.codeList(names)) move with it."
    }

    private var screens: Phrase? {
        guard let first = groups.first, !first.isOnEveryScreen else { return nil }
        return "This happens on \(.codeList(first.screens.map(context.screenName))), but not on the other screens."
    }

    private var advice: Phrase {
        let settling = groups.map { Self.settling($0.primary.attribute) }
        return "Pin \(.list(settling))."
    }

    /// "`a.y` is ambiguous. Pin `top` or `centerY`."
    static func unplaced(_ name: String, _ axes: [Axis]) -> Phrase {
        let attributes = axes.map { $0 == .horizontal ? LayoutSolution.FrameAttribute.x : .y }
        return .sentences(
            attributes.map { attribute -> Phrase? in "`\(name + "." + attribute.name)` is ambiguous." }
                + ["Pin \(.list(attributes.map(settling)))."])
    }

    /// "`a.height` is free. Pin `height` or a second vertical edge."
    static func unsized(_ name: String, _ axis: Axis) -> Phrase {
        let attribute = axis == .horizontal ? LayoutSolution.FrameAttribute.width : .height
        let size = name + "." + attribute.name
        return .sentences(["`\(size)` is ambiguous.", "Pin \(.list([settling(attribute)]))."])
    }

    private static func settling(_ attribute: LayoutSolution.FrameAttribute) -> Phrase {
        switch attribute {
        case .x: "`left` or `centerX`"
        case .y: "`top` or `centerY`"
        case .width: "`width` or a second horizontal edge"
        case .height: "`height` or a second vertical edge"
        }
    }

    /// A chain at the end of the view's last block that keeps the attribute where the solution puts it.
    private func fix(for member: FreedomGroup.Member) -> (chain: String, edit: TextEdit)? {
        guard let block = context.baseBlock(of: member.item), let first = block.chains.first,
            context.document.chains.indices.contains(first.index)
        else { return nil }
        let chain = chainText(member, block: block)
        let last = block.chains.last.map { context.document[$0] } ?? context.document[first]
        return (chain, insertion(of: chain, after: last.range))
    }

    private func chainText(_ member: FreedomGroup.Member, block: ConstraintBlock) -> String {
        let attribute: String
        switch member.attribute {
        case .x: attribute = "left"
        case .y: attribute = "top"
        case .width: attribute = "width"
        case .height: attribute = "height"
        }
        let value = FittingValue.near(member).inPoints
        let chain = block.makerName + "." + attribute
        if block.library == .snapKit {
            if member.attribute.isSize { return chain + ".equalTo(\(value))" }
            return chain + ".equalToSuperview()" + (value == "0" ? "" : ".offset(\(value))")
        }
        return chain + ".mas_equalTo(\(value))"
    }

    /// Behind the statement: on a line of its own where the statement has one, else behind a semicolon.
    private func insertion(of chain: String, after range: TextRange) -> TextEdit {
        let bytes = context.text.bytes
        var end = range.end.utf8
        let hasSemicolon = end < bytes.count && bytes[end] == 0x3B
        if hasSemicolon { end += 1 }
        let line = context.text.lines(of: TextRange(at: range.start))
        let indentation = context.source(TextRange(line.start, range.start))
        guard indentation.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
            return TextEdit(TextRange(end, end), (hasSemicolon ? " " : "; ") + chain + (hasSemicolon ? ";" : ""))
        }
        return TextEdit(TextRange(end, end), "\n" + indentation + chain + (hasSemicolon ? ";" : ""))
    }
}

/// Values for constraints that settle a freedom.
enum FittingValue {
    /// Where the solution puts the attribute, to a half point, in view if it may be; something visible for a size of
    /// zero.
    static func near(_ member: FreedomGroup.Member) -> Double {
        var value = (member.value * 2).rounded() / 2
        if member.attribute.isSize, value < 1 { value = 44 }
        // The solution puts what nothing places anywhere.
        if !member.attribute.isSize, value < 0 { value = 0 }
        if let minimum = member.minimum, value < minimum { value = minimum }
        if let maximum = member.maximum, value > maximum { value = maximum }
        return value
    }
}

extension RuleContext {
    /// The freedoms whose standing attribute passes `isIncluded`, those of one view in one scenario together.
    func freedomsByView(where isIncluded: (LayoutSolution.FrameAttribute) -> Bool) -> [[FreedomGroup]] {
        struct Key: Hashable {
            var item: ItemID
            var scenario: Int
        }
        var order: [Key] = []
        var groups: [Key: [FreedomGroup]] = [:]
        for freedom in freedoms where isIncluded(freedom.primary.attribute) {
            let key = Key(item: freedom.primary.item, scenario: freedom.scenario)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(freedom)
        }
        return order.compactMap { groups[$0] }
    }
}
