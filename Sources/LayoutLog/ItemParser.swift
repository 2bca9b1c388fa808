// Views and guides in a constraint: `UILabel:0x7f…'Seconds'`, `UILabel:title`, `saveButton`.

extension LoggedAttribute {
    /// The attribute that a log calls so; older systems say `baseline`.
    init?(name: String) {
        if let attribute = LoggedAttribute(rawValue: name) {
            self = attribute
        } else if name == "baseline" {
            self = .lastBaseline
        } else {
            return nil
        }
    }
}

/// What an item stands in, which tells where it ends.
enum ItemPlace {
    /// `item.attribute`
    case equation
    /// `[item]`, `[item(70)]`
    case visual
    /// `(item)`, the size of another view; `names: '|':item )`
    case list
}

extension ByteCursor {
    /// Reads an item up to what ends it at such a place; names of items that have no class are looked up by callers.
    mutating func item(_ place: ItemPlace) -> LoggedItem? {
        skipSpaces()
        // Old versions of SnapKit print `<UIView:0x…>.top`.
        let isBracketed = take(0x3C)
        guard let item = plainItem(isBracketed ? .visual : place) else { return nil }
        if isBracketed, !take(0x3E) { return nil }
        return item
    }

    private mutating func plainItem(_ place: ItemPlace) -> LoggedItem? {
        let start = position
        guard let colon = endOfClassName(start), colon > start else { return bareName(place) }
        var next = ByteCursor(bytes, from: colon + 1)
        next.skipSpaces()
        var item = LoggedItem(className: text(start..<colon))
        if let address = next.address() {
            item.address = address
        } else {
            guard let stop = next.endOfName(next.position, place), stop > next.position else { return bareName(place) }
            item.name = next.text(next.position..<stop)
            position = stop
            return item
        }
        item.text = next.quotedText(place)
        position = next.position
        return item
    }

    /// A name alone, which `names:` explains.
    private mutating func bareName(_ place: ItemPlace) -> LoggedItem? {
        guard let stop = endOfName(position, place), stop > position,
            // A class and an address that could not be read are no name.
            !(position..<stop).contains(where: { matches(":0x", at: $0) })
        else { return nil }
        let item = LoggedItem(name: text(position..<stop))
        position = stop
        return item
    }

    /// The colon behind a class name with its generic arguments and contexts in parentheses.
    func endOfClassName(_ start: Int) -> Int? {
        var depth = 0
        var place = start
        while place < end, place - start < 2000 {
            let byte = bytes[place]
            switch byte {
            case 0x3A where depth == 0: return place
            case 0x3C where place > start: depth += 1
            case 0x28 where depth > 0 || (place > start && at(place - 1) == 0x2E): depth += 1
            case 0x3E, 0x29:
                guard depth > 0 else { return nil }
                depth -= 1
            case 0x20, 0x2C, 0x3A, 0x26, 0x2D, 0x5B, 0x5D: if depth == 0 { return nil }
            default: if depth == 0, !isNameByte(byte) { return nil }
            }
            place += 1
        }
        return nil
    }

    /// Where a name ends that is not quoted.
    func endOfName(_ start: Int, _ place: ItemPlace) -> Int? {
        var stop = start
        while stop < end, stop - start < 1000 {
            switch place {
            case .equation: if at(stop) == 0x2E, attributeEnd(stop + 1) != nil { return stop }
            case .visual: if at(stop) == 0x5D || at(stop) == 0x3E || isPredicate(stop) { return stop }
            case .list: if at(stop) == 0x29 || at(stop) == 0x2C || isSpace(at(stop)) { return stop }
            }
            stop += 1
        }
        return place == .list ? stop : nil
    }

    /// The end of an attribute's name at `start`, if there is one with nothing of a word behind it.
    func attributeEnd(_ start: Int) -> Int? {
        let word = word(at: start)
        guard !word.isEmpty, word.count <= 20, !isNameByte(at(word.upperBound)) || at(word.upperBound) >= 0x80,
            LoggedAttribute(name: text(word)) != nil
        else { return nil }
        return word.upperBound
    }

    /// Whether `(70)]` or its kin stands here.
    private func isPredicate(_ start: Int) -> Bool {
        guard at(start) == 0x28 else { return false }
        var depth = 0
        var stop = start
        while stop < end, stop - start < 400 {
            if at(stop) == 0x28 { depth += 1 }
            if at(stop) == 0x29 {
                depth -= 1
                if depth == 0 { return at(stop + 1) == 0x5D }
            }
            stop += 1
        }
        return false
    }

    /// A text in quotes, which may hold quotes itself: it ends at the first that is followed as at such a place.
    private mutating func quotedText(_ place: ItemPlace) -> String? {
        let quote = peek()
        guard quote == 0x27 || quote == 0x22 else { return nil }
        var stop = position + 1
        while stop < end {
            if bytes[stop] == quote, isEndOfText(stop + 1, place) {
                let result = String(decoding: bytes[(position + 1)..<stop], as: UTF8.self)
                position = stop + 1
                return result
            }
            stop += 1
        }
        return nil
    }

    private func isEndOfText(_ next: Int, _ place: ItemPlace) -> Bool {
        switch place {
        case .equation: at(next) == 0x2E && attributeEnd(next + 1) != nil
        case .visual: at(next) == 0x5D || at(next) == 0x3E || isPredicate(next)
        case .list: at(next) == 0x29 || at(next) == 0x2C || next >= end || (isSpace(at(next)) && isListEnd(next))
        }
    }

    private func isListEnd(_ start: Int) -> Bool {
        var next = start
        while isSpace(at(next)) { next += 1 }
        return at(next) == 0x29 || at(next) == 0x2C || next >= end
    }
}
