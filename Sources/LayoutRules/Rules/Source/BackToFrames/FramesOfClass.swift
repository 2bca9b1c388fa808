// What a class does with its views that lets it set their frames.

import MasonrySemantics
import MasonrySyntax

/// Read once a class. Complexity: O(events of the class).
struct FramesOfClass {
    /// The views, as the code spells them, from which code takes constraints, which it takes out of their superview or puts into
    /// several, or which it hands to a property that lays them out by frames.
    private(set) var leftAlone: Set<String> = []
    /// What sets an object up, and all that it calls: a frame that is given there may be the first one.
    private(set) var setUp: Set<Int> = []

    init(_ type: Int, _ context: RuleContext) {
        guard context.code.facts.types.indices.contains(type) else { return }
        let methods = context.code.facts.types[type].methods
        var added: Set<String> = []
        for number in methods {
            for event in context.code.facts.events(of: context.code.facts.methods[number]) {
                noteHanded(event, &added, context)
                noteChanged(event, context)
            }
        }
        findSetUp(methods, context)
    }

    private mutating func noteHanded(_ event: CodeEvent, _ added: inout Set<String>, _ context: RuleContext) {
        switch event.kind {
        case .assignment:
            if let value = context.path(event.value), value != context.targetPath(event) { leftAlone.insert(value) }
        case .call where event.name.word == .addSubview:
            for path in event.arguments.compactMap({ context.path($0.value) }) where !added.insert(path).inserted {
                leftAlone.insert(path)
            }
        default: break
        }
    }

    private mutating func noteChanged(_ event: CodeEvent, _ context: RuleContext) {
        guard var path = context.path(event.receiver) else { return }
        let name = context.tree.string(event.name).lowercased()
        let changes: Bool
        switch event.name.word {
        case .translatesAutoresizingMaskIntoConstraints: changes = context.mayBeTrue(event.value)
        case .removeFromSuperview, .removeConstraints: changes = true
        default:
            changes = ["uninstall", "deactivate", "removeconstraint", "settranslates", "autoresizing"].contains {
                name.contains($0)
            }
        }
        guard changes else { return }
        // `card.snp.removeConstraints()` is about `card`.
        leftAlone.insert(path)
        while let dot = path.lastIndex(of: ".") {
            path = String(path[..<dot])
            leftAlone.insert(path)
        }
    }

    private mutating func findSetUp(_ methods: Range<Int>, _ context: RuleContext) {
        let facts = context.code.facts
        var byName: [String: [Int]] = [:]
        for number in methods { byName[context.baseName(of: facts.methods[number]), default: []].append(number) }
        let names = ["viewDidLoad", "loadView", "awakeFromNib", "viewWillAppear", "setup", "didMoveToSuperview"]
        setUp = Set(
            byName.filter { $0.key.hasPrefix("init") || names.contains($0.key) }.flatMap(\.value))
        var pending = Array(setUp)
        while let number = pending.popLast() {
            for event in facts.events(of: facts.methods[number]) where event.kind == .call {
                for callee in byName[context.tree.string(event.name)] ?? [] where setUp.insert(callee).inserted {
                    pending.append(callee)
                }
            }
        }
    }
}
