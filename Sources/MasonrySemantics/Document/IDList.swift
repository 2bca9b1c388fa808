// Lists of numbers that most often follow each other, as those of the constraints of a chain do.

/// Identifiers in order. While each is one more than the one before, the list takes no memory of its own.
package struct IDList<ID: DocumentID>: RandomAccessCollection, Sendable {
    // In-line, because generic code is slow in other modules, which ask each chain for the length of its lists.
    @usableFromInline var numbers = NumberList()

    package init() {}
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { numbers.endIndex }
    @inlinable package var count: Int { numbers.endIndex }
    @inlinable package var isEmpty: Bool { numbers.endIndex == 0 }
    @inlinable package subscript(place: Int) -> ID { ID(numbers[place]) }
    mutating func append(_ id: ID) { numbers.append(id.index) }
    mutating func append(contentsOf ids: some Sequence<ID>) { for id in ids { append(id) } }
}

/// Numbers from 0 to 2³¹−1 in any order. While each is one more than the one before, they are kept as a range.
package struct NumberList: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable {
    @usableFromInline enum Storage: Sendable {
        case range(first: Int32, count: Int32)
        case list([Int32])
    }

    @usableFromInline var storage = Storage.range(first: 0, count: 0)

    package init() {}
    package init(arrayLiteral elements: Int...) { self.init(elements) }
    package init(_ elements: some Sequence<Int>) { for element in elements { append(element) } }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var count: Int { endIndex }
    @inlinable package var isEmpty: Bool { endIndex == 0 }

    @inlinable package var endIndex: Int {
        switch storage {
        case .range(_, let count): Int(count)
        case .list(let list): list.count
        }
    }

    package subscript(place: Int) -> Int {
        @inlinable get {
            switch storage {
            case .range(let first, let count):
                precondition(place >= 0 && place < Int(count))
                return Int(first) + place
            case .list(let list): return Int(list[place])
            }
        }
        set {
            guard self[place] != newValue else { return }
            changeList { $0[place] = Int32(clamping: newValue) }
        }
    }

    mutating func append(_ number: Int) {
        let number = Int32(clamping: number)
        if case .range(let first, let count) = storage {
            if count == 0 {
                storage = .range(first: number, count: 1)
                return
            }
            if number == first &+ count {
                storage = .range(first: first, count: count + 1)
                return
            }
        }
        changeList { $0.append(number) }
    }

    mutating func removeAll(where isRemoved: (Int) -> Bool) {
        self = NumberList(filter { !isRemoved($0) })
    }

    /// Changes the numbers as an array, in place where they are one already.
    private mutating func changeList(_ change: (inout [Int32]) -> Void) {
        var list: [Int32]
        switch storage {
        case .range(let first, let count): list = (0..<count).map { first + $0 }
        case .list(let numbers): list = numbers
        }
        storage = .range(first: 0, count: 0)
        change(&list)
        storage = .list(list)
    }
}
