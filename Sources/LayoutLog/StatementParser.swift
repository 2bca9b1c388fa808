// Both ways of writing what a constraint says: equations and visual formats.

extension ByteCursor {
    /// `A.left == 0.5*B.right + 8 @750`, or Masonry's and SnapKit's `A.left == B.right * 0.5 + 8 ^750`.
    mutating func equation() -> LoggedStatement? {
        guard let (first, firstAttribute) = anchor(), let relation = relation() else { return nil }
        var statement = LoggedStatement(first, firstAttribute, relation)
        skipSpaces()
        let start = position
        if let number = number() {
            skipSpaces()
            guard take(0x2A) else {
                // A number alone, unless it begins a class name, which it cannot.
                statement.constant = number
                readPriority(&statement)
                return statement
            }
            statement.multiplier = number
        } else {
            position = start
        }
        guard let (second, secondAttribute) = anchor() else { return nil }
        statement.second = second
        statement.secondAttribute = secondAttribute
        skipSpaces()
        if take(0x2A) {
            skipSpaces()
            guard let number = number() else { return nil }
            statement.multiplier = number
            skipSpaces()
        }
        if peek() == 0x2B || (peek() == 0x2D && (isSpace(peek(1)) || isDigit(peek(1)))) {
            guard let number = number() else { return nil }
            statement.constant = number
        }
        readPriority(&statement)
        return statement
    }

    private mutating func readPriority(_ statement: inout LoggedStatement) {
        let start = position
        skipSpaces()
        guard take(0x40) || take(0x5E), let priority = priority() else {
            position = start
            return
        }
        statement.priority = priority
    }

    /// `item.attribute`
    mutating func anchor() -> (LoggedItem, LoggedAttribute)? {
        guard let item = item(.equation) else { return nil }
        while peek() == 0x20 { position += 1 }
        guard take(0x2E), let stop = attributeEnd(position) else { return nil }
        guard let attribute = LoggedAttribute(name: text(position..<stop)) else { return nil }
        position = stop
        return (item, attribute)
    }

    mutating func relation() -> LoggedRelation? {
        skipSpaces()
        if take("==") { return .equal }
        if take("<=") { return .lessOrEqual }
        if take(">=") { return .greaterOrEqual }
        return nil
    }

    /// `H:|-(8)-[A](LTR)`, `V:[A]-(>=8@750)-[B]`, `H:[A(70)]`, `V:[A(==B)]`
    mutating func visualFormat() -> LoggedStatement? {
        guard let isHorizontal = takeAxis() else { return nil }
        guard let first = visualElement() else { return nil }
        if let predicate = first.predicate {
            return size(of: first.item, isHorizontal ? .width : .height, predicate)
        }
        guard let space = connection(), let second = visualElement(), second.predicate == nil,
            !(first.item.isSuperview && second.item.isSuperview)
        else { return nil }
        return spacing(first.item, second.item, space, isHorizontal)
    }

    private mutating func takeAxis() -> Bool? {
        let isHorizontal = peek() == 0x48
        guard isHorizontal || peek() == 0x56 else { return nil }
        var place = position + 1
        while at(place) == 0x20 { place += 1 }
        // A copy that went through a translator lost the colon.
        if at(place) == 0x3A { place += 1 } else if at(place) != 0x7C { return nil }
        position = place
        skipSpaces()
        guard peek() == 0x7C || peek() == 0x5B else { return nil }
        return isHorizontal
    }

    private func size(of item: LoggedItem, _ attribute: LoggedAttribute, _ size: VisualPredicate) -> LoggedStatement? {
        var statement = LoggedStatement(item, attribute, size.relation, priority: size.priority)
        switch size.value {
        case .number(let number): statement.constant = number
        case .item(let other):
            statement.second = other
            statement.secondAttribute = attribute
            statement.multiplier = size.multiplier
        case .standard: return nil
        }
        return statement
    }

