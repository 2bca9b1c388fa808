// What a name stands for where it is read, and what to say of one that stands for nothing.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func evaluateName(_ name: Name, at range: TextRange) -> Value {
        // Where a view is asked for, too: `toItem: nil`.
        if name.word == .nil || name.word == .NULL { return .null }
        if isInClass, let value = evaluateClassName(name, at: range) { return value }
        if let meaning = scope.meaning(of: name) {
            if let symbol = meaning.symbol { refer(to: symbol, at: range, as: .read) }
            return meaning.value
        }
        if let binding = lookUp(name) {
            if let symbol = binding.symbol { refer(to: symbol, at: range, as: .read) }
            return binding.value
        }
        if let value = globalGetter(name) ?? ownText(name) { return value }
        if let word = name.word, let value = evaluateWord(word, at: range) { return value }
        let string = tree.string(name)
        if let value = HostConstants.value(of: string) { return value }
        if let value = indexedConstant(string, at: range) { return value }
        if let binding = staticOfSurroundingType(name) {
            if let symbol = binding.symbol { refer(to: symbol, at: range, as: .read) }
            return binding.value
        }
        if let path = path(ofType: name) { return .runtime(.type(path)) }
        if let value = computedStaticAround(name) ?? deviceAround(name) { return value }
        if let side = guessedSide(string) { return side }
        if Self.isTypeName(string) { return .runtime(.type(typeName(name))) }
        reportUnknown(string, at: range)
        return .unknown
    }

    /// `self.x`, `_x` and `x` are one name.
    mutating func lookUp(_ name: Name) -> Binding? {
        if let binding = scope[name] { return binding }
        guard name.word == nil else { return nil }
        let string = tree.string(name)
        if string.hasPrefix("_"), let bare = tree.names.find(String(string.dropFirst())) { return scope[bare] }
        return nil
    }

    private mutating func evaluateWord(_ word: Word, at range: TextRange) -> Value? {
        switch word {
        case .YES, .true: return .boolean(true)
        case .NO, .false: return .boolean(false)
        case .`self`: return classContext?.selfValue ?? .item(root(named: "view"))
        case .view where tree.dialect == .masonry: return .item(root(named: "view"))
        case .superview:
            // In a class it is that of the class's own view, whichever block the code runs in.
            if isInClass { return selfView.map { superview(of: $0) }?.value }
            // Of the view whose block runs: pasted code often leaves its declaration behind.
            guard let block = frame.block, let item = document[block].receiver else { return nil }
            guard case .item(let parent) = document[item].parent else { return nil }
            refer(to: .item(parent), at: range, as: .read)
            return .item(parent)
        case .CGSize, .CGPoint, .CGRect, .UIEdgeInsets, .NSEdgeInsets, .NSDirectionalEdgeInsets, .ConstraintInsets,
            .ConstraintDirectionalInsets, .CGFloat, .Float,
            .Double, .Int, .UInt, .UIView, .UILayoutGuide, .UIViewController, .ConstraintConfig, .NSValue, .NSNumber:
            return .runtime(.type(tree.string(Name(word))))
        default: return nil
        }
    }

    mutating func root(named name: String) -> ItemID {
        if let known = knownRoot { return known }
        let root = implicitRoot(named: name)
        knownRoot = root
        return root
    }

    /// By the custom of both languages: an uppercase letter, maybe behind a prefix.
    static func isTypeName(_ string: String) -> Bool {
        guard let first = string.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            return false
        }
        return string.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    /// A name that stands for nothing is a finding only where a layout needs it, and only in `.masonry` files.
    mutating func reportUnknown(_ name: String, at range: TextRange) {
        guard tree.dialect == .masonry else { return }
        switch frame.nameExpectation {
        case .hostCode: return
        case .view: report(.unknownView(name, nearest: nearestName(to: name, .views)), at: range)
        case .value: report(.unknownName(name, nearest: nearestName(to: name, .all)), at: range)
        case .viewOrValue: report(.unknownView(name, nearest: nearestName(to: name, .all)), at: range)
        }
    }

    private enum Candidates { case views, all }

    private mutating func nearestName(to name: String, _ candidates: Candidates) -> String? {
        guard suggestionsLeft > 0 else { return nil }
        suggestionsLeft -= 1
        let names = scope.boundNames.filter { candidate in
            guard let symbol = scope[candidate]?.symbol else { return false }
            if candidates == .all { return true }
            if case .item = symbol { return true }
            return false
        }
        // By spelling: names are numbered as they were typed.
        return NearestName.of(name, among: names.map { tree.string($0) }.sorted())
    }
}
