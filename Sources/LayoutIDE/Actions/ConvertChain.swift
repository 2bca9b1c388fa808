// One chain in the words of the other library.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// A Masonry chain in SnapKit's words; nil where it says something SnapKit cannot.
    func snapKitText(of chain: Chain) -> String? {
        guard let list = listOfTargets(chain) else { return snapKitText(of: chain, related: nil) }
        // SnapKit relates to one view at a time.
        let texts = list.compactMap { snapKitText(of: chain, related: tree[$0].range) }
        guard !texts.isEmpty, texts.count == list.count else { return nil }
        return texts.joined(separator: lineEnding + indentation(at: chain.range.start))
    }

    /// The views of `equalTo(@[first, second])`.
    private func listOfTargets(_ chain: Chain) -> [ExpressionID]? {
        for step in chain.steps {
            if case .relation = step.kind, let argument = step.argument, case .array(let list) = tree[argument].kind {
                return list
            }
        }
        return nil
    }

    private func snapKitText(of chain: Chain, related: TextRange?) -> String? {
        var result = "make"
        let hasRelation = chain.steps.contains { if case .relation = $0.kind { true } else { false } }
        var needsRelation = !hasRelation
        for step in chain.steps {
            let argument = step.argumentRange.map { converted($0, to: .snapKit) }
            if needsRelation, !step.isAttributeOrFiller {
                result += ".equalToSuperview()"
                needsRelation = false
            }
            switch step.kind {
            case .attributes(let attributes): result += snapKitAttributes(attributes, text[step.nameRange])
            case .filler: break
            case .relation(let relation, _):
                guard let argument = related.map({ converted($0, to: .snapKit) }) ?? argument else { return nil }
                result += ".\(relation.word)(\(argument))"
            case .constant(let word, _):
                guard let argument else { return nil }
                result += word == .insets || word == .inset ? ".inset(\(argument))" : ".offset(\(argument))"
            case .multiplier(let word, _):
                guard let argument else { return nil }
                result += ".\(word.spelling)(\(argument))"
            case .priority: result += snapKitPriority(text[step.nameRange], argument)
            case .identifier:
                guard let argument else { return nil }
                result += ".labeled(\(argument))"
            case .handle, .unknown: return nil
            }
        }
        return needsRelation ? result + ".equalToSuperview()" : result
    }

    private func snapKitAttributes(_ attributes: [LayoutAttribute], _ written: String) -> String {
        let isKnown = written != "baseline" && ChainVocabulary.word(written, in: .snapKit) != nil
        return isKnown ? ".\(written)" : attributes.map { ".\($0.name)" }.joined()
    }

    private func snapKitPriority(_ name: String, _ argument: String?) -> String {
        switch name {
        case "priorityHigh": ".priority(.high)"
        case "priorityMedium": ".priority(.medium)"
        case "priorityLow": ".priority(.low)"
        default: ".priority(\(argument ?? "1000"))"
        }
    }

    /// A SnapKit chain in Masonry's words; nil where it says something Masonry cannot.
    func masonryText(of chain: Chain, receiver: ItemID?) -> String? {
        var result = "make"
        var isFirst = true
        for step in chain.steps {
            let argument = step.argumentRange.map { converted($0, to: .masonry) }
            switch step.kind {
            case .attributes(let attributes):
                result += masonryAttributes(attributes, text[step.nameRange], isFirst: isFirst)
                isFirst = false
            case .filler: break
            case .relation(let relation, let value):
                guard let target = masonryTarget(step, value, argument, receiver) else { return nil }
                result += ".\(target.prefix)\(relation.word)(\(target.text))"
            case .constant(let word, let value):
                guard let argument else { return nil }
                result += ".\(masonryConstant(word, value))(\(argument))"
            case .multiplier(let word, _):
                guard let argument else { return nil }
                result += ".\(word.spelling)(\(argument))"
            case .priority: result += masonryPriority(argument)
            case .identifier:
                guard let argument else { return nil }
                result += ".key(\(argument))"
            case .handle, .unknown: return nil
            }
        }
        return result
    }

    /// Masonry has composites on the maker alone, and fewer.
    private func masonryAttributes(_ attributes: [LayoutAttribute], _ written: String, isFirst: Bool) -> String {
        let isKnown = ChainVocabulary.word(written, in: .masonry) != nil && (isFirst || attributes.count == 1)
        return isKnown ? ".\(written)" : attributes.map { ".\($0.name)" }.joined()
    }

    private func masonryTarget(
        _ step: ChainStep, _ value: Value, _ argument: String?, _ receiver: ItemID?
    ) -> (prefix: String, text: String)? {
        guard let argument else {
            guard text[step.nameRange].hasSuffix("Superview"), let receiver,
                case .item(let parent) = document[receiver].parent, document[parent].nameRange != nil
            else { return nil }
            return ("", document[parent].name)
        }
        return ValueShape(value) == nil ? ("", argument) : (Library.masonry.prefix, argument)
    }

    private func masonryConstant(_ word: Word, _ value: Value) -> String {
        switch (word, ValueShape(value)) {
        case (.inset, .insets), (.offset, .insets): "insets"
        case (.offset, .size): "sizeOffset"
        case (.offset, .point): "centerOffset"
        default: word.spelling
        }
    }

    private func masonryPriority(_ argument: String?) -> String {
        switch argument {
        case ".high": ".priorityHigh()"
        case ".medium": ".priorityMedium()"
        case ".low": ".priorityLow()"
        case ".required": ".priority(1000)"
        default: ".priority(\(argument ?? "1000"))"
        }
    }
}

extension ChainStep {
    fileprivate var isAttributeOrFiller: Bool {
        switch kind {
        case .attributes, .filler: true
        default: false
        }
    }
}

extension LayoutRelation {
    /// The word that both libraries have for it.
    fileprivate var word: String {
        switch self {
        case .equal: "equalTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        }
    }
}
