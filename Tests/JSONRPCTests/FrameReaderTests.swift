// Frames cut out of streams that may be broken anywhere.

import JSONRPC
import Testing

@Suite("Frames")
struct FrameReaderTests {
    private func frames(_ pieces: [[UInt8]]) -> [String] {
        var reader = FrameReader()
        var result: [String] = []
        for piece in pieces {
            reader.append(piece)
            while let frame = reader.next() {
                switch frame {
                case .content(let bytes): result.append(String(decoding: bytes, as: UTF8.self))
                case .malformed: result.append("malformed")
                }
            }
        }
        return result
    }

    private static let two = Array("Content-Length: 2\r\n\r\n{}content-length:3\r\nX: y\r\n\r\n[1]".utf8)

    @Test("Wherever the stream is cut, the frames are the same")
    func everyCut() {
        for cut in 0...Self.two.count {
            let pieces = [Array(Self.two[..<cut]), Array(Self.two[cut...])]
            #expect(frames(pieces) == ["{}", "[1]"])
        }
        #expect(frames(Self.two.map { [$0] }) == ["{}", "[1]"])
    }

    @Test(
        "After anything that is no frame the next frame is found",
        arguments: [
            "garbage\r\n\r\n", "{}\n", "\u{0}\u{1}\n", "Content-Length: x\r\n\r\n", "Content-Type: a\r\n\r\n{}",
            ": empty name\r\n\r\n", "a b: c\r\n\r\n",
        ])
    func recovery(_ garbage: String) {
        let bytes = Array(garbage.utf8) + Self.two
        #expect(frames([bytes]) == ["malformed", "{}", "[1]"])
        #expect(frames(bytes.map { [$0] }) == ["malformed", "{}", "[1]"])
    }

    @Test("No line of a header is read again and again, however it comes", arguments: [7, 4_096, 1 << 20])
    func linesOfHeaders(pieces: Int) {
        // Each line could begin a header, and none of them ends.
        let line = Array("Content-Length: 1\r\n".utf8)
        let stream = [[UInt8]](repeating: line, count: 12_000).flatMap { $0 }
        let time = ContinuousClock().measure {
            var reader = FrameReader()
            var start = 0
            while start < stream.count {
                reader.append(stream[start..<min(stream.count, start + pieces)])
                start += pieces
                while reader.next() != nil {}
            }
        }
        // It took minutes; a debug build needs less than a second.
        #expect(time < .seconds(20))
    }

    @Test("An endless header is given up")
    func endlessHeader() {
        let bytes = Array(repeating: UInt8(ascii: "a"), count: 100_000)
        #expect(frames([bytes, Self.two]) == ["malformed", "{}", "[1]"])
    }

    @Test("A body that is no JSON gives back the header it has swallowed")
    func swallowedHeader() {
        var reader = FrameReader()
        reader.append(Array("Content-Length: 30\r\n\r\n{}Content-Length: 2\r\n\r\n[]     ".utf8))
        guard case .content(let body)? = reader.next() else {
            Issue.record("no frame")
            return
        }
        reader.resynchronize(after: body)
        #expect(reader.next() == .content(Array("[]".utf8)))
    }

    @Test("No mutation of a good stream stops the reader")
    func mutations() {
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<500 {
            var bytes = Self.two
            for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
            // However broken, what comes after enough good frames is understood.
            let good = Array("\r\nContent-Length: 4\r\n\r\ntrue".utf8)
            let padding = Array(repeating: UInt8(ascii: " "), count: 1_000)
            #expect(frames([bytes, padding, good, good]).last == "true")
        }
    }
}
