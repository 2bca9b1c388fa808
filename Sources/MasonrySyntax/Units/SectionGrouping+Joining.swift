// What classes of a file may ask of each other, as their bytes show: then they stand in one unit.

extension SectionGrouping {
    mutating func joinClassesThatNameEachOther(_ dialect: Dialect) {
        var names = types
        if dialect == .objectiveC { addFileLevelNames(to: &names) }
        let (known, classes) = (KnownNames(names), KnownNames(types))
        for section in sections {
            if let own = section.type.flatMap({ types[$0] }) {
                known.forEach(in: bytes, section.bytes) { number, _ in join(own, number) }
                continue
            }
            // A variable or function of the file brings its class to all who may use it.
            classes.forEach(in: bytes, section.bytes) { number, range in
                if !isForwardDeclaration(range) { for other in leaders.indices { join(number, other) } }
            }
        }
        if dialect == .objectiveC { joinClassesThatShareVariables() }
        joinClassesThatAskForMembers(dialect)
    }

    /// Whether a name stands on a line that begins as `@class Card;`, `#import "Card.h"` or a comment.
    private func isForwardDeclaration(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        var line = ByteCursor(bytes)
        line.index = start
        line.skipBlanks()
        switch line.peek() {
        case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "*"): return !line.isAt("#define")
        case UInt8(ascii: "@"):
            line.index += 1
            return line.isAt("class")
        default: return false
        }
    }

    /// A macro, constant or function of C is one of the whole file, also between the methods of a class: whoever names
    /// it stands in the unit of that class.
    private func addFileLevelNames(to names: inout [String: Int]) {
        for section in sections {
            guard let type = section.type, let own = types[type] else { continue }
            var cursor = ByteCursor(bytes)
            cursor.index = section.bytes.lowerBound
            while cursor.index < section.bytes.upperBound {
                if let name = cursor.nameOfLineAtFileLevel(), names[name] == nil { names[name] = own }
                cursor.skipPastLine()
            }
        }
    }

    /// A variable of the file that one class writes has no one value in the others that read it.
    private mutating func joinClassesThatShareVariables() {
        var variables: [String: Int] = [:]
        for section in sections where section.type == nil {
            var cursor = ByteCursor(bytes)
            cursor.index = section.bytes.lowerBound
            while cursor.index < section.bytes.upperBound {
                if let name = cursor.nameOfLineAtFileLevel() { variables[name] = variables.count }
                cursor.skipPastLine()
            }
        }
        guard !variables.isEmpty else { return }
        let known = KnownNames(variables)
        var readers: [Int: [Int]] = [:]
        var written: Set<Int> = []
        for section in sections {
            guard let type = section.type, let own = types[type] else { continue }
            known.forEach(in: bytes, section.bytes) { variable, range in
                readers[variable, default: []].append(own)
                if isWritten(range) { written.insert(variable) }
            }
        }
        for variable in written.sorted() {
            for reader in readers[variable] ?? [] { join(readers[variable]?.first ?? reader, reader) }
        }
    }

    /// Whether the name at `range` is assigned, counted up or down, or handed out by its address.
    private func isWritten(_ range: Range<Int>) -> Bool {
        if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "&") { return true }
        if range.lowerBound > 1, bytes[range.lowerBound - 1] == bytes[range.lowerBound - 2],
            [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[range.lowerBound - 1])
        {
            return true
        }
        var cursor = ByteCursor(bytes)
        cursor.index = range.upperBound
        cursor.skipSpace()
        switch cursor.peek() {
        case UInt8(ascii: "="): return cursor.peek(1) != UInt8(ascii: "=")
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            return cursor.peek(1) == cursor.peek() || cursor.peek(1) == UInt8(ascii: "=")
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "&"),
            UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            return cursor.peek(1) == UInt8(ascii: "=") || cursor.peek(2) == UInt8(ascii: "=")
        default: return false
        }
    }

    /// Whoever asks an object for what a class declares may hold one of that class, though it does not name the class:
    /// `self.panel.title`, `[panel title]`.
    private mutating func joinClassesThatAskForMembers(_ dialect: Dialect) {
        var owners: [[Int]] = []
        var members: [String: Int] = [:]
        for section in sections {
            guard let own = section.type.flatMap({ types[$0] }) else { continue }
            ByteCursor.forEachMember(in: bytes, section.bytes, dialect) { name in
                let member = members[name] ?? owners.count
                if member == owners.count {
                    members[name] = member
                    owners.append([])
                }
                if owners[member].last != own { owners[member].append(own) }
            }
        }
        guard !members.isEmpty else { return }
        let known = KnownNames(members)
        for section in sections {
            guard let own = section.type.flatMap({ types[$0] }) else { continue }
            known.forEach(in: bytes, section.bytes) { member, range in
                guard owners[member] != [own], asksAnother(range, dialect) else { return }
                for owner in owners[member] { join(own, owner) }
            }
        }
    }

    /// Whether the name at `range` is asked of something other than `self`.
    private func asksAnother(_ range: Range<Int>, _ dialect: Dialect) -> Bool {
        var end = range.lowerBound
        switch end > 0 ? bytes[end - 1] : 0 {
        case UInt8(ascii: "."): end -= 1
        case UInt8(ascii: ">") where end > 1 && bytes[end - 2] == UInt8(ascii: "-"): end -= 2
        case 0x20 where range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "]"): end -= 1
        default: return false
        }
        while end > 0, [0x20, 0x0A, UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, ByteCursor.isNamePart(bytes[start - 1]) { start -= 1 }
        // A class of the file that Swift code asks by its name is in the unit for that; other types are there for all.
        if dialect == .swift, start < end, (0x41...0x5A).contains(bytes[start]) { return false }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        // `make.top` and `title.snp.top` ask for what the libraries declare.
        return !SelfAlias.isSelfOrAlias(name) && name != "make" && name != Word.snp.spelling
    }
}
