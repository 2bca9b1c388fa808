// A recorded session as a readable file: who said what, in order.

import Foundation
import JSONRPC

/// The steps of one session. `protocol-fixtures/README.md` describes the format.
package struct Transcript: Sendable {
    package enum Step: Sendable {
        /// The client says this, framed properly.
        case client(JSONValue)
        /// The client writes these bytes as they are.
        case raw([UInt8])
        /// The server must say this next; wildcards allowed. Nil stands for `?`, anything at all.
        case server(JSONValue?)
        /// The client closes its end.
        case close
        /// The process must end with this code.
        case exit(Int)
    }

    package struct Line: Sendable {
        package let number: Int
        package let step: Step
    }

    package let name: String
    /// Comments and blank lines in their places, so that a refreshed transcript keeps them.
    package let blocks: [Block]

    package enum Block: Sendable {
        case comment(String)
        case step(Line)
    }

    package init(name: String, text: String) throws {
        self.name = name
        var blocks: [Block] = []
        var lines = ArraySlice(text.split(separator: "\n", omittingEmptySubsequences: false).enumerated())
        while let (index, line) = lines.popFirst() {
            if line.isEmpty || line.hasPrefix("#") {
                blocks.append(.comment(String(line)))
                continue
            }
            var statement = String(line)
            while let next = lines.first?.element, next.hasPrefix(" ") || next.hasPrefix("}") || next.hasPrefix("]") {
                statement += "\n" + next
                lines.removeFirst()
            }
            do {
                blocks.append(.step(Line(number: index + 1, step: try Self.step(statement))))
            } catch {
                throw TestFailure("\(name):\(index + 1): \(error)")
            }
        }
        if case .comment("")? = blocks.last { blocks.removeLast() }
        self.blocks = blocks
    }

    private static func step(_ statement: String) throws -> Step {
        let word = statement.prefix { $0 != " " && $0 != "\n" }
        let rest = statement.dropFirst(word.count).trimmingCharacters(in: .whitespacesAndNewlines)
        func json() throws -> JSONValue {
            do { return try JSONValue(parsing: Array(rest.utf8)) } catch {
                throw TestFailure("\(error.message) at byte \(error.offset) of \(rest)")
            }
        }
        switch word {
        case "client": return .client(try json())
        case "server": return .server(rest == "?" ? nil : try json())
        case "raw": return .raw(Array((try json().string ?? "").utf8))
        case "bytes": return .raw(rest.split(separator: " ").compactMap { UInt8($0, radix: 16) })
        case "close": return .close
        case "exit":
            guard let code = Int(rest) else { throw TestFailure("exit needs a number") }
            return .exit(code)
        default: throw TestFailure("unknown word \"\(word)\"")
        }
    }
}
