// What messages other than conflicts name: constraints, anchors, views, places in a source.

extension LoggedFault {
    /// Reads the line or lines of a message.
    /// - Parameter phraseAt: where the words by which it was found stand.
    init(_ kind: LogFaultKind, _ bytes: [UInt8], phraseAt: Int) {
        self.kind = kind
        let plain = LogTextRepair.repaired(bytes)
        text = LogLinePrefix.removed(from: plain)
        constraints = LogObjects.constraints(in: plain)
        for (item, attribute) in LogObjects.anchors(in: plain) {
            items.append(item)
            attributes.append(attribute)
        }
        if items.isEmpty { items = LogObjects.views(in: plain) }
        source = LogObjects.source(in: plain)
    }
}

extension LoggedAmbiguity.Place {
    /// Reads `•UILabel:0x…'text'- AMBIGUOUS LAYOUT for UILabel:0x….minX{id: 34}, UILabel:0x….Width{id: 35}`.
    init?(_ bytes: [UInt8], phraseAt: Int, isMissingHost: Bool) {
        let plain = LogTextRepair.repaired(bytes)
        let phrase = Array((isMissingHost ? "MISSING HOST CONSTRAINTS" : "AMBIGUOUS LAYOUT").utf8)
        guard let place = LogObjects.firstIndex(of: phrase, in: plain, from: 0),
            let item = LogObjects.view(in: Array(plain[..<place]))
        else { return nil }
        self.item = item
        variables = []
        lacksHostConstraints = isMissingHost
        // Each variable stands before `{id:`.
        var next = place
        while let brace = LogObjects.firstIndex(of: Array("{id".utf8), in: plain, from: next) {
            var start = brace
            while start > place, isLetter(plain[start - 1]) { start -= 1 }
            if start < brace { variables.append(String(decoding: plain[start..<brace], as: UTF8.self)) }
            next = brace + 3
        }
    }
}

/// Finds objects of the layout system in a line of text.
enum LogObjects {
    static func firstIndex(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first, start >= 0, bytes.count >= pattern.count else { return nil }
        var place = start
        while place + pattern.count <= bytes.count {
            if bytes[place] == first, bytes[place..<(place + pattern.count)].elementsEqual(pattern) { return place }
            place += 1
        }
        return nil
    }

    /// The constraints that are printed in a line.
    static func constraints(in bytes: [UInt8]) -> [LoggedConstraint] {
        let words = Array("Constraint:".utf8)
        var result: [LoggedConstraint] = []
        var next = 0
        bytes.withUnsafeBufferPointer { buffer in
            while result.count < 16, let place = firstIndex(of: words, in: bytes, from: next) {
                next = place + words.count
                guard let object = LogObject.begin(at: place, behind: next, buffer) else { continue }
                let stop = object.end(in: buffer, limit: 4096)
                result.append(LoggedConstraint(parsing: Array(bytes[object.start..<stop.end])))
                next = max(next, stop.end)
            }
        }
        return result
    }

    /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….left">`
    static func anchors(in bytes: [UInt8]) -> [(LoggedItem, LoggedAttribute)] {
        var result: [(LoggedItem, LoggedAttribute)] = []
        var next = 0
        while result.count < 16, let place = nextAnchor(in: bytes, from: next) {
            next = place
            var cursor = ByteCursor(bytes, from: place)
            cursor.skipSpaces()
            guard cursor.address() != nil else { continue }
            cursor.skipSpaces()
            guard cursor.take(0x22), let anchor = cursor.anchor() else { continue }
            result.append(anchor)
            next = cursor.position
        }
        return result
    }

    /// The place behind the colon of the next anchor's class.
    private static func nextAnchor(in bytes: [UInt8], from start: Int) -> Int? {
        let names = ["Anchor:", "NSLayoutDimension:"].map { Array($0.utf8) }
        return names.compactMap { name in firstIndex(of: name, in: bytes, from: start).map { $0 + name.count } }.min()
    }

    /// Views as `description` prints them: `<UILabel: 0x…; frame = (0 0; 0 0); text = 'a'>`.
    static func views(in bytes: [UInt8]) -> [LoggedItem] {
        var result: [LoggedItem] = []
        for place in bytes.indices where bytes[place] == 0x3C && result.count < 16 {
            var cursor = ByteCursor(bytes, from: place + 1)
            guard let colon = cursor.endOfClassName(place + 1), colon > place + 1 else { continue }
            let name = cursor.text(place + 1..<colon)
            cursor.position = colon + 1
            cursor.skipSpaces()
            guard !name.hasSuffix("Constraint"), !name.hasSuffix("Anchor"), let address = cursor.address()
            else { continue }
            result.append(LoggedItem(className: name, address: address))
        }
        return result
    }

    /// The last view in a line of a trace, `| | *UILabel:0x…'text'-` or `*<UIView:0x…> -`.
    static func view(in bytes: [UInt8]) -> LoggedItem? {
        var result: LoggedItem?
        for place in bytes.indices where bytes[place] == 0x3A {
            var start = place
            while start > 0, isNameByte(bytes[start - 1]), bytes[start - 1] < 0x80 { start -= 1 }
            var cursor = ByteCursor(bytes, from: place + 1)
            guard start < place, let address = cursor.address() else { continue }
            var item = LoggedItem(className: cursor.text(start..<place), address: address)
            if cursor.peek() == 0x27, let quote = bytes[(cursor.position + 1)...].lastIndex(of: 0x27) {
                item.text = cursor.text((cursor.position + 1)..<quote)
            }
            result = item
        }
        return result
    }

    /// `File.swift, line 42` and `(File.swift, 42)` of assertions and traps, and `File.swift:42:` of fatal errors.
    static func source(in bytes: [UInt8]) -> LoggedSource? {
        for ending in [".swift", ".m", ".mm"] {
            var next = 0
            while let place = firstIndex(of: Array(ending.utf8), in: bytes, from: next) {
                next = place + ending.utf8.count
                var start = place
                while start > 0, !isSpace(bytes[start - 1]), !"(<\"'@".utf8.contains(bytes[start - 1]) { start -= 1 }
                var cursor = ByteCursor(bytes, from: next)
                guard cursor.take(0x3A) || cursor.take(0x23) || cursor.take(0x2C) else { continue }
                cursor.skipSpaces()
                _ = cursor.take("line ")
                guard start < place, isDigit(cursor.peek()), let line = cursor.number().flatMap({ Int(exactly: $0) })
                else { continue }
                return LoggedSource(file: cursor.text(start..<next), line: line)
            }
        }
        return nil
    }
}

/// What consoles put before a message: time, process, category.
enum LogLinePrefix {
    /// The text behind the last `] ` or `: ` that belongs to such a prefix.
    static func removed(from bytes: [UInt8]) -> String {
        let cursor = ByteCursor(bytes)
        var start = 0
        // `2018-02-04 14:48:19.693 App[94453:6174594] [LayoutConstraints] …`
        if isDigit(cursor.at(0)) {
            var place = 0
            while place < min(bytes.count, 160) {
                if bytes[place] == 0x5D, cursor.at(place + 1) == 0x20 || cursor.at(place + 1) == 0x3A {
                    start = place + 2
                }
                place += 1
            }
        }
        return cursor.text(start..<bytes.count)
    }
}
