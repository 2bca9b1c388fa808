// What evaluation asks from outside of the text. All of it goes through here, so that who evaluates for the index knows
// what an answer may rest on: a file that asks for nothing that is known gives what it gave before.

import AutoLayout
import MasonrySyntax

/// What the evaluation of one file asked for.
package struct OutsideQuestions: Sendable, Equatable {
    /// Names as the index has them: constants, functions, types, members.
    var names: Set<String> = []
    /// The hashes of names that a text and the code attached to it have, each of which may ask for code.
    var codeNames: Set<UInt32> = []
    /// Whether a device may change the answer.
    var asksForDevice = false

    package init() {}

    /// All names by their hashes, as `SymbolIndex.tellAnswers` gives them.
    package var hashes: Set<UInt32> { codeNames.union(names.lazy.map { NameTable.hash(of: $0.utf8) }) }

    /// Whether it asked for a name with one of these hashes.
    package func asks(forAnyOf hashes: Set<UInt32>) -> Bool {
        !codeNames.isDisjoint(with: hashes) || names.contains { hashes.contains(NameTable.hash(of: $0.utf8)) }
    }

    /// What either asked for.
    package mutating func formUnion(_ other: OutsideQuestions?) {
        guard let other else { return }
        names.formUnion(other.names)
        codeNames.formUnion(other.codeNames)
        asksForDevice = asksForDevice || other.asksForDevice
    }
}

extension Evaluator {
    /// Begins to note what is asked for.
    mutating func noteQuestions() { facts.questions = OutsideQuestions() }

    private mutating func ask(_ name: String) {
        if facts.questions != nil { facts.questions?.names.insert(name) }
    }

    /// The facts of the device that all code is taken to run on.
    var device: DeviceModel? {
        mutating get {
            if facts.questions != nil { facts.questions?.asksForDevice = true }
            return options.device
        }
    }

    mutating func indexEntry(_ name: String) -> SymbolIndex.Entry? {
        ask(name)
        return options.index?[name]
    }

    mutating func indexFunction(_ name: String) -> IndexedFunction? {
        ask(name)
        return options.index?.function(name)
    }

    /// Whether other files are known at all: what they may assign is no guess then.
    var knowsFiles: Bool {
        mutating get { options.index?.assigned != nil }
    }

    /// Whether some file may give a name another value, as far as is known.
    mutating func mayBeAssigned(_ name: String) -> Bool {
        ask(name)
        guard let assigned = options.index?.assigned else { return true }
        return assigned.contains(name)
    }

    /// What other files declare under a name; nil where one declares a view so.
    mutating func indexKind(of name: String) -> NameKinds.Kind? {
        ask(name)
        guard let kinds = options.index?.kinds, !kinds.mayBeView(name) else { return nil }
        return kinds[name]
    }

    mutating func indexAwaitsDevice(_ name: String) -> Bool {
        ask(name)
        return options.index?.awaitsDevice(name) ?? false
    }

    mutating func indexHasType(_ name: String) -> Bool {
        ask(name)
        return options.index?.hasType(name) ?? false
    }

    mutating func indexSuperclass(of type: String) -> String? {
        ask(type)
        return options.index?.superclass(of: type)
    }

    mutating func isProtocolOfIndex(_ type: String) -> Bool {
        ask(type)
        return options.index?.isProtocol(type) ?? false
    }

    mutating func indexViewClass(_ member: String) -> String? {
        ask(member)
        return options.index?.types.viewClass(of: member)
    }

    mutating func indexShorthand(_ member: String) -> AttributeShorthand? {
        ask(member)
        return options.index?.types.shorthand(member)
    }

    /// The constant that every instance of `type` has as `member`; nil where a subclass may have another.
    mutating func instanceConstant(_ member: String, of type: String) -> (name: String, value: Value)? {
        instanceConstant(member, of: type, called: "\(type)#\(member)")
    }

    /// The same where its name in the index is at hand.
    mutating func instanceConstant(
        _ member: String, of type: String, called name: String
    ) -> (name: String, value: Value)? {
        ask(name)
        guard let index = options.index, index[name] != nil else { return nil }
        // Whether a subclass has another rests on all types that have such a member.
        ask(member)
        return index.instanceConstant(member, of: type, called: name)
    }

    /// What other files say of a class in code that has to do with layout; nil where nothing does.
    mutating func indexCode(of type: String) -> [IndexedCode]? {
        ask(type)
        return options.index?.code.types[type]
    }

    /// The calls of the initializers of a class, where no other inherits from it.
    mutating func indexMakings(of type: String) -> [IndexedMaking] {
        ask(type)
        guard let index = options.index, !index.types.hasSubclass(type) else { return [] }
        return index.makings(of: type)
    }

    /// The classes of the index that show a cell.
    mutating func indexUsers(of cell: String) -> [CellUses.Use] {
        ask(cell)
        return options.index?.types.users(of: cell) ?? []
    }

    /// What a class of the index says of the size of a part.
    mutating func indexSayings(_ key: String) -> [ConditionalSaying]? {
        ask(key)
        return options.index?.types.sayings(key)
    }

    /// Whether a class of the index inherits from `type`.
    mutating func hasSubclass(_ type: String) -> Bool {
        ask(type)
        return options.index?.types.hasSubclass(type) ?? false
    }

    // What the program brings with it is for what is shown alone, and no question: files of an index are evaluated without,
    // and an index keeps nothing that rests on it.

    /// In points, on the screen that is shown; nil for an image that no catalog has.
    mutating func imageSize(named name: String) -> Size? {
        let scale = options.device?.scale.flatMap { Int(exactly: $0) } ?? ImageIndex.usualScale
        return options.index?.resources.images[name]?.size(atScale: scale)
    }

    /// What the image is called for which generated code has a name.
    mutating func imageName(generated identifier: String) -> String? {
        options.index?.resources.images.name(forIdentifier: identifier)
    }

    mutating func color(named name: String) -> ColorValue? { options.index?.resources.colors[name] }

    /// The colour for which generated code has a name.
    mutating func color(generated identifier: String) -> ColorValue? {
        options.index.flatMap { index in
            index.resources.colors.name(forIdentifier: identifier).flatMap { index.resources.colors[$0] }
        }
    }

    mutating func text(forKey key: String) -> String? { options.index?.resources.texts[key] }

    /// The text for which generated code has a name.
    mutating func text(generated identifier: String) -> String? {
        options.index?.resources.texts.text(forIdentifier: identifier)
    }

    /// Whether some file declares a member by its path: `UIImage.back`.
    mutating func isDeclared(_ path: String) -> Bool {
        indexEntry(path) != nil || options.index?.knows(path) == true
    }

    /// Whether it is worthwhile to ask for a constant with each type before it that a dot may mean.
    mutating func mayIndexInfer(_ name: String) -> Bool {
        facts.questions != nil || options.index?.mayInfer(name) ?? false
    }

    /// Whether it is worthwhile to ask for a member with its type before it, which costs a new string.
    mutating func mayIndexHaveMember(_ name: String) -> Bool {
        facts.questions != nil || options.index?.hasMember(name) ?? false
    }
}

extension SymbolIndex {
    /// Whether some question with that name has an answer.
    func knows(_ name: String) -> Bool {
        self[name] != nil || function(name) != nil || awaitsDevice(name) || hasType(name) || types.knows(name)
            || !makings(of: name).isEmpty
    }
}
