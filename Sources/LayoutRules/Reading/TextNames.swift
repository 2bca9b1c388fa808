// What names say about the length of a text: `timeLabel` shows a short one, whatever it is.

/// Words that names are put together from. A guess, made only to stay silent or to choose among findings of information.
enum TextNames {
    /// What a label is called that mostly has a short text.
    private static let shortNames: Set<String> = [
        "time", "date", "count", "num", "price", "money", "index", "tip", "unit", "arrow", "badge", "sign", "star",
        "status", "state", "tag", "type", "rank", "score", "percent", "duration", "size", "version", "distance",
        "amount", "total", "level", "age", "day", "month", "year", "hour", "symbol", "icon", "dot", "line", "mark",
        "code", "like", "likes", "rate", "original", "profit", "fee", "balance", "value", "key", "more", "empty",
        "hint", "counts", "number", "emoji", "progress", "prefix", "suffix", "bullet",
    ]

    /// What a label is called that shows a time, a number with its unit, or one of a few words: as long as these, whoever
    /// gives them.
    private static let boundedNames: Set<String> = [
        "time", "date", "duration", "count", "num", "number", "price", "money", "percent", "distance", "amount",
        "total",
        "level", "age", "day", "month", "year", "hour", "symbol", "currency", "rate", "profit", "fee", "balance", "apy",
        "apr", "score", "rank", "status", "state", "phone", "mobile", "version", "unit", "size", "volume", "speed",
    ]

    /// Whether a text that is called so has a length that is about known: `moneyLabel`, `orderDate`. A title, a name or an
    /// address beside such a word has not: `priceTitleLabel`.
    static func isBounded(_ name: String) -> Bool {
        let words = words(of: name)
        return words.contains { word in boundedNames.contains(word) || shortEndings.contains { word.hasSuffix($0) } }
            && words.isDisjoint(with: textNames)
            && words.isDisjoint(with: ["desc", "description", "info", "tip", "hint", "text", "note", "user"])
            && !isPerson(name)
    }

    /// Whether a parameter or variable that is called so has the text of anything: mostly a caller writes it out.
    static func isCaption(_ name: String) -> Bool {
        words(of: name).isSubset(of: [
            "", "title", "text", "subtitle", "sub", "left", "right", "header", "caption", "label", "str", "string",
            "new",
            "value",
        ])
    }

    private static let shortEndings = ["num", "count", "time", "date", "price", "number"]

    /// Whether a text that is called so is mostly short: `timeLabel`, `like_count`.
    static func isShort(_ name: String) -> Bool {
        words(of: name).contains { word in
            // `playnum` ends in such a word, too.
            shortNames.contains(word) || shortEndings.contains { word.hasSuffix($0) }
        }
    }

    /// Whether something is a number, as its name says.
    static func isNumber(_ name: String) -> Bool {
        !words(of: name).isDisjoint(with: [
            "num", "number", "count", "index", "score", "level", "age", "rank", "percent", "year", "month", "day",
            "hour",
            "minute", "second", "total", "size", "date", "time", "version",
        ]) || name == "stringValue"
    }

    /// Whether what is called so shows digits and signs, of which nothing stands below the line: numbers and prices.
    static func isOfDigits(_ name: String) -> Bool {
        isNumber(name)
            || !words(of: name).isDisjoint(with: [
                "price", "money", "amount", "balance", "fee", "count", "num", "value", "duration", "code", "rate",
                "badge",
            ])
    }

    /// Whether what is called so shows how many there are: `badge`, `unreadCount`.
    static func isCount(_ name: String) -> Bool { !words(of: name).isDisjoint(with: ["badge", "count", "unread"]) }

    /// Whether a method that is called so is asked for what somebody wrote.
    static func isText(_ name: String) -> Bool { !words(of: name).isDisjoint(with: textNames) }

    private static let textNames: Set<String> = [
        "name", "nickname", "title", "content", "message", "address", "summary",
    ]

    /// Whether what is called so and stands among other words is what somebody wrote.
    static func isWritten(_ name: String) -> Bool { isText(name) || isPerson(name) }

    /// Whether something that is called so is the name of somebody, or what somebody wrote: as long as they like.
    static func isPerson(_ name: String) -> Bool {
        !words(of: name).isDisjoint(with: [
            "name", "nickname", "nick", "username", "author", "introduction", "intro", "bio", "biography", "signature",
            "remark", "comment", "email", "mail", "address",
        ])
    }

    /// Whether what is called so is a date as it was stored: `createdAt`, `updated_at`.
    static func isStoredDate(_ name: String) -> Bool {
        let words = words(of: name)
        return words.contains("at") && !words.isDisjoint(with: ["created", "updated", "create", "update", "published"])
    }

    private static func words(of name: String) -> Set<String> {
        var word = ""
        var words: Set<String> = []
        for character in name {
            if character.isUppercase || !character.isLetter && !character.isNumber {
                words.insert(word.lowercased())
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        words.insert(word.lowercased())
        return words
    }

    /// How words end that stand in expressions of numbers and dates: `dateString`, `memberCount`, `\\(Int(value))`.
    private static let aboutShort = ["count", "amount", "number", "index", "date", "time", "price", "size"]

    /// What stands in expressions of the program's own words: they have a length that is about known.
    private static let ownWords = ["ocalized", "\\(Int", "L10n", "R.string"]

    static func isOfOwnWords(_ expression: String) -> Bool { ownWords.contains { expression.contains($0) } }

    /// Whether a text that is called so has no more than a few letters: two of them meet on no screen.
    static func isTiny(_ name: String) -> Bool {
        let words = words(of: name)
        return !words.isDisjoint(with: tinyNames) || words.contains { $0.hasSuffix("num") || $0.hasSuffix("count") }
    }

    private static let tinyNames: Set<String> = [
        "count", "counts", "num", "number", "index", "unit", "arrow", "badge", "sign", "star", "rank", "score",
        "percent", "level",
        "age", "day", "month", "year", "hour", "icon", "dot", "line", "mark", "like", "likes", "key", "more", "emoji",
        "prefix", "suffix", "bullet", "rate", "size", "version",
    ]

    /// Whether an expression is about something of about known length.
    static func isAboutShort(_ expression: String) -> Bool {
        if isOfOwnWords(expression) { return true }
        return words(of: expression).contains { word in
            // `created_at`; `dates` as well as `date`, and `datetime`.
            if word == "at" { return true }
            let word = word.hasSuffix("s") ? String(word.dropLast()) : word
            return aboutShort.contains { word.hasSuffix($0) }
        }
    }
}
