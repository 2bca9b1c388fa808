// What a random client says next.

import JSONRPC
import LayoutFamilies

extension RandomClient {
    /// Methods that ask about a place, and those that ask about a document. On what is open they have a result.
    private static let aboutPlaces = [
        "textDocument/hover", "textDocument/completion", "textDocument/signatureHelp", "textDocument/declaration",
        "textDocument/definition", "textDocument/documentHighlight", "textDocument/references",
    ]
    private static let aboutDocuments = [
        "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/semanticTokens/full",
        "textDocument/codeLens", "textDocument/documentLink", "textDocument/formatting",
    ]

    /// The bytes of the next message, or of a few.
    mutating func next() -> [UInt8] {
        if !isLegal, generator.happens(onceIn: 3) { return illegal() }
        guard state == .initialized else { return request("textDocument/hover", [:], Expectation()) }
        if documents.isEmpty || (documents.count < 4 && generator.happens(onceIn: 12)) { return open() }
        switch generator.integer(0...15) {
        case 0...5: return change()
        case 6...8: return ask(Self.aboutPlaces[generator.integer(0...Self.aboutPlaces.count - 1)], atPlace: true)
        case 9, 10: return ask(Self.aboutDocuments[generator.integer(0...Self.aboutDocuments.count - 1)])
        case 11: return cancel()
        case 12: return generator.happens(onceIn: 2) ? close() : aboutRanges()
        case 13: return aboutWorkspace()
        case 14:
            let document = documents[generator.integer(0...documents.count - 1)]
            return notification("textDocument/didSave", ["textDocument": ["uri": .string(document.uri)]])
        default: return rename()
        }
    }

    // MARK: Documents

    private mutating func open() -> [UInt8] {
        created += 1
        let document = RandomText(created, &generator)
        documents.append(document)
        return notification("textDocument/didOpen", ["textDocument": Self.item(document)])
    }

    private mutating func change() -> [UInt8] {
        let index = generator.integer(0...documents.count - 1)
        documents[index].version += generator.integer(1...3)
        var changes: [JSONValue] = []
        for _ in 0..<generator.integer(1...3) { changes.append(documents[index].change(encoding, &generator)) }
        let document = documents[index]
        return notification(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(document.uri), "version": .integer(document.version)],
                "contentChanges": .array(changes),
            ])
    }

    private mutating func close() -> [UInt8] {
        let document = documents.remove(at: generator.integer(0...documents.count - 1))
        closed[document.uri] = document.version
        return notification("textDocument/didClose", ["textDocument": ["uri": .string(document.uri)]])
    }

    // MARK: Questions

    private mutating func ask(_ method: String, atPlace: Bool = false) -> [UInt8] {
        let document = documents[generator.integer(0...documents.count - 1)]
        var params = JSONObject()
        params.append("textDocument", ["uri": .string(document.uri)])
        if atPlace { params.append("position", document.position(document.place(&generator), encoding)) }
        if method == "textDocument/references" { params.append("context", ["includeDeclaration": true]) }
        if method == "textDocument/formatting" { params.append("options", ["tabSize": 4, "insertSpaces": true]) }
        // A text with a mistake in it is not formatted.
        return request(
            method, .object(params), Expectation(errors: method == "textDocument/formatting" ? [-32803] : []))
    }

    private mutating func aboutRanges() -> [UInt8] {
        let document = documents[generator.integer(0...documents.count - 1)]
        let places = [document.place(&generator), document.place(&generator)].sorted()
        let range: JSONValue = [
            "start": document.position(places[0], encoding), "end": document.position(places[1], encoding),
        ]
        let identifier: JSONValue = ["uri": .string(document.uri)]
        switch generator.integer(0...2) {
        case 0: return request("textDocument/inlayHint", ["textDocument": identifier, "range": range], Expectation())
        case 1:
            return request(
                "textDocument/codeAction",
                ["textDocument": identifier, "range": range, "context": ["diagnostics": []]], Expectation())
        default:
            let params: JSONValue = ["textDocument": identifier, "positions": [range["start"] ?? .null]]
            return request("textDocument/selectionRange", params, Expectation())
        }
    }

    private mutating func rename() -> [UInt8] {
        let document = documents[generator.integer(0...documents.count - 1)]
        let name = generator.pick("other", "b", "🙂", "", "a b")
        return request(
            "textDocument/rename",
            [
                "textDocument": ["uri": .string(document.uri)], "newName": .string(name),
                "position": document.position(document.place(&generator), encoding),
            ], Expectation(errors: [-32803, -32602]))
    }

    private mutating func aboutWorkspace() -> [UInt8] {
        switch generator.integer(0...6) {
        case 0: return request("workspace/symbol", ["query": .string(generator.pick("", "b", "card"))], Expectation())
        case 1:
            settings = ["rules": ["unsatisfiable": .string(generator.pick("off", "hint", "error"))]]
            return notification("workspace/didChangeConfiguration", ["settings": ["masonry-lsp": settings]])
        case 2:
            let uri: JSONValue = .string("file:///w/\(generator.integer(1...9)).swift")
            return notification(
                "workspace/didChangeWatchedFiles",
                ["changes": [["uri": uri, "type": .integer(generator.integer(1...3))]]])
        case 3:
            let folder: JSONValue = ["uri": "file:///nowhere/of/a/test", "name": "w"]
            let isAdded = generator.happens(onceIn: 2)
            return notification(
                "workspace/didChangeWorkspaceFolders",
                ["event": ["added": isAdded ? [folder] : [], "removed": isAdded ? [] : [folder]]])
        case 4:
            let log: JSONValue = "Unable to simultaneously satisfy constraints.\n(\n)"
            return request(
                "workspace/executeCommand", ["command": "masonry.explainLog", "arguments": [log]],
                Expectation(errors: [-32602, -32803]))
        case 5 where generator.happens(onceIn: 4):
            hasAsked = true
            return ask("textDocument/diagnostic")
        default: return notification("$/setTrace", ["value": "off"])
        }
    }

    // MARK: What no client may send

    private mutating func illegal() -> [UInt8] {
        // Nothing of it may change what the model knows of documents.
        switch generator.integer(0...11) {
        case 0: return request("textDocument/nothing", [:], Expectation(result: false, errors: [-32601]))
        case 1: return notification("textDocument/didNothing", ["a": 1])
        case 2: return request("textDocument/hover", ["textDocument": 7], Expectation(result: false, errors: [-32602]))
        case 3: return request("textDocument/rename", [1, 2], Expectation(result: false, errors: [-32602]))
        case 4:
            return notification(
                "textDocument/didChange",
                ["textDocument": ["uri": "file:///never.m", "version": 1], "contentChanges": [["text": "x"]]])
        case 5: return notification("textDocument/didClose", ["textDocument": ["uri": "file:///never.m"]])
        case 6: return frame(["jsonrpc": "2.0", "id": .integer(-5), "result": 1])
        case 7: return garbage(Array("{\"jsonrpc\":".utf8))
        case 8: return garbage(Array("[1]".utf8))
        case 9:
            // The first one is legal.
            defer { if state == .created { state = .initialized } }
            return request("initialize", initializeParams, Expectation())
        case 10:
            return request(
                "textDocument/hover",
                ["textDocument": ["uri": "file:///never.m"], "position": ["line": 1, "character": 1]],
                Expectation(errors: [-32602, -32803]))
        default:
            guard state == .initialized, generator.happens(onceIn: 20) else { return [] }
            return shutDown()
        }
    }
}
