// Cells that code makes for each row, so that none is used again.

import MasonrySyntax
import SourceText

/// Kept in the table of assigned names, where no name of a program looks so.
enum CellsMadeAnew {
    /// The name for: a list gets a new cell of this class for each row.
    static func name(_ type: String) -> String { "\(type)@madeAnew" }

    /// Those that methods make which give a list its cells and ask it for none.
    static func all(in reader: SyntaxReader) -> Set<String> {
        let methods = reader.statements.compactMap { statement -> TextRange? in
            guard case .function(let function) = statement.kind, givesCells(function, reader) else { return nil }
            return statement.range
        }.sorted { $0.start < $1.start }
        guard !methods.isEmpty else { return [] }
        var made: [Int: Set<String>] = [:]
        var asking: Set<Int> = []
        for expression in reader.expressions {
            guard let type = called(expression, reader), let method = index(of: expression.range, in: methods) else {
                continue
            }
            if type.hasPrefix("dequeueReusable") { asking.insert(method) }
            if type.hasSuffix("Cell"), type.first?.isUppercase ?? false { made[method, default: []].insert(type) }
        }
        return Set(made.filter { !asking.contains($0.key) }.flatMap { $0.value.map(name) })
    }

    private static func givesCells(_ function: FunctionDeclaration, _ reader: SyntaxReader) -> Bool {
        let words = [reader.string(function.name)] + function.parameters.compactMap { $0.label.map(reader.string) }
        return words.contains { word in
            ["cellForRowAt", "cellForItemAt"].contains { word.firstRange(of: $0) != nil }
        }
    }

    private static func index(of range: TextRange, in methods: [TextRange]) -> Int? {
        let next = methods.partitionPoint { $0.start > range.start }
        guard next > 0, methods[next - 1].contains(range) else { return nil }
        return next - 1
    }

    /// What a call calls, or the class of `[[Row alloc] init…]`.
    private static func called(_ expression: Expression, _ reader: SyntaxReader) -> String? {
        switch expression.kind {
        case .call(let callee, _):
            switch reader[callee].kind {
            case .name(let name), .member(_, let name, _): return reader.string(name)
            default: return nil
            }
        case .message(let receiver, let arguments):
            guard let label = arguments.first?.label else { return nil }
            if label.word == .alloc, case .name(let type) = reader[receiver].kind { return reader.string(type) }
            return reader.string(label)
        default: return nil
        }
    }
}
