// Which methods of a controller run when its view is made or comes: what these say of the bar above it holds from then on; what
// others say holds for who calls them.

import MasonrySyntax
import SourceText

/// The calls that the methods of a text's types make on their own object. Names are in small letters.
struct AppearanceCode {
    typealias Function = (range: TextRange, name: String, type: String, isOverride: Bool, hasParameters: Bool)

    private let functions: [Function]
    /// By type and function: what it calls on its own object.
    private var calls: [String: [String: Set<String>]] = [:]
    private var selectors: Set<String> = []

    /// - Parameter functions: in the order of the text.
    init(_ functions: [Function], _ reader: SyntaxReader) {
        self.functions = functions
        for expression in reader.expressions {
            switch expression.kind {
            case .call(let callee, _):
                switch reader[callee].kind {
                case .name(let name): note(reader.string(name), expression.range)
                case .member(let base, let name, _) where isSelf(base, reader):
                    note(reader.string(name), expression.range)
                default: continue
                }
            case .message(let receiver, let arguments) where isSelf(receiver, reader):
                let labels = arguments.map { ($0.label.map { reader.string($0) } ?? "") + ($0.value == nil ? "" : ":") }
                note(labels.joined(), expression.range)
            case .selector(let name?): selectors.insert(reader.string(name).lowercased())
            default: continue
            }
        }
    }

    private func isSelf(_ id: ExpressionID, _ reader: SyntaxReader) -> Bool {
        reader[id].kind.name.map { SelfAlias.isSelfOrAlias(reader.string($0)) } ?? false
    }

    private mutating func note(_ callee: String, _ range: TextRange) {
        guard let function = function(around: range) else { return }
        calls[function.type, default: [:]][function.name, default: []].insert(callee.lowercased())
    }

    /// The function around a place; few nest.
    func function(around range: TextRange) -> Function? {
        functions[..<functions.partitionPoint { $0.range.start > range.start }].suffix(4).last {
            $0.range.contains(range)
        }
    }

    /// What the methods of a type call on their own object when its view is made or comes.
    func calledOnAppearance(by type: String) -> Set<String> {
        guard let own = calls[type] else { return [] }
        var called: Set<String> = []
        var pending = own.keys.filter(Self.isOfAppearance)
        while let next = pending.popLast() {
            for callee in own[next] ?? [] where called.insert(callee).inserted { pending.append(callee) }
        }
        return called
    }

    /// When a function of a type runs.
    enum Time { case onAppearance, later, whenCalled }

    func time(of function: Function) -> Time {
        if Self.isOfAppearance(function.name) || function.isOverride
            || calledOnAppearance(by: function.type).contains(function.name)
        {
            return .onAppearance
        }
        let isCalled = calls[function.type]?.values.contains { $0.contains(function.name) } ?? false
        return isCalled || function.hasParameters || selectors.contains(function.name) ? .later : .whenCalled
    }

    private static func isOfAppearance(_ function: String) -> Bool {
        beginnings.contains { function.hasPrefix($0) } && !function.contains("disappear")
    }

    private static let beginnings = [
        "viewdidload", "viewwill", "viewdidappear", "viewisappearing", "viewdidlayout", "loadview", "init",
        "awakefromnib",
    ]
}
