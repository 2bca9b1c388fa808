// What type names mean where they are read: nested types, superclasses, which classes are views.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes the path and superclass of a type of the text.
    mutating func noteType(_ picture: TypePicture) {
        typePaths.insert(picture.path)
        if let superclass = picture.superclass { ownSuperclasses[picture.name] = superclass }
    }

    /// The superclasses of a class, nearest first, as far as the text and the index tell them.
    mutating func superclasses(of type: String) -> [String] {
        var result: [String] = []
        var current = type
        while result.count < 16 {
            let next =
                ownSuperclasses[current] ?? companionTypes.types[current]?.inherited.first
                ?? options.index?.superclass(of: current)
            guard let next, next != type, !result.contains(next), options.index?.isProtocol(next) != true else { break }
            result.append(next)
            current = next
        }
        return result
    }

    /// Whether instances of a class are views, by the customs of naming or by a superclass.
    mutating func isViewType(_ type: String) -> Bool {
        if ViewClass.isView(type) { return true }
        guard !ViewClass.isController(type), !ViewClass.isGuide(type) else { return false }
        return superclasses(of: type).contains { ViewClass.isView($0) }
    }

    /// The whole path of a type as code names it: nested in a type around the code, in one of its superclasses, or at
    /// the top; nil for types that neither the text nor the index knows.
    mutating func path(ofType name: String) -> String? {
        var around = classContext?.picture.path ?? typePath
        if name == "Self", !around.isEmpty { return around }
        while !around.isEmpty {
            if let path = knownPath("\(around).\(name)") { return path }
            let own = around.lastIndex(of: ".").map { String(around[around.index(after: $0)...]) } ?? around
            for superclass in superclasses(of: own) {
                if let path = knownPath("\(superclass).\(name)") { return path }
            }
            around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
        }
        return knownPath(name)
    }

    private mutating func knownPath(_ path: String) -> String? {
        typePaths.contains(path) || typeMembers[path] != nil || options.index?.hasType(path) == true ? path : nil
    }

    /// Inside a type its own constants, and those of the types around it, need no type before them.
    mutating func staticOfSurroundingType(_ name: Name) -> Binding? {
        var around = classContext?.picture.path ?? typePath
        while !around.isEmpty {
            if let binding = typeMembers[around]?[name] { return binding }
            around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
        }
        return nil
    }

    /// `.padding` in a place where a number or structure is expected.
    mutating func implicitMember(_ name: Name, at range: TextRange) -> Value {
        let value = HostConstants.implicitMember(spellings[name].word)
        if case .unknown = value {} else { return value }
        var found: [Value] = []
        for type in ["CGFloat", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGSize"] {
            if let binding = typeMembers[type]?[name] {
                found.append(binding.value)
            } else if let indexed = options.index?["\(type).\(tree.string(name))"] {
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

    /// True for systems that every device in use has; unknown for all other texts.
    static func value(of text: String) -> Value {
        guard text.hasPrefix("#available") || text.hasPrefix("@available") || text.hasPrefix("#unavailable"),
            let platform = text.firstRange(of: "iOS ")
        else { return .unknown }
        let digits = text[platform.upperBound...].prefix { $0.isWholeNumber }
        guard let version = Int(digits), version < oldestInUse else { return .unknown }
        return .boolean(!text.hasPrefix("#un"))
    }
}
