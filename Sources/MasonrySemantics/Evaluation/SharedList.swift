// A list of which many copies are kept, each with a few elements more than the one before.

/// An array in pieces. A copy shares them with the original until one of both changes, and then has a piece of its own: an
/// append to a copy costs the same however long the list is, but for a reference to each piece. Branches take copies of
/// everything that the code around them has made.
struct SharedList<Element>: RandomAccessCollection {
    private var pieces: [[Element]] = []
    private(set) var count = 0
    private static var shift: Int { 6 }
    private static var length: Int { 1 << shift }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Element {
        @inline(__always) _read { yield pieces[index >> Self.shift][index & (Self.length - 1)] }
        @inline(__always) _modify { yield &pieces[index >> Self.shift][index & (Self.length - 1)] }
    }

    mutating func append(_ element: Element) {
        if count & (Self.length - 1) == 0 {
            var piece: [Element] = []
            piece.reserveCapacity(Self.length)
            piece.append(element)
            pieces.append(piece)
        } else {
            pieces[pieces.count - 1].append(element)
        }
        count += 1
    }

    /// Appends what `later` has more of.
    mutating func keepPlaces(of later: SharedList) {
        while count < later.count { append(later[count]) }
    }
}

extension SharedList: Sendable where Element: Sendable {}