    /// The later view stands on the left side; only where it is the superview's end is it that one.
    private mutating func spacing(
        _ first: LoggedItem, _ second: LoggedItem, _ space: VisualPredicate, _ isHorizontal: Bool
    ) -> LoggedStatement? {
        var constant: Double?
        switch space.value {
        case .number(let number): constant = number
        case .standard: constant = nil
        case .item: return nil
        }
        let direction = isHorizontal ? takeDirection() : .natural
        let (start, end): (LoggedAttribute, LoggedAttribute) =
            switch (isHorizontal, direction) {
            case (false, _): (.top, .bottom)
            case (true, .natural): (.leading, .trailing)
            case (true, .leftToRight): (.left, .right)
            case (true, .rightToLeft): (.right, .left)
            }
        // Towards the left, what comes later lies at smaller numbers.
        let isBackward = direction == .rightToLeft
        return LoggedStatement(
            second, second.isSuperview ? end : start, isBackward ? space.relation.flipped : space.relation, first,
            first.isSuperview ? start : end, constant: constant.map { isBackward ? -$0 : $0 }, priority: space.priority)
    }

    private enum Direction { case natural, leftToRight, rightToLeft }

    private mutating func takeDirection() -> Direction {
        let start = position
        skipSpaces()
        if take("(LTR)") { return .leftToRight }
        if take("(RTL)") { return .rightToLeft }
        position = start
        // A copy may have put it into the trailer.
        return .natural
    }

    private mutating func visualElement() -> (item: LoggedItem, predicate: VisualPredicate?)? {
        skipSpaces()
        if take(0x7C) { return (LoggedItem(name: "|"), nil) }
        guard take(0x5B), let item = item(.visual) else { return nil }
        skipSpaces()
        var predicate: VisualPredicate?
        if take(0x28) {
            guard let read = visualPredicate() else { return nil }
            skipSpaces()
            guard take(0x29) else { return nil }
            predicate = read
        }
        skipSpaces()
        return take(0x5D) ? (item, predicate) : nil
    }

    /// `-(8)-`, `-8-`, `-`, or nothing, which is 0.
    private mutating func connection() -> VisualPredicate? {
        skipSpaces()
        guard take(0x2D) else { return VisualPredicate(value: .number(0)) }
        skipSpaces()
        var space = VisualPredicate(value: .standard)
        if take(0x28) {
            guard let read = visualPredicate() else { return nil }
            skipSpaces()
            guard take(0x29) else { return nil }
            space = read
        } else if isDigit(peek()) {
            guard let number = number() else { return nil }
            space.value = .number(number)
        } else {
            return space
        }
        skipSpaces()
        return take(0x2D) ? space : nil
    }

    private mutating func visualPredicate() -> VisualPredicate? {
        var result = VisualPredicate(value: .standard)
        if let relation = relation() { result.relation = relation }
        skipSpaces()
        let start = position
        if take("NSSpace(") {
            guard let number = number(), take(0x29) else { return nil }
            result.value = .number(number)
        } else if let number = number() {
            skipSpaces()
            if take(0x2A) {
                guard let item = item(.list) else { return nil }
                result.value = .item(item)
                result.multiplier = number
            } else {
                result.value = .number(number)
            }
        } else {
            position = start
            guard let item = item(.list) else { return nil }
            result.value = .item(item)
            skipSpaces()
            if take(0x2A), let number = number() { result.multiplier = number }
        }
        skipSpaces()
        if take(0x40) {
            guard let priority = priority() else { return nil }
            result.priority = priority
        }
        return result
    }
}

/// What stands in parentheses in a visual format.
struct VisualPredicate {
    enum Value {
        case number(Double)
        case item(LoggedItem)
        /// The system's space, of which nothing is printed.
        case standard
    }

    var relation = LoggedRelation.equal
    var value: Value
    var multiplier = 1.0
    var priority = 1000.0
}

extension LoggedItem {
    /// Whether it is the `|` of a visual format.
    var isSuperview: Bool { name == "|" && className == nil }
}
