// Controllers whose views other code gives a size, or a place beside other views: they are shown in a part of the screen.

import AutoLayout
import MasonrySyntax

/// Kept in the table of assigned names, where no name of a program looks so.
enum SizedControllers {
    /// The name for: somebody gives the view of a controller of this class a width or a height.
    static func name(_ type: String) -> String { type + "@sized" }

    /// The classes of the controllers whose views a text gives a size: `filter.view.snp.makeConstraints { $0.height… }`.
    static func all(in reader: SyntaxReader) -> Set<String> {
        let types = controllers(in: reader)
        guard !types.isEmpty else { return [] }
        var found: Set<String> = []
        for expression in reader.expressions {
            switch expression.kind {
            case .call(let callee, let arguments):
                guard case .member(let proxy, let verb, _) = reader[callee].kind, verb.word?.block != nil,
                    case .member(let view, _, _) = reader[proxy].kind
                else { continue }
                note(view, arguments)
            case .message(let view, let arguments) where arguments.first?.label?.word?.block != nil:
                note(view, arguments)
            default: continue
            }
        }
        return found

        func note(_ view: ExpressionID, _ arguments: [Argument]) {
            guard case .member(let base, let name, _) = reader[view].kind, name.word == .view,
                let type = reader[base].lastName.flatMap({ types[AssignedNames.bare(reader.string($0))] }),
                let block = arguments.first?.value
            else { return }
            let text = reader.text[reader[block].range]
            if ["height", "width", "size"].contains(where: { text.contains($0) }) || isBesideOthers(text) {
                found.insert(Self.name(type))
            }
        }
    }

    /// Whether a block relates a view to edges of others than what it stands in: `top.equalTo(tabs.snp.bottom)`.
    private static func isBesideOthers(_ block: String) -> Bool {
        let parts = block.split(separator: ".")
        return zip(parts, parts.dropFirst()).contains { before, part in
            let other = before.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last ?? ""
            return edges.contains { part.hasPrefix($0) } && !["view", "self", "superview"].contains(other)
        }
    }

    /// What stands behind a view whose edge is meant.
    private static let edges = ["snp", "mas_top", "mas_bottom", "mas_left", "mas_right", "mas_leading", "mas_trailing"]

    /// The variables of a text that hold controllers, with their classes.
    private static func controllers(in reader: SyntaxReader) -> [String: String] {
        var types: [String: String] = [:]
        for statement in reader.statements {
            guard case .variable(let variable) = statement.kind else { continue }
            for binding in variable.bindings {
                let type =
                    binding.type.map { reader.string($0.name) } ?? binding.initializer.flatMap { made($0, reader) }
                guard let type, type.hasSuffix("Controller") || type.hasSuffix("VC") else { continue }
                types[AssignedNames.bare(reader.string(binding.name))] = type
            }
        }
        return types
    }

    private static func made(_ value: ExpressionID, _ reader: SyntaxReader) -> String? {
        guard case .call(let callee, _) = reader[value].kind, case .name(let name) = reader[callee].kind else {
            return nil
        }
        return reader.string(name)
    }
}

extension Evaluator {
    /// Notes the views of the text's controllers that other code gives a size.
    mutating func noteSizedViews() {
        guard knowsFiles else { return }
        for index in document.items.indices where document.items[index].placement == .controllerView {
            guard let owner = document.items[index].owner, mayBeAssigned(SizedControllers.name(owner)) else { continue }
            document.viewsSizedByOthers.insert(ItemID(index))
        }
    }
}
