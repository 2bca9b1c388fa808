// Which views of a file get something that answers their taps.

import MasonrySyntax

/// The names behind which words of actions stand: `like.addTarget(…)`, `[like addTarget:…]`, `like.rx.tap`; and the members
/// whose makers have such words. A view that is handed on may get an action anywhere.
struct AnsweredTaps {
    private var names: Set<String> = []
    /// Whether something that has no name gets an action.
    private var areUnknown = false

    private static let words = [
        "addtarget", "action", "gesture", "tap", "publisher", "event", "click", "touch", "press", "handler", "block",
    ]

    /// Calls to which a view is handed, and which give it no action.
    private static let harmless: Set<String> = [
        "addSubview", "addArrangedSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "equalTo",
        "greaterThanOrEqualTo", "lessThanOrEqualTo", "mas_equalTo",
    ]

    init(_ context: RuleContext) {
        let tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        let texts = tokens.map { context.source($0.range) }
        let makers = context.code.facts.methods.filter { $0.kind == .member }
        var makings = BracedMakings()
        for index in tokens.indices {
            makings.pass(index, texts)
            guard tokens[index].kind == .identifier else { continue }
            if Self.isOfActions(texts[index]) {
                names.formUnion(makings.names)
                let place = tokens[index].range.start
                if let maker = makers.first(where: { $0.range.start <= place && place < $0.range.end }) {
                    names.insert(RuleContext.bare(maker.name))
                } else {
                    noteReceiver(before: index, texts)
                }
            } else if Self.isHandedOn(index, texts) {
                names.insert(RuleContext.bare(texts[index]))
            }
        }
    }

    func contains(_ name: String) -> Bool { areUnknown || names.contains(RuleContext.bare(name)) }

    private static func isOfActions(_ text: String) -> Bool {
        let name = text.lowercased()
        return name == "rx" || name.hasPrefix("rac_") || words.contains { name.contains($0) }
    }

    /// What is made in braces, `name = ({ … })`, has the actions that are given to the variable there.
    private struct BracedMakings {
        /// The names that are being given what braces around a token make.
        var names: [String] { open.map(\.name) }
        private var open: [(name: String, depth: Int)] = []
        private var depth = 0

        mutating func pass(_ index: Int, _ texts: [String]) {
            switch texts[index] {
            case "{":
                depth += 1
                guard index > 2, texts[index - 1] == "(", texts[index - 2] == "=" else { return }
                open.append((RuleContext.bare(texts[index - 3]), depth))
            case "}":
                if open.last?.depth == depth { open.removeLast() }
                depth -= 1
            default: break
            }
        }
    }

    private mutating func noteReceiver(before index: Int, _ texts: [String]) {
        // A button that is made with its action.
        if texts[index] == "primaryAction" { return areUnknown = true }
        var place = index - 1
        while texts.indices.contains(place), [".", "?", "!"].contains(texts[place]) { place -= 1 }
        guard texts.indices.contains(place) else { return }
        let receiver = texts[place]
        if receiver.first.map({ $0.isLetter || $0 == "_" }) == true {
            // `like.addTarget`, `[like addTarget`.
            names.insert(RuleContext.bare(receiver))
        } else if place < index - 1 && [")", "]"].contains(receiver) || receiver.hasPrefix("$")
            || receiver == "]" && texts.indices.contains(index + 1) && texts[index + 1] == ":"
        {
            areUnknown = true
        } else if let call = Self.call(around: index, texts), call < index {
            // The label or event of `like.on(.touchUpInside)`.
            noteReceiver(before: call, texts)
        }
    }

    /// The name of the call whose argument a token is.
    private static func call(around index: Int, _ texts: [String]) -> Int? {
        var depth = 0
        for place in stride(from: index - 1, to: max(0, index - 64), by: -1) {
            switch texts[place] {
            case ")": depth += 1
            case "(" where depth > 0: depth -= 1
            case "(": return place - 1
            case "{", "}", ";": return nil
            default: break
            }
        }
        return nil
    }

    /// Whether a name is an argument, or an element of a list, of something that may do anything with it.
    private static func isHandedOn(_ index: Int, _ texts: [String]) -> Bool {
        guard texts.indices.contains(index + 1), [")", ",", "]"].contains(texts[index + 1]) else { return false }
        var place = index - 1
        while place > 1, texts[place] == "." { place -= 2 }
        guard texts.indices.contains(place), ["(", ",", "[", ":"].contains(texts[place]) else { return false }
        return !(texts.indices.contains(place - 1) && harmless.contains(texts[place - 1]))
    }
}
