// Methods that more than one event of an object's life runs: what one has made, the next makes again.

import MasonrySemantics
import MasonrySyntax

/// Finds methods that several others call, straight and at different times: the set-up and a reload, a show and a hide.
struct SeveralCallers {
    private let context: RuleContext
    /// The indices of the methods that call one, straight, by its index.
    private var callers: [Int: Set<Int>] = [:]
    /// The first plain calls, by caller and callee.
    private var places: [Int: [Int: CodeEvent]] = [:]

    /// Complexity: O(events), for names that methods of the file have.
    init(_ context: RuleContext) {
        self.context = context
        let facts = context.code.facts
        for type in facts.types {
            var numbers: [String: [Int]] = [:]
            for number in type.methods where facts.methods.indices.contains(number) {
                guard facts.methods[number].kind == .method else { continue }
                numbers[context.baseName(of: facts.methods[number]), default: []].append(number)
            }
            for caller in type.methods where facts.methods.indices.contains(caller) {
                for event in facts.events(of: facts.methods[caller]) where isPlainCall(event) {
                    // Of two methods of one name it is not known which is meant.
                    guard let callees = numbers[context.tree.string(event.name)], callees.count == 1,
                        let callee = callees.first, callee != caller
                    else { continue }
                    callers[callee, default: []].insert(caller)
                    if places[callee]?[caller] == nil { places[callee, default: [:]][caller] = event }
                }
            }
        }
    }

    /// The methods that run again, each with two of the methods that call them.
    func all() -> [(method: Int, rhythm: MethodRhythm)] {
        let facts = context.code.facts
        return callers.keys.sorted().compactMap { number in
            guard !facts.methods[number].isStatic, !isSetUp(number), let all = callers[number] else { return nil }
            let setUps = all.filter { isOfSetUp($0, depth: 0) }.sorted()
            let events = all.filter { !setUps.contains($0) && isEvent($0) }.sorted()
            // Once as the object is made, and once later; or at two times that may both come.
            guard let last = events.last, let first = setUps.first ?? events.first, first != last else { return nil }
            let names = [first, last].map { context.baseName(of: facts.methods[$0]) }
            return (
                number,
                MethodRhythm(
                    occasion: .several(names[0], names[1]), name: context.baseName(of: facts.methods[number]),
                    call: places[number]?[last]?.nameRange)
            )
        }
    }

    /// The methods that others than the set-up call, and that remake the constraints of a view which the class keeps, each with
    /// the first such view.
    func remaking() -> [(method: Int, rhythm: MethodRhythm)] {
        let facts = context.code.facts
        var views: [Int: String] = [:]
        for call in context.code.blocks where call.kind == .remake && views[call.method] == nil {
            let method = context.code.method(of: call)
            guard !call.event.place.isConditional, !call.event.place.isCallback, let path = call.path,
                context.code.type(of: method).members.contains(where: { $0.name == path }),
                !facts.events(of: method).contains(where: {
                    $0.kind == .assignment && context.targetPath($0) == path
                })
            else { continue }
            views[call.method] = path
        }
        return views.keys.sorted().compactMap { number in
            guard let view = views[number], !facts.methods[number].isStatic, !isSetUp(number),
                let all = callers[number], all.contains(where: { !isOfSetUp($0, depth: 0) })
            else { return nil }
            return (
                number,
                MethodRhythm(occasion: .remaking(view), name: context.baseName(of: facts.methods[number]))
            )
        }
    }

    private func isPlainCall(_ event: CodeEvent) -> Bool {
        event.kind == .call && !event.place.isGuarded && !event.place.isConditional && !event.place.isCallback
            && event.place.block == nil && (event.receiver.map { context.path($0) == "self" } ?? true)
    }

    /// Whether a method runs as its object is made and at no other time.
    private func isOfSetUp(_ number: Int, depth: Int) -> Bool {
        if isSetUp(number) { return true }
        guard depth < 8, let callers = callers[number], !callers.isEmpty else { return false }
        return callers.allSatisfy { isOfSetUp($0, depth: depth + 1) }
    }

    private func isSetUp(_ number: Int) -> Bool {
        let method = context.code.facts.methods[number]
        if method.name.hasPrefix("init") { return true }
        return ["viewDidLoad", "loadView", "awakeFromNib"].contains(context.baseName(of: method))
    }

    /// Whether a method is called as those are that answer something that happens, more than once in an object's life.
    private func isEvent(_ number: Int) -> Bool {
        let name = context.baseName(of: context.code.facts.methods[number]).lowercased()
        return Self.events.contains { name.hasPrefix($0) }
    }

    private static let events = [
        "show", "hide", "start", "stop", "play", "pause", "resume", "reload", "refresh", "update", "toggle", "switch",
        "change", "select", "expand", "collapse", "rotate", "on", "did", "will", "handle",
    ]
}
