// What a program does when the keyboard comes, as far as its names tell.

import MasonrySyntax
import SourceText

/// Kept in the table of assigned names, where no name of a program looks so.
enum KeyboardAnswers {
    /// The name for: code of this class, or around it, may answer the keyboard.
    static func name(_ type: String) -> String { type + "@keyboard" }

    /// The name for: something moves whatever the keyboard would cover.
    static let manager = "@keyboardManager"

    /// The names for all that a text says. Code in an extension or a category is the class's, and what has no class may be any.
    static func all(in reader: SyntaxReader) -> Set<String> {
        var answers: [Name: Bool] = [:]
        var places: [TextOffset] = []
        var found: Set<String> = []
        func note(_ name: Name, at place: TextOffset) {
            if answers[name] == nil {
                let spelling = reader.string(name)
                answers[name] = isAnswer(spelling)
                if isManager(spelling) { found.insert(manager) }
            }
            if answers[name] == true { places.append(place) }
        }
        for expression in reader.expressions {
            switch expression.kind {
            case .name(let name), .member(_, let name, _), .implicitMember(let name, _):
                note(name, at: expression.range.start)
            case .message(_, let arguments):
                for label in arguments.compactMap(\.label) { note(label, at: expression.range.start) }
            default: continue
            }
        }
        for statement in reader.statements {
            if case .function(let function) = statement.kind { note(function.name, at: statement.range.start) }
        }
        guard !places.isEmpty else { return found }
        places.sort()
        for statement in reader.statements {
            guard case .type(let type) = statement.kind else { continue }
            let first = places.partitionPoint { $0 >= statement.range.start }
            if places.indices.contains(first), places[first] < statement.range.end {
                found.insert(name(reader.string(type.name)))
            }
        }
        return found
    }

    private static func isManager(_ name: String) -> Bool {
        ["IQKeyboard", "KeyboardManager", "KeyboardAvoid"].contains { name.firstRange(of: $0) != nil }
    }

    /// Whether a name speaks of the keyboard, and neither of how it looks nor of sending it away.
    private static func isAnswer(_ name: String) -> Bool {
        guard name.firstRange(of: "eyboard") != nil || name == "inputAccessoryView" else { return false }
        return ![
            "keyboardType", "setKeyboardType", "keyboardAppearance", "setKeyboardAppearance", "keyboardDismissMode",
        ]
        .contains(name) && !["dismiss", "hide", "close", "end"].contains { name.hasPrefix($0) }
    }
}
