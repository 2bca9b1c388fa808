// The queue of messages that have arrived and are not yet handled.

/// First in, first out.
struct Inbox {
    typealias Element = Result<Message, InvalidMessage>

    private var elements: [(message: Element, size: Int)] = []
    /// What lies before it is taken; moving an index is cheaper than moving the rest.
    private var head = 0
    /// The bytes of all that wait, as they came.
    private(set) var size = 0

    mutating func append(_ element: Element, size: Int) {
        elements.append((element, size))
        self.size += size
    }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        defer {
            size -= elements[head].size
            head += 1
            if head == elements.count {
                elements.removeAll(keepingCapacity: elements.count <= 1_000)
                head = 0
            } else if head >= 1_000, head * 2 > elements.count {
                elements.removeFirst(head)
                head = 0
            }
        }
        return elements[head].message
    }

    func contains(where predicate: (Element) -> Bool) -> Bool {
        elements[head...].contains { predicate($0.message) }
    }
}
