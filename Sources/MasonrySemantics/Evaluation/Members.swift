// `base.name`: members of views, values, makers, constraints and types.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func evaluateMember(_ base: ExpressionID, _ name: Name, _ nameRange: TextRange) -> Value {
        if isSelf(base) { return evaluateMemberOfSelf(name, nameRange) }
        if let value = deviceTrait(name, of: base) { return value }
        let spelling = spellings[name]
        let value = member(of: evaluateBase(base, of: name, spelling), name, spelling, nameRange)
        guard case .unknown(.nameless) = value else { return value }
        return heldView(name, of: base) ?? declaredPart(name, of: base) ?? value
    }

    /// What stands before a dot in layout code is a view more often than a number.
    private mutating func evaluateBase(_ base: ExpressionID, of name: Name, _ spelling: Spelling) -> Value {
        let previous = frame.nameExpectation
        if case .value = previous { frame.nameExpectation = .viewOrValue }
        if isInClass, spelling.prefix != .none || spelling.word == .snp || tree.string(name).hasSuffix("Anchor") {
            frame.nameExpectation = .view
        }
        // Controllers and players have a `view`; views have none.
        if isInClass, spelling.prefix == .none, spelling.word == .view { frame.nameExpectation = .hostCode }
        let value = evaluatePart(base)
        frame.nameExpectation = previous
        return value
    }

    private mutating func evaluateMemberOfSelf(_ name: Name, _ nameRange: TextRange) -> Value {
        if isInClass { return evaluateMemberOfOwnClass(name, nameRange) }
        if let binding = lookUp(name) {
            if let symbol = binding.symbol { refer(to: symbol, at: nameRange, as: .read) }
            return binding.value
        }
        if spellings[name].word == .view { return .item(root(named: "view")) }
        let root = root(named: "view")
        let value = member(of: .item(root), name, nameRange)
        if case .unknown = value { reportUnknown(tree.string(name), at: nameRange) }
        return value
    }

    mutating func member(of value: Value, _ name: Name, _ nameRange: TextRange) -> Value {
        member(of: value, name, spellings[name], nameRange)
    }

    private mutating func member(
        of value: Value, _ name: Name, _ spelling: Spelling, _ nameRange: TextRange
    ) -> Value {
        switch value {
        case .maker(let block):
            return libraries[document[block].library].member(ofMaker: block, name, spelling, nameRange, &self)
        case .runtime(let object): return memberOfRuntime(object, name, spelling, nameRange)
        case .item(let item): return memberOfItem(item, name, spelling, nameRange)
        case .attributes(let item, let attributes) where attributes.isEmpty:
            return memberOfProxy(item, name, spelling, nameRange)
        case .point(let x, let y): return Self.number(spelling.word == .x ? x : spelling.word == .y ? y : nil)
        case .size(let size):
            return Self.number(
                spelling.word == .width ? size.width : spelling.word == .height ? size.height : nil)
        case .insets(let insets), .directionalInsets(let insets): return Self.side(spelling.word, of: insets)
        case .number:
            switch spelling.word {
            case .value, .rawValue, .doubleValue, .floatValue: return value
            default: return helperMember(name, of: value) ?? .unknown
            }
        case .font(let font): return member(of: font, name)
        case .color, .namedColor: return value
        case .image(let image): return image.value(of: tree.string(name))
        case .array(let elements): return memberOfArray(elements, name, spelling.word)
        case .structure(let structure): return self.member(name, of: structure)
        case .object:
            if let number = member(name, ofEmptyFrame: value) { return number }
            return guideOfUnknown(spelling) ?? objectMember(name, of: value, at: nameRange)
        case .unknown(let id): return part(spelling.word, of: id) ?? guideOfUnknown(spelling) ?? .unknown
        default: return .unknown
        }
    }

    /// A guide of something of which nothing is known: the name is UIKit's, so it is a guide, but none of the layout.
    /// Only Objective-C asks what it is, because there no compiler refuses it as a target.
    private mutating func guideOfUnknown(_ spelling: Spelling) -> Value? {
        guard tree.dialect == .objectiveC, spelling.prefix == .none, let word = spelling.word, ViewGuides.isOne(word),
            !isDeclaredHere(word.spelling)
        else { return nil }
        return .object(className: "UILayoutGuide")
    }

    private static func number(_ value: Double?) -> Value { value.map { .number($0, isInteger: false) } ?? .unknown }

    private static func side(_ word: Word?, of insets: EdgeInsets) -> Value {
        switch word {
        case .top: number(insets.top)
        case .left, .leading: number(insets.left)
        case .bottom: number(insets.bottom)
        case .right, .trailing: number(insets.right)
        default: .unknown
        }
    }

    /// `view.snp.left`, `view.snp.edges`.
    private mutating func memberOfProxy(
        _ item: ItemID, _ name: Name, _ spelling: Spelling, _ nameRange: TextRange
    ) -> Value {
        if let word = spelling.word, let attributes = AttributeWords.list(word) { return .attributes(item, attributes) }
        return unknownAttribute(name, nameRange)
    }

    mutating func unknownAttribute(_ name: Name, _ range: TextRange) -> Value {
        if tree.dialect == .masonry, frame.nameExpectation != .hostCode, suggestionsLeft > 0 {
            suggestionsLeft -= 1
            let string = tree.string(name)
            report(.unknownAttribute(string, nearest: Self.nearestAttribute(to: string)), at: range)
        }
        return .unknown
    }

    static func nearestAttribute(to name: String) -> String? {
        NearestName.of(name, among: Vocabulary.attributeSpellings)
    }
}

extension NameExpectation: Equatable {}
