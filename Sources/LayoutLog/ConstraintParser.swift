// One constraint, from `<` to `>`.

extension LoggedConstraint {
    /// Reads what a log prints of one constraint, with or without the brackets around it. What cannot be read of it
    /// stays in `text`. Time grows with the length of the text.
    public init(parsing text: String) {
        self.init(parsing: Array(text.utf8))
    }

    /// The same for bytes in UTF-8.
    public init(parsing bytes: [UInt8]) {
        let plain = LogTextRepair.repaired(bytes)
        self = Self.read(plain)
        guard statement == nil, plain.count < 4096 else { return }
        for other in LogTextRepair.furtherRepairs(of: bytes, repaired: plain) {
            let second = Self.read(other)
            guard second.statement != nil else { continue }
            self = second
            return
        }
    }

    private static func read(_ bytes: [UInt8]) -> LoggedConstraint {
        var cursor = ByteCursor(bytes)
        cursor.skipSpaces()
        var isNested = false
        if cursor.take(0x3C) { isNested = cursor.take(0x3C) }
        let start = cursor.position
        var result = LoggedConstraint(className: "", text: String(decoding: bytes, as: UTF8.self))
        guard let colon = cursor.endOfClassName(start), colon > start else { return result }
        result.className = cursor.text(start..<colon)
        cursor.position = colon + 1
        cursor.readIdentity(&result)
        if isNested { _ = cursor.take(0x3E) }
        cursor.readMask(&result)
        cursor.readIdentifier(&result)
        let body = cursor.position
        if let statement = cursor.visualFormat() {
            result.statement = statement
            result.form = .visualFormat
        } else {
            cursor.position = body
            if let statement = cursor.equation() {
                result.statement = statement
                result.form = .equation
            } else {
                cursor.position = body
            }
        }
        guard result.statement != nil else { return result }
        cursor.readTrailer(&result)
        return result
    }
}

extension ByteCursor {
    /// The address or key, and SnapKit's file and line.
    fileprivate mutating func readIdentity(_ result: inout LoggedConstraint) {
        skipSpaces()
        if let address = address() {
            result.address = address
        } else {
            var stop = position
            while stop < end, !isSpace(at(stop)), at(stop) != 0x3E, at(stop) != 0x40 { stop += 1 }
            result.key = stop > position ? text(position..<stop) : nil
            position = stop
        }
        guard peek() == 0x40 else { return }
        // The path may hold spaces; the line is the last thing before one.
        var stop = position + 1
        while stop < end, stop - position < 4096 {
            if at(stop) == 0x23, isDigit(at(stop + 1)) {
                var digits = ByteCursor(bytes, from: stop + 1)
                while isDigit(digits.peek()) { digits.position += 1 }
                if digits.isAtEnd || isSpace(digits.peek()) || digits.peek() == 0x3E {
                    let line = Int(text((stop + 1)..<digits.position)) ?? 0
                    result.source = LoggedSource(file: text((position + 1)..<stop), line: line)
                    position = digits.position
                    return
                }
            }
            stop += 1
        }
    }

    /// `h=--& v=-&-`
    fileprivate mutating func readMask(_ result: inout LoggedConstraint) {
        let start = position
        skipSpaces()
        guard peek() == 0x68, let horizontal = maskPart(0x68), let vertical = maskPart(0x76) else {
            position = start
            return
        }
        result.mask = LoggedMask(horizontal: horizontal, vertical: vertical)
    }

    private mutating func maskPart(_ name: UInt8) -> String? {
        skipSpaces()
        guard take(name) else { return nil }
        skipSpaces()
        guard take(0x3D) else { return nil }
        skipSpaces()
        let start = position
        while peek() == 0x2D || peek() == 0x26 { position += 1 }
        return position > start ? text(start..<position) : nil
    }

    /// `'UISV-spacing' `
    fileprivate mutating func readIdentifier(_ result: inout LoggedConstraint) {
        skipSpaces()
        guard peek() == 0x27 else { return }
        var stop = position + 1
        while stop < end, stop - position < 1000 {
            if at(stop) == 0x27, isSpace(at(stop + 1)) || stop + 1 >= end {
                result.identifier = text((position + 1)..<stop)
                position = stop + 1
                skipSpaces()
                return
            }
            stop += 1
        }
    }

    /// What follows the statement: priorities of contents, direction, whether it is active, names.
    fileprivate mutating func readTrailer(_ result: inout LoggedConstraint) {
        while !isAtEnd {
            skipSpaces()
            if take("Hug:") {
                result.hugging = number()
            } else if take("CompressionResistance:") {
                result.compressionResistance = number()
            } else if take("(LTR)") {
                result.statement?.useEdges(.left, .right)
            } else if take("(RTL)") {
                continue
            } else if take(0x28) {
                readNotes(&result)
            } else {
                guard !isAtEnd else { return }
                position += 1
            }
        }
    }

    /// `active, names: title:0x…, '|':UIView:0x… )`
    private mutating func readNotes(_ result: inout LoggedConstraint) {
        while !isAtEnd {
            skipSpaces()
            if take(0x29) { return }
            if take("active") {
                result.isActive = true
            } else if take("inactive") {
                result.isActive = false
            } else if take("names:") || take("Names:") || take("Names") || take("names") {
                readNames(&result)
                return
            } else {
                position += 1
            }
        }
    }

    private mutating func readNames(_ result: inout LoggedConstraint) {
        while !isAtEnd {
            skipSpaces()
            if take(0x29) { return }
            if take(0x2C) { continue }
            let start = position
            if peek() == 0x27, let quote = (position + 1..<min(end, position + 8)).first(where: { at($0) == 0x27 }) {
                let name = text((position + 1)..<quote)
                position = quote + 1
                skipSpaces()
                _ = take(0x3A)
                if let item = item(.list) {
                    if name == "|" { result.superview = item }
                    result.statement?.name(name, item, isSuperview: name == "|")
                }
            } else if let item = item(.list) {
                // `title:0x…`: the name stands where a class would.
                if let name = item.className, let address = item.address {
                    result.statement?.name(name, LoggedItem(address: address, text: item.text), isSuperview: false)
                }
            }
            if position <= start { position = start + 1 }
        }
    }
}

extension LoggedStatement {
    /// Says what a name in the statement stands for.
    fileprivate mutating func name(_ name: String, _ item: LoggedItem, isSuperview: Bool) {
        func explained(_ named: LoggedItem) -> LoggedItem {
            guard named.className == nil, named.address == nil, named.name == name else { return named }
            var result = item
            if !isSuperview { result.name = name }
            return result
        }
        first = explained(first)
        second = second.map(explained)
    }

    /// Takes left and right in the place of leading and trailing.
    fileprivate mutating func useEdges(_ leading: LoggedAttribute, _ trailing: LoggedAttribute) {
        func edge(_ attribute: LoggedAttribute) -> LoggedAttribute {
            attribute == .leading ? leading : attribute == .trailing ? trailing : attribute
        }
        firstAttribute = edge(firstAttribute)
        secondAttribute = secondAttribute.map(edge)
    }
}
