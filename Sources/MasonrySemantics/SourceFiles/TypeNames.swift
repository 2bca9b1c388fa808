// What type names mean where they are read: nested types, superclasses, which classes are views.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes the path and superclass of a type of the text.
    mutating func noteType(_ picture: MergedType) {
        definitions.typePaths.insert(picture.path)
        noteAdding(by: picture)
        if HelperType.isNumber(picture.name) { composition.numberTypes.insert(picture.name) }
        for method in picture.methods {
            composition.methodNames.insert(method.declaration.name)
            guard tree.dialect == .objectiveC else { continue }
            let selector = tree.string(method.declaration.name)
            guard let colon = selector.utf8.firstIndex(of: UInt8(ascii: ":")),
                let first = tree.names.find(String(selector[..<colon]))
            else { continue }
            composition.methodNames.insert(first)
        }
        if let superclass = picture.superclass {
            definitions.ownSuperclasses[picture.name] = superclass
            facts.superclasses = [:]
        }
        if definitions.ownTypes[picture.name] == nil { definitions.ownTypes[picture.name] = picture }
        if tree.dialect == .swift, definitions.typesByPath[picture.path] == nil {
            definitions.typesByPath[picture.path] = picture
        }
    }

    /// The superclasses of a class, nearest first, as far as the text and the index tell them.
    mutating func superclasses(of type: String) -> [String] {
        if let known = facts.superclasses[type] { return known }
        let found = findSuperclasses(of: type)
        facts.superclasses[type] = found
        return found
    }

    private mutating func findSuperclasses(of type: String) -> [String] {
        var result: [String] = []
        var current = type
        while result.count < 16 {
            let next =
                definitions.ownSuperclasses[current] ?? companionTypes.types[current]?.superclass
                ?? indexSuperclass(of: current)
            guard let next, next != type, !result.contains(next), !isProtocolOfIndex(next) else { break }
            result.append(next)
            current = next
        }
        return result
    }

    /// Whether instances of a class are views, as far as its kind can be told.
    mutating func isViewType(_ type: String) -> Bool {
        guard !ViewClass.isGuide(type) else { return false }
        switch kind(of: type).role {
        case .view, .cell: return true
        case .controller, .other: return false
        }
    }

    /// Whether instances of a class are controllers, as far as its kind can be told.
    mutating func isControllerType(_ type: String) -> Bool { kind(of: type).role == .controller }

    /// The whole path of a type as code names it: nested in a type around the code, in one of its superclasses, or at
    /// the top; nil for types that neither the text nor the index knows.
    mutating func path(ofType name: Name) -> String? {
        if let known = classContext?.typePaths[name] { return known }
        let path = findPath(ofType: tree.string(name))
        classContext?.typePaths.updateValue(path, forKey: name)
        return path
    }

    private mutating func findPath(ofType name: String) -> String? {
        let around = typesAround
        if name == "Self", let own = around.first { return own }
        for type in around {
            if let path = knownPath("\(type).\(name)") { return path }
            for superclass in superclasses(of: Self.lastName(of: type)) {
                if let path = knownPath("\(superclass).\(name)") { return path }
            }
        }
        return knownPath(name)
    }

    /// The paths of the type whose code runs or whose constants are declared and of those around it, from the inside.
    private var typesAround: [String] {
        mutating get { classContext?.typesAround ?? Self.typesAround(definitions.typePath) }
    }

    /// `Card.Metrics` and `Card`.
    static func typesAround(_ path: String) -> [String] {
        var result: [String] = []
        var around = path
        while !around.isEmpty {
            result.append(around)
            around = around.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(around[..<$0]) } ?? ""
        }
        return result
    }

    /// `Metrics` of `Card.Metrics`.
    static func lastName(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    private mutating func knownPath(_ path: String) -> String? {
        definitions.typePaths.contains(path) || definitions.typeMembers[path] != nil
            || indexHasType(path) ? path : nil
    }

    /// Inside a type its own constants, and those of the types around it, need no type before them.
    mutating func staticOfSurroundingType(_ name: Name) -> Binding? {
        guard !definitions.typeMembers.isEmpty else { return nil }
        for type in typesAround {
            if let binding = definitions.typeMembers[type]?[name] { return binding }
        }
        return nil
    }

    /// `.padding` in a place where a number or structure is expected.
    mutating func implicitMember(_ name: Name, at range: TextRange) -> Value {
        let value = HostConstants.implicitMember(spellings[name].word)
        if case .unknown = value {} else { return value }
        var found: [Value] = []
        let member = tree.string(name)
        let mayBeIndexed = mayIndexInfer(member)
        for type in SymbolIndex.inferredTypes {
            if let binding = definitions.typeMembers[type]?[name] {
                found.append(binding.value)
            } else if mayBeIndexed, let indexed = indexEntry("\(type).\(member)") {
                found.append(indexed.value)
            }
        }
        return found.count == 1 ? found[0] : .unknown
    }
}

/// `#available(iOS 13, *)` and `@available(…)`.
enum Availability {
    /// Systems before this one are out of use.
    private static let oldestInUse = 16

    /// True for systems that every device in use has; unknown for all others.
    static func value(_ version: Int?, isNegated: Bool) -> Value {
        guard let version, version < oldestInUse else { return .unknown }
        return .boolean(!isNegated)
    }
}
