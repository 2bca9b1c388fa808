// Views that set-up code uses above the line that makes them.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// One way of setting up an object of Objective-C, in the order in which its lines run: an initializer, or for a controller
/// its initializers and `viewDidLoad`.
struct LateMaking {
    /// The first use of a member that has no view yet, and the line that makes it.
    struct Found {
        let use: CodeEvent
        /// What the use names the view by.
        let place: ExpressionID
        let making: CodeEvent
    }

    private let context: RuleContext
    private let type: CodeType
    private let candidates: Set<String>
    /// The calls that make constraints, by their index among the events.
    private let blocks: Set<Int>
    private var made: Set<String> = []
    private var used: [String: (event: CodeEvent, place: ExpressionID)] = [:]
    /// What it uses first after it has made it.
    private var usedWhenMade: Set<String> = []
    /// What it adds once it is made: a call above that adds nothing takes nothing away.
    private var addedWhenMade: Set<String> = []
    private var late: [String: Found] = [:]
    private(set) var visited: Set<Int> = []

    private init(_ type: CodeType, _ candidates: Set<String>, _ context: RuleContext) {
        (self.context, self.type, self.candidates) = (context, type, candidates)
        blocks = Set(
            type.methods.flatMap { number -> [Int] in
                guard context.code.facts.methods.indices.contains(number) else { return [] }
                return context.code.blocks(in: context.code.facts.methods[number]).map(\.index)
            })
    }

    /// Each way of setting up an object of a class. Complexity: O(events of the class) a way.
    static func all(of type: CodeType, _ candidates: Set<String>, _ context: RuleContext) -> [LateMaking] {
        let methods = context.code.facts.methods
        let begins = type.methods.filter { methods.indices.contains($0) && context.beginsObject(methods[$0]) }
        guard type.role == .controller else {
            return begins.map { start in
                var walk = LateMaking(type, candidates, context)
                walk.run(start)
                return walk
            }
        }
        // Its initializers run before its view is loaded.
        let order = ["loadView", "viewDidLoad"]
        func rank(_ number: Int) -> Int { order.firstIndex(of: context.baseName(of: methods[number])) ?? -1 }
        var walk = LateMaking(type, candidates, context)
        for start in begins.sorted(by: { (rank($0), $0) < (rank($1), $1) }) { walk.run(start) }
        return [walk]
    }

    /// What is lost by it, by the member.
    func found(_ member: String) -> Found? {
        guard let found = late[member] else { return nil }
        return found.use.name.word == .addSubview && addedWhenMade.contains(member) ? nil : found
    }

    /// Runs a method once: what it does a second time finds the views there.
    /// - Parameter isLater: whether a callback calls it, so that the views may be there by then.
    private mutating func run(_ number: Int, depth: Int = 0, isLater: Bool = false) {
        guard depth < 32, visited.insert(number).inserted else { return }
        let method = context.code.facts.methods[number]
        for index in method.events {
            let event = context.code.facts.events[index]
            let name = context.tree.string(event.name)
            if event.kind == .assignment {
                make(RuleContext.bare(name), event)
            } else if let member = given(by: name) {
                make(member, event)
            } else if event.receiver.map({ context.path($0) == "self" }) ?? true, !blocks.contains(index) {
                for callee in type.methods where context.code.facts.methods.indices.contains(callee) {
                    let callee = (number: callee, method: context.code.facts.methods[callee])
                    guard callee.method.kind == .method, context.baseName(of: callee.method) == name else { continue }
                    run(callee.number, depth: depth + 1, isLater: isLater || event.place.isCallback)
                }
            }
            guard !isLater, !event.place.isCallback, event.place.block == nil else { continue }
            if blocks.contains(index) { use(event.receiver, event) }
            if event.name.word == .addSubview { use(event.arguments.first?.value, event) }
        }
    }

    /// The member that a setter gives a value: `setIcon:`.
    private func given(by name: String) -> String? {
        guard name.hasPrefix("set"), let first = name.dropFirst(3).first else { return nil }
        let member = first.lowercased() + name.dropFirst(4)
        return candidates.contains(member) ? member : nil
    }

    private mutating func make(_ member: String, _ event: CodeEvent) {
        if let value = event.value, case .name(let name) = context.tree[value].kind, name.word == .nil { return }
        guard candidates.contains(member), made.insert(member).inserted, let use = used[member] else { return }
        late[member] = Found(use: use.event, place: use.place, making: event)
    }

    private mutating func use(_ view: ExpressionID?, _ event: CodeEvent) {
        guard let view, let path = context.path(view), candidates.contains(path) else { return }
        if made.contains(path), event.name.word == .addSubview { addedWhenMade.insert(path) }
        guard used[path] == nil else { return }
        if made.contains(path) { usedWhenMade.insert(path) } else { used[path] = (event, view) }
    }

    /// Whether this way uses a member at all.
    func uses(_ member: String) -> Bool { used[member] != nil || usedWhenMade.contains(member) }
}
