// What an index says of each name, as sums: a file for which all names that it asked for have the same sums comes to the
// same again.

import LayoutIDE

/// The names that a file asked for, each as one of so many places that two names rarely share one.
package struct AskedNames: Sendable, Hashable {
    /// Ascending.
    package let places: [UInt16]

    /// - Parameter questions: nil where no other file was asked.
    package init(_ questions: OutsideQuestions?) {
        guard let questions else {
            places = []
            return
        }
        var places = Set(questions.hashes.lazy.map { Self.place(of: $0) })
        // What all files rest on.
        places.insert(Self.place(of: 0))
        self.places = places.sorted()
    }

    package static func place(of hash: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: hash ^ hash >> 16) }

    package func write(to writer: inout RecordWriter) {
        writer.write(places.count)
        for place in places { writer.write(UInt64(place)) }
    }

    package init(from reader: inout RecordReader) {
        places = reader.readList { UInt16(truncatingIfNeeded: $0.readNumber()) }
    }
}

/// For each place the sum of all that an index says of its names.
package struct AnswerSums: Sendable {
    private var sums = [UInt64](repeating: 0, count: 1 << 16)

    /// Of an index; without one nothing is said of any name.
    package init(_ index: SymbolIndex?) {
        var sums = sums
        // In whatever order they come.
        index?.tellAnswers { sums[Int(AskedNames.place(of: $0))] &+= stableHash($1) }
        self.sums = sums
    }

    /// One number for all that is said of the names.
    package func sum(_ names: AskedNames) -> UInt64 {
        var writer = RecordWriter()
        writer.reserve(names.places.count * 8)
        for place in names.places { writer.writeWhole(sums[Int(place)]) }
        return stableHash(writer.bytes)
    }
}
