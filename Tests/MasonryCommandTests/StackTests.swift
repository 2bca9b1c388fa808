// The deepest inputs on threads as small as those of macOS, in each command and in the server.

import Foundation
import SourceText
import TestKit
import Testing

@testable import MasonryCommand

@Suite struct StackTests {
    /// What nests beyond every limit, and just as far as it is read.
    private static let texts: [String: String] = Dictionary(
        uniqueKeysWithValues: [400, 48].flatMap { count in
            let nested = { (open: String, close: String) in
                String(repeating: open, count: count) + " a.snp.makeConstraints { $0.left.equalTo(1) } "
                    + String(repeating: close, count: count)
            }
            let brackets = String(repeating: "[", count: count) + "a" + String(repeating: " b]", count: count)
            return [
                ("blocks\(count).swift", swift(nested("if x {", "}"))),
                ("closures\(count).swift", swift(nested("f {", "}"))),
                ("parentheses\(count).swift", swift(nested("(", ")"))),
                ("views\(count).masonry", nested("view a {", "}")),
                ("sums\(count).masonry", "let a = " + nested("(1 + ", ")")),
                ("messages\(count).m", "@implementation A\n- (void)f { \(brackets); }\n@end"),
            ]
        })

    private static func swift(_ body: String) -> String {
        "class A: UIView { let a = UIView(); func viewDidLoad() { \(body) } }"
    }

    /// What a thread gets of the system by itself is as little as on macOS, and so is the first thread's stack.
    private static func run(_ words: [String], in folder: TemporaryFolder, input: String? = nil) throws -> Process {
        let process = try Executable.process([], in: folder)
        let tool = process.executableURL?.path ?? ""
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -s 512; exec \"$0\" \"$@\"", tool] + words
        if let input {
            process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: "\(folder.path)/\(input)"))
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process
    }

    @Test(
        "Checking needs no more stack than the tool's own threads have",
        arguments: [["check", "--quiet", "--fail-on", "never"], ["check", "--fix", "--fail-on", "never"]])
    func checkingNeedsNoMoreStackThanTheToolsOwn(words: [String]) throws {
        let process = try Self.run(words, in: try TemporaryFolder(Self.texts))
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    @Test("Commands of one file need no more, either", arguments: ["solve", "render", "format"])
    func commandsOfOneFileNeedNoMoreEither(command: String) throws {
        let folder = try TemporaryFolder(Self.texts)
        for name in Self.texts.keys.sorted() where command != "format" || name.hasSuffix(".masonry") {
            let words = command == "format" ? ["format", "--check", "-"] : [command, name]
            let process = try Self.run(words, in: folder, input: name)
            #expect(process.terminationReason == .exit, "\(command) \(name)")
        }
    }

    @Test("The server needs no more, either")
    func theServerNeedsNoMoreEither() throws {
        let folder = try TemporaryFolder(Self.texts)
        var messages = [#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#]
        messages.append(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
        for (number, name) in Self.texts.keys.sorted().enumerated() {
            let text = Self.texts[name, default: ""].replacingOccurrences(of: "\n", with: "\\n")
            let document = #"{"uri":"file:///\#(name)","languageId":"x","version":1,"text":"\#(text)"}"#
            messages.append(
                #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#)
            messages.append(
                #"{"jsonrpc":"2.0","id":\#(number + 2),"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///\#(name)"}}}"#
            )
        }
        messages.append(#"{"jsonrpc":"2.0","id":999,"method":"shutdown"}"#)
        messages.append(#"{"jsonrpc":"2.0","method":"exit"}"#)
        let session = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        try folder.write(".session", Array(session.utf8))
        let process = try Self.run(["serve"], in: folder, input: ".session")
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }
}
