// Renaming a view, guide, constant, screen or state in all its spellings.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Whether the name under the cursor can be renamed.
package enum RenamePreparation: Sendable, Hashable {
    case ready(range: TextRange, placeholder: String)
    /// With a message for the user.
    case refused(String)
}

/// What a rename gives.
package enum RenameResult: Sendable, Hashable {
    /// In written order, not overlapping.
    case edits([TextEdit])
    /// With a message for the user.
    case refused(String)
}

extension Analysis {
    package func prepareRename(at offset: TextOffset) -> RenamePreparation {
        guard let reference = reference(at: offset) else { return .refused(say(RenameWords.nothingHere)) }
        if case .standIn = reference.symbol { return .refused(say(RenameWords.nothingHere)) }
        guard declaration(of: reference.symbol) != nil else { return .refused(say(RenameWords.notDeclaredHere)) }
        if case .screen(let id) = reference.symbol, isDeviceScreen(id.index) {
            return .refused(say(RenameWords.device))
        }
        let range = plainName(of: reference)
        if tree.dialect != .masonry, case .item(let id) = reference.symbol {
            guard SourceSpellings(self, of: id) != nil else { return .refused(say(RenameWords.notDeclaredHere)) }
            guard text[range] == document[id].name else {
                return .refused(say(RenameWords.otherName(text[range], of: document[id].name)))
            }
        }
        return .ready(range: range, placeholder: text[range])
    }

    /// Renames what the name at `offset` stands for; refuses names that are none or that clash.
    package func rename(at offset: TextOffset, to newName: String) -> RenameResult {
        switch prepareRename(at: offset) {
        case .refused(let message): return .refused(message)
        case .ready: break
        }
        guard let symbol = reference(at: offset)?.symbol else { return .refused(say(RenameWords.nothingHere)) }
        if let refusal = refusal(of: newName, for: symbol) { return .refused(say(refusal)) }
        if tree.dialect != .masonry, case .item(let id) = symbol {
            return .edits(SourceSpellings(self, of: id)?.edits(renamingTo: newName) ?? [])
        }
        let edits = uses(of: symbol).map { TextEdit(plainName(of: $0), newName) }
        return .edits(edits.filter { text[$0.range] != newName })
    }

    /// The name in a reference without the underscore of an instance variable.
    private func plainName(of reference: Reference) -> TextRange {
        let start = reference.range.start.utf8
        guard start < text.length, reference.range.length > 1 else { return reference.range }
        if case .item(let id) = reference.symbol, text.bytes[start] == UInt8(ascii: "_"),
            !document[id].name.hasPrefix("_")
        {
            return TextRange(reference.range.start + 1, reference.range.end)
        }
        return reference.range
    }

    private func isDeviceScreen(_ index: Int) -> Bool {
        guard let name = document.screens[index].nameRange, name.start.utf8 > 0 else { return true }
        return text.bytes[name.start.utf8 - 1] != UInt8(ascii: "\"")
    }

    private func say(_ message: LocalizedText) -> String { message[configuration.language] }

    // MARK: Refusing

    private func refusal(of name: String, for symbol: Reference.Symbol) -> LocalizedText? {
        if case .screen(let own) = symbol {
            if name.isEmpty || name.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) {
                return RenameWords.badScreenName
            }
            let clashes = document.screens.indices.contains {
                $0 != own.index && document.screens[$0].screen.name == name
            }
            return clashes ? RenameWords.taken(name) : nil
        }
        guard Self.isIdentifier(name) else { return RenameWords.noName(name) }
        guard !Self.reserved(in: tree.dialect).contains(name) else { return RenameWords.reserved(name) }
        return isTaken(name, by: symbol) ? RenameWords.taken(name) : nil
    }

    /// Whether another thing that could be meant at a use of `symbol` has this name already.
    private func isTaken(_ name: String, by symbol: Reference.Symbol) -> Bool {
        if case .state(let own) = symbol {
            return document.states.indices.contains { $0 != own.index && document.states[$0].name == name }
        }
        var owner: String?
        if case .item(let id) = symbol { owner = document[id].owner }
        let items = document.items.indices.contains { index in
            symbol != .item(.init(index)) && document.items[index].nameRange != nil
                && document.items[index].name == name
                && (owner == nil || document.items[index].owner == nil || document.items[index].owner == owner)
        }
        if items { return true }
        let constants = document.constants.indices.contains {
            symbol != .constant(DeclarationID($0)) && document.constants[$0].name == name
        }
        return constants || document.blocks.contains { $0.makerName == name }
    }

    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            scalar == "_" || scalar.value < 0x80
                ? scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
                    || ("0"..."9").contains(scalar)
                : scalar.properties.isXIDContinue
        }
    }

    private static func reserved(in dialect: Dialect) -> [String] {
        let common = ["self", "super", "if", "else", "for", "while", "return", "switch", "case", "break", "default"]
        switch dialect {
        case .masonry:
            return common + ["screen", "view", "guide", "let", "state", "expect", "none", "on", "in", "nil", "x"]
        case .objectiveC:
            return common + ["int", "float", "double", "void", "id", "nil", "NULL", "YES", "NO", "static", "const"]
        case .swift:
            return common + ["let", "var", "func", "class", "struct", "enum", "in", "nil", "true", "false", "guard"]
        }
    }
}

/// Why a rename is refused.
enum RenameWords {
    static let nothingHere = LocalizedText(
        "There is no view, constant, screen or state here that could be renamed.", "此处没有可重命名的视图、常量、屏幕或状态。")
    static let notDeclaredHere = LocalizedText(
        "This name is not declared in this file, so it cannot be renamed here.", "该名称不在本文件中声明，无法在此重命名。")
    static func otherName(_ name: String, of view: String) -> LocalizedText {
        LocalizedText(
            "`\(name)` is another name of `\(view)` here; rename that one.", "`\(name)` 在此处是 `\(view)` 的别名，请重命名后者。")
    }

    static let device = LocalizedText("The names of built-in devices are fixed.", "内置设备的名称是固定的。")
    static let badScreenName = LocalizedText(
        "A screen's name must not be empty and cannot hold quotes or line breaks.", "屏幕名称不能为空，也不能包含引号或换行。")

    static func noName(_ name: String) -> LocalizedText {
        LocalizedText(
            "`\(name)` is not a name: use letters, digits and `_`, and no digit first.",
            "`\(name)` 不是有效的名称：只能使用字母、数字和 `_`，且不能以数字开头。")
    }

    static func reserved(_ name: String) -> LocalizedText {
        LocalizedText("`\(name)` is a keyword.", "`\(name)` 是关键字。")
    }

    static func taken(_ name: String) -> LocalizedText {
        LocalizedText("`\(name)` already names something else in this file.", "`\(name)` 在本文件中已被使用。")
    }
}
