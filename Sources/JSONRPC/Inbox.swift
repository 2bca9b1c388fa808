// The queue of messages that have arrived and are not yet handled.

/// First in, first out.
struct Inbox {
    typealias Element = Result<Message, InvalidMessage>

    private var elements: [Element] = []
    /// What lies before it is taken; moving an index is cheaper than moving the rest.
    private var head = 0

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        defer {
            head += 1
            if head == elements.count {
                elements.removeAll(keepingCapacity: true)
                head = 0
            }
        }
        return elements[head]
    }

    func contains(where predicate: (Element) -> Bool) -> Bool { elements[head...].contains(where: predicate) }
}
