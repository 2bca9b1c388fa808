// What the values of files came to with each other, as bytes: for whoever has the same files again.

/// The values of some sources as an index was made of them.
struct SettledValues: Sendable {
    /// By the place of the source among all.
    var values: [(place: Int, value: Value)] = []

    struct Value: Sendable {
        var constants: [IndexedConstant]
        var isSettled: Bool
        var cells: IndexedCells?
    }
}

extension SettledValues {
    func write(to writer: inout RecordWriter) {
        writer.write(values) { writer, entry in
            writer.write(entry.place)
            writer.write(entry.value.constants) { $1.write(to: &$0) }
            writer.write(entry.value.isSettled)
            writer.write(entry.value.cells != nil)
            entry.value.cells?.write(to: &writer)
        }
    }

    init(from reader: inout RecordReader) {
        values = reader.readList { reader in
            let place = reader.readInt()
            let constants = reader.readList { IndexedConstant(from: &$0) }
            let isSettled = reader.readFlag()
            let cells = reader.readFlag() ? IndexedCells(from: &reader) : nil
            return (place, Value(constants: constants, isSettled: isSettled, cells: cells))
        }
    }

    /// The sources with these values; nil where there are not so many.
    func applied(to sources: [IndexedSource]) -> [IndexedSource]? {
        var sources = sources
        for (place, value) in values {
            guard sources.indices.contains(place) else { return nil }
            sources[place].take(value)
        }
        return sources
    }
}

extension SymbolIndex {
    /// The index that a builder came to with the same sources and devices, which gave `record`; nil where that is damaged.
    package init?(_ sources: [IndexedSource], shownOn shownDevice: DeviceModel?, record: inout RecordReader) {
        let onAll = SettledValues(from: &record)
        let onDevice = record.readFlag() ? SettledValues(from: &record) : nil
        guard record.isComplete, let first = onAll.applied(to: sources) else { return nil }
        self = SymbolIndex(settled: first)
        guard let onDevice else { return }
        guard let shownDevice, let second = onDevice.applied(to: sources) else { return nil }
        show(again(settled: second), on: shownDevice)
    }
}
