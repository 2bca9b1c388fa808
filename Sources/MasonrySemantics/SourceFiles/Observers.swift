// `didSet`: what Swift runs when a property gets a value, other than in an initializer of its class.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Runs what observes a member of the running class that code of it has assigned. It still runs by itself, too: other
    /// code assigns other values.
    mutating func runObserver(of name: Name, assigned: Value) {
        guard tree.dialect == .swift, frame.function?.hasPrefix("init") != true else { return }
        let name = bareName(name)
        guard let observer = observer(of: name), classContext?.runs[observer].contains(.running) == false else {
            return
        }
        var kept = classContext?.members[name]
        if assigned.isConstant { classContext?.members[name]?.value = assigned }
        runMethod(observer)
        // One that assigns its own property leaves a value that depends on the one before.
        if let after = classContext?.members[name]?.value, assigned.isConstant, !after.isSameConstant(assigned) {
            kept?.value = .unknown
        }
        classContext?.members[name] = kept
        classContext?.runs[observer].remove(.executed)
    }

    /// The method that is the `didSet` of a member; nil where it has none.
    private mutating func observer(of name: Name) -> Int? {
        guard let context = classContext else { return nil }
        if let known = context.observers { return known[name] }
        let found = accessors(.didSet, of: context.picture)
        classContext?.observers = found
        return found[name]
    }

    /// The accessors with one word by the names of their properties. An accessor stands behind its property, before the next.
    mutating func accessors(_ word: Word, of picture: TypePicture) -> [Name: Int] {
        let methods = picture.methods.indices.filter { picture.methods[$0].declaration.name.word == word }
        guard !methods.isEmpty else { return [:] }
        let members = picture.members.sorted { $0.range.start < $1.range.start }
        var result: [Name: Int] = [:]
        var next = 0
        for method in methods.sorted(by: { picture.methods[$0].range.start < picture.methods[$1].range.start }) {
            let start = picture.methods[method].range.start
            while next < members.count, members[next].range.start < start { next += 1 }
            guard next > 0, !members[next - 1].modifiers.contains(.isStatic) else { continue }
            result[bareName(members[next - 1].binding.name)] = method
        }
        return result
    }
}
