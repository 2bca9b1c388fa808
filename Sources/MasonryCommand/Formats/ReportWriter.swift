// Puts the pieces of a report together in the order of the files.

import Project

/// Writes to a sink as the pieces come.
struct ReportWriter {
    private let sink: any ByteSink
    private let format: any ReportFormat
    /// Differences are shown in place of the report.
    private let isPlain: Bool
    private var hasPiece = false
    private var buffer: [UInt8] = []
    private static let bufferSize = 1 << 16

    init(sink: any ByteSink, format: any ReportFormat, isPlain: Bool = false) {
        self.sink = sink
        self.format = format
        self.isPlain = isPlain
    }

    mutating func open() throws(OutputFailure) { if !isPlain { try write(format.opening()) } }

    mutating func add(_ piece: [UInt8]) throws(OutputFailure) {
        guard !piece.isEmpty else { return }
        if hasPiece, !isPlain { try write(format.separator) }
        hasPiece = true
        try write(piece)
    }

    mutating func close(_ summary: ReportSummary) throws(OutputFailure) {
        if !isPlain { try write(format.closing(summary)) }
        try flush()
    }

    private mutating func write(_ bytes: [UInt8]) throws(OutputFailure) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.bufferSize { try flush() }
    }

    private mutating func flush() throws(OutputFailure) {
        guard !buffer.isEmpty else { return }
        try sink.write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
