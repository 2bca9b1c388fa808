// Random layouts as a console prints them, in every form: the way there to which `LayoutLog` is the way back.

import LayoutFamilies
import LayoutLog

/// The constraints of a random layout, with what a console prints of them.
package struct PrintedLayout {
    /// The ways of printing.
    package enum Form: CaseIterable, Sendable {
        case uiKitEquation, visualFormat, masonry, snapKit
    }

    private var random: SeededGenerator
    private var items: [LoggedItem] = []
    package private(set) var constraints: [LoggedConstraint] = []

    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let count = 2 + below(5)
        for index in 0..<count { items.append(randomItem(index)) }
        for index in 0..<(1 + below(8)) { constraints.append(randomConstraint(index)) }
    }

    private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

    // MARK: Making

    private static let classes = [
        "UIView", "UILabel", "MyApp.CardView", "_UILayoutGuide", "NSKVONotifying_MyApp.Cell", "UILayoutGuide",
        "_UIHostingView<ModifiedContent<Text, _PaddingLayout>>", "MyApp.Outer<Swift.Int>.Inner",
        "MyApp.(unknown context at $10f3a).Row", "_TtC5MyApp8CardView", "类视图",
    ]
    private static let texts = [
        "Seconds", "It's", "a.left == b", "[x](y)", "", "…", "中文 “引号”", "a' b", "(1/2)", "UIViewSafeAreaLayoutGuide",
    ]
    private static let identifiers = [
        "UISV-spacing", "UIView-Encapsulated-Layout-Height", "my id", "IB auto generated at build time", "x.y",
    ]

    private mutating func randomItem(_ index: Int) -> LoggedItem {
        var item = LoggedItem(className: Self.classes[below(Self.classes.count)])
        item.address = 0x6000_0000_0000 + UInt64(index + 1) * 0x1a0
        if below(3) == 0 { item.text = Self.texts[below(Self.texts.count)] }
        return item
    }

    private static let numbers: [Double] = [0, 8, 16, -20, 0.5, 43.666667, 1000, -0.333333, 375, 1e-5, 12345678, 2.25]

    private mutating func randomConstraint(_ index: Int) -> LoggedConstraint {
        let first = items[below(items.count)]
        let isHorizontal = below(2) == 0
        let attributes = LoggedAttribute.allCases.filter { $0.isHorizontal == isHorizontal && !isMask($0) }
        var attribute = attributes[below(attributes.count)]
        let relation = LoggedRelation.allCases[below(3)]
        // Half of them such that a visual format can say them.
        let edges: [LoggedAttribute] =
            isHorizontal ? [.leading, .trailing, .left, .right, .width] : [.top, .bottom, .height]
        let isPlain = below(2) == 0
        if isPlain { attribute = edges[below(edges.count)] }
        var statement = LoggedStatement(first, attribute, relation)
        if !attribute.isSize || below(2) == 0 {
            let same = (isPlain ? edges : attributes).filter { $0.isSize == attribute.isSize }
            statement.second = items[below(items.count)]
            statement.secondAttribute = same[below(same.count)]
            if !isPlain, below(2) == 0 { statement.multiplier = [0.5, 2, 0.28125, -1][below(4)] }
        }
        statement.constant = Self.numbers[below(Self.numbers.count)]
        if below(3) == 0 { statement.priority = [750, 999, 250, 0.5, 501][below(5)] }
        var result = LoggedConstraint(className: "NSLayoutConstraint", text: "")
        result.statement = statement
        result.address = 0x7f00 + UInt64(index)
        switch below(4) {
        case 0: result.identifier = Self.identifiers[below(Self.identifiers.count)]
        case 1:
            result.className = "NSAutoresizingMaskLayoutConstraint"
            result.mask = LoggedMask(horizontal: "--&", vertical: "-&-")
        default: break
        }
        result.isActive = [nil, true, false][below(3)]
        return result
    }

    private func isMask(_ attribute: LoggedAttribute) -> Bool {
        switch attribute {
        case .minX, .midX, .maxX, .minY, .midY, .maxY: true
        default: false
        }
    }

    // MARK: Comparing

    /// What is another after printing and reading: nothing, if all is well.
    package func differences() -> [String] {
        var result: [String] = []
        for constraint in constraints {
            for form in Form.allCases {
                guard let (printed, expected) = Self.print(constraint, as: form) else { continue }
                var found = LoggedConstraint(parsing: printed)
                found.text = ""
                found.form = expected.form
                if found != expected { result.append("\(form): \(printed)\n  \(found)\n  \(expected)") }
            }
            // In a conflict, too.
            guard let (printed, _) = Self.print(constraint, as: .uiKitEquation) else { continue }
            let log = "Unable to simultaneously satisfy constraints.\n(\n    \"\(printed)\"\n)\n"
            guard case .conflict(let conflict)? = LayoutLogReader.entries(in: log).first?.message,
                conflict.members.count == 1, conflict.members.first?.statement == constraint.statement
            else {
                result.append("in a list: \(log)")
                continue
            }
        }
        return result
    }

    /// The text of a constraint in a form, and what is to be read from it; nil where the form cannot say it.
    package static func print(
        _ constraint: LoggedConstraint, as form: Form
    ) -> (text: String, expected: LoggedConstraint)? {
        let index = constraint.address ?? 0
        guard let statement = constraint.statement else { return nil }
        var expected = constraint
        expected.text = ""
        let head = "\(constraint.className):\(hex(constraint.address ?? 0))"
        var middle = constraint.mask.map { " h=\($0.horizontal) v=\($0.vertical)" } ?? ""
        middle += constraint.identifier.map { " '\($0)'" } ?? ""
        switch form {
        case .uiKitEquation:
            expected.form = .equation
            let tail = constraint.isActive.map { $0 ? "   (active)" : "   (inactive)" } ?? ""
            return ("<\(head)\(middle) \(equation(statement))\(tail)>", expected)
        case .visualFormat:
            guard let (format, names) = visualFormat(statement, &expected) else { return nil }
            expected.form = .visualFormat
            let notes = [constraint.isActive.map { $0 ? "active" : "inactive" }, names].compactMap { $0 }
            let tail = notes.isEmpty ? "" : "   (\(notes.joined(separator: ", ")))"
            return ("<\(head)\(middle) \(format)\(tail)>", expected)
        case .masonry, .snapKit:
            // The libraries print neither identifiers nor texts of views.
            var own = LoggedConstraint(
                className: form == .masonry ? "MASLayoutConstraint" : "SnapKit.LayoutConstraint", text: "")
            own.form = .equation
            own.address = constraint.address
            own.statement = statement
            own.statement?.first.text = nil
            own.statement?.second?.text = nil
            if index % 3 == 0 { own.useKeys() }
            guard let plain = own.statement else { return nil }
            var text = "<\(own.className):\(own.key ?? hex(constraint.address ?? 0))"
            if form == .snapKit {
                own.source = LoggedSource(file: "Card View.swift", line: 42)
                text += "@Card View.swift#42"
            }
            return (text + " \(libraryEquation(plain, form))>", own)
        }
    }

    private static func hex(_ address: UInt64) -> String { "0x" + String(address, radix: 16) }

    private static func shown(_ item: LoggedItem) -> String {
        "\(item.className ?? ""):\(item.name ?? hex(item.address ?? 0))" + (item.text.map { "'\($0)'" } ?? "")
    }

    private static func equation(_ statement: LoggedStatement) -> String {
        var text = "\(shown(statement.first)).\(statement.firstAttribute.rawValue) \(statement.relation.rawValue) "
        let constant = statement.constant ?? 0
        if let second = statement.second, let attribute = statement.secondAttribute {
            if statement.multiplier != 1 { text += "\(statement.multiplier)*" }
            text += "\(shown(second)).\(attribute.rawValue)"
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += constant < 0 ? "- \(-constant)" : "\(constant)"
        }
        return statement.priority == 1000 ? text : text + " @\(statement.priority)"
    }

    private static func libraryEquation(_ statement: LoggedStatement, _ form: Form) -> String {
        var text = "\(shown(statement.first)).\(statement.firstAttribute.rawValue) \(statement.relation.rawValue) "
        let constant = statement.constant ?? 0
        if let second = statement.second, let attribute = statement.secondAttribute {
            text += "\(shown(second)).\(attribute.rawValue)"
            if statement.multiplier != 1 { text += " * \(statement.multiplier)" }
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += "\(constant)"
        }
        guard statement.priority != 1000 else { return text }
        if form == .snapKit { return text + " ^UILayoutPriority(rawValue: \(statement.priority))" }
        return text + (statement.priority == 750 ? " ^high" : " ^\(statement.priority)")
    }

    /// Sizes, and the space between two views or to the superview's edge.
    private static func visualFormat(
        _ statement: LoggedStatement, _ expected: inout LoggedConstraint
    ) -> (String, String?)? {
        let axis = statement.firstAttribute.isHorizontal ? "H" : "V"
        let priority = statement.priority == 1000 ? "" : "@\(statement.priority)"
        let relation = statement.relation == .equal ? "" : statement.relation.rawValue
        let constant = statement.constant ?? 0
        guard let second = statement.second, let attribute = statement.secondAttribute else {
            guard statement.firstAttribute.isSize else { return nil }
            return ("\(axis):[\(shown(statement.first))(\(relation)\(constant)\(priority))]", nil)
        }
        if statement.firstAttribute.isSize {
            guard attribute == statement.firstAttribute, constant == 0 else { return nil }
            let factor = statement.multiplier == 1 ? "" : "\(statement.multiplier)*"
            // A text in a view's size would end the parenthesis.
            guard second.text == nil else { return nil }
            let size = "\(statement.relation.rawValue)\(factor)\(shown(second))\(priority)"
            return ("\(axis):[\(shown(statement.first))(\(size))]", nil)
        }
        guard statement.multiplier == 1, !second.isSame(as: statement.first) else { return nil }
        let space = "-(\(relation)\(constant)\(priority))-"
        // The name of a superview ends where its text does.
        let names = "names: '|':\(shown(second)) "
        switch (statement.firstAttribute, attribute) {
        case (.leading, .leading), (.top, .top):
            expected.superview = second
            return ("\(axis):|\(space)[\(shown(statement.first))]", names)
        case (.left, .left):
            expected.superview = second
            return ("H:|\(space)[\(shown(statement.first))](LTR)", names)
        case (.trailing, .trailing), (.bottom, .bottom):
            expected.superview = statement.first
            return ("\(axis):[\(shown(second))]\(space)|", "names: '|':\(shown(statement.first)) ")
        case (.leading, .trailing), (.top, .bottom):
            return ("\(axis):[\(shown(second))]\(space)[\(shown(statement.first))]", nil)
        case (.left, .right): return ("H:[\(shown(second))]\(space)[\(shown(statement.first))](LTR)", nil)
        default: return nil
        }
    }
}

extension LoggedConstraint {
    /// Names in the place of addresses, as `mas_key` and `label` give them.
    fileprivate mutating func useKeys() {
        key = "constraint[\(address ?? 0)]"
        address = nil
        statement?.first.useKey()
        statement?.second?.useKey()
    }
}

extension LoggedItem {
    fileprivate mutating func useKey() {
        name = "item\(address ?? 0)"
        address = nil
    }
}
