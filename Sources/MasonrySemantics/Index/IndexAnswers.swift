// All that an index says, name by name: whoever knows what a file asked for can tell whether another index says the same.

import MasonrySyntax

extension SymbolIndex {
    /// Gives everything that evaluation may be told of code, each with the hash of the name under which
    /// `OutsideQuestions` has it. What all files rest on comes with 0. Images and texts are no part of it.
    package func tellAnswers(_ take: @escaping (_ hash: UInt32, _ answer: [UInt8]) -> Void) {
        tell(Answers(take, isShown: false))
        if let shown = shownIndex { shown.tell(Answers(take, isShown: true)) }
    }

    private func tell(_ answers: Answers) {
        for (name, entry) in entries {
            answers.tell(.constant, name) { writer in
                IndexedConstant(name: name, value: entry.value, line: entry.origin.line, binding: entry.binding)
                    .write(to: &writer)
                writer.write(entry.origin.path)
            }
        }
        for name in undetermined { answers.tell(.undetermined, name) }
        for name in typesWithConstants.names { answers.tell(.type, name) }
        for name in constantMembers.names { answers.tell(.constantMember, name) }
        for name in inferred.names { answers.tell(.inferred, name) }
        for (name, function) in functions {
            answers.tell(.function, name) { writer in
                writer.write(function.origin.path)
                writer.write(function.origin.line)
                writer.write(function.tree.text.string)
            }
        }
        for name in assigned?.names ?? CountedNames().names { answers.tell(.assigned, name) }
        answers.tell(.everything, "") { writer in
            writer.write(flags.sorted()) { $0.write($1) }
            writer.write(code.isEmpty)
            writer.write(assigned == nil)
        }
        types.tell(answers)
        code.tell(answers)
    }
}

/// Takes answers.
private struct Answers {
    enum Kind: UInt8 {
        case everything, constant, undetermined, type, constantMember, inferred, function
        case superclass, subclass, proto, view, shorthand, member, owners, cellUsers, cellSayings
        case code, helper, making, assigned
    }

    private let take: (UInt32, [UInt8]) -> Void
    private let isShown: Bool

    init(_ take: @escaping (UInt32, [UInt8]) -> Void, isShown: Bool) {
        self.take = take
        self.isShown = isShown
    }

    func tell(_ kind: Kind, _ name: String, _ write: (inout RecordWriter) -> Void = { _ in }) {
        var writer = RecordWriter()
        writer.write(UInt64(kind.rawValue))
        writer.write(isShown)
        writer.write(name)
        write(&writer)
        take(kind == .everything ? 0 : NameTable.hash(of: name.utf8), writer.bytes)
    }
}

extension TypeIndex {
    fileprivate func tell(_ answers: Answers) {
        for (name, superclass) in superclasses { answers.tell(.superclass, name) { $0.write(superclass) } }
        for name in inherited { answers.tell(.subclass, name) }
        for name in protocols { answers.tell(.proto, name) }
        for (name, view) in views { answers.tell(.view, name) { $0.write(view) } }
        for (name, shorthand) in shorthands { answers.tell(.shorthand, name) { $0.write("\(shorthand)") } }
        for name in members.names { answers.tell(.member, name) }
        for (name, users) in cellUsers { answers.tell(.cellUsers, name) { $0.write("\(users)") } }
        for (name, sayings) in cellSayings { answers.tell(.cellSayings, name) { $0.write("\(sayings)") } }
        // Whether a member is overridden rests on all types that have it, and on what those inherit from.
        for (name, types) in owners {
            answers.tell(.owners, name) { writer in
                writer.write(types) { writer, type in
                    writer.write(type)
                    var current = type
                    for _ in 0..<16 {
                        guard let next = superclass(of: current) else { break }
                        writer.write(next)
                        current = next
                    }
                }
            }
        }
    }
}

extension CodeIndex {
    fileprivate func tell(_ answers: Answers) {
        for (name, pieces) in types {
            answers.tell(.code, name) { $0.write(pieces) { $1.writeWhole(to: &$0) } }
        }
        for (name, pieces) in helpers {
            for name in Self.names(ofHelper: name, pieces) {
                answers.tell(.helper, name) { $0.write(pieces) { $1.writeWhole(to: &$0) } }
            }
        }
        for (name, makings) in makings { answers.tell(.making, name) { $0.write(makings) { $1.write(to: &$0) } } }
    }
}

extension IndexedCode {
    /// With its file, which a record of that file does not say.
    fileprivate func writeWhole(to writer: inout RecordWriter) {
        write(to: &writer)
        writer.write(path)
    }
}
