// How much a server of this machine takes on.

import Platform
import Testing

@Suite struct LoopbackLimits {
    /// Answers what it is told with so many bytes, and ends on request.
    private struct Service: LoopbackService {
        var hasWork: Bool { false }

        mutating func handle(_ event: LoopbackEvent) -> [LoopbackAction] {
            guard case .received(let bytes, let connection) = event else { return [] }
            switch bytes.first {
            case UInt8(ascii: "a"): return [.send([UInt8(ascii: "b")], connection: connection)]
            case UInt8(ascii: "m"):
                let piece = [UInt8](repeating: UInt8(ascii: "c"), count: 1 << 20)
                return (0..<80).map { _ in .send(piece, connection: connection) }
            default: return [.end]
            }
        }
    }

    /// Runs a server on a thread of its own, and ends it.
    private func withServer(_ body: (UInt16) throws -> Void) throws {
        let told = try Pipe()
        let hasBegun = SystemThread.start(stackSize: 1 << 20) {
            guard var server = try? LoopbackServer(port: 0) else { return told.writing.close() }
            try? told.writing.writeAll([UInt8(server.port >> 8), UInt8(server.port & 255)])
            told.writing.close()
            var service = Service()
            server.run(&service)
        }
        try #require(hasBegun)
        let number = try told.reading.readAll(limit: 2)
        told.reading.close()
        try #require(number.count == 2)
        let port = UInt16(number[0]) << 8 | UInt16(number[1])
        try body(port)
        let last = try LoopbackListener.connect(port: port)
        try last.writeAll(Array("end".utf8))
        last.close()
    }

    /// Whether the server answers within so many milliseconds.
    private func isAnswered(_ client: Descriptor, _ milliseconds: Int32) throws -> Bool {
        guard client.isReady(for: .reading, within: milliseconds) else { return false }
        var bytes = [UInt8](repeating: 0, count: 4)
        return try client.read(into: &bytes) == 1
    }

    @Test("Sixty-four are served at once, and one more when one of them has gone")
    func sixtyFourAreServedAtOnceAndOneMoreWhenOne() throws {
        try withServer { port in
            var clients: [Descriptor] = []
            defer { for client in clients { client.close() } }
            for _ in 0..<64 {
                let client = try LoopbackListener.connect(port: port)
                clients.append(client)
                try client.writeAll(Array("a".utf8))
                #expect(try isAnswered(client, 10_000))
            }
            let late = try LoopbackListener.connect(port: port)
            clients.append(late)
            try late.writeAll(Array("a".utf8))
            #expect(try !isAnswered(late, 300))
            clients.removeFirst().close()
            #expect(try isAnswered(late, 10_000))
            clients.removeFirst().close()
        }
    }

    @Test("Who lets too much wait is left")
    func whoLetsTooMuchWaitIsLeft() throws {
        try withServer { port in
            let client = try LoopbackListener.connect(port: port)
            defer { client.close() }
            try client.writeAll(Array("m".utf8))
            // Nothing is read until the server has done all that it was told before.
            let other = try LoopbackListener.connect(port: port)
            defer { other.close() }
            try other.writeAll(Array("a".utf8))
            #expect(try isAnswered(other, 20_000))
            var count = 0
            var bytes = [UInt8](repeating: 0, count: 1 << 20)
            while client.isReady(for: .reading, within: 10_000) {
                guard let read = try? client.read(into: &bytes), read > 0 else { break }
                count += read
            }
            #expect(count < 80 << 20)
        }
    }
}
