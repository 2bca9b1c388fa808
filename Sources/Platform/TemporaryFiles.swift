// The half-written files of this process, so that an interrupted run leaves none behind.

/// Files that are to take another one's place soon. One thread alone knows them: it is told of each through a pipe, and
/// of signals too, because a signal handler may do little more than write.
package enum TemporaryFiles {
    /// The writing end of the pipe to the keeper; nil where there is none.
    private static let channel = startKeeper()

    /// The keeper reads short messages into a small buffer; systems want at least 16 KiB.
    private static let stackSize = 256 << 10

    /// A pipe with one byte in it, which whoever creates a file holds meanwhile: once the keeper has it, there will be no
    /// more files.
    private static let token = makeToken()

    /// Makes a file where nothing stands. A signal in the meantime waits until the file is known here.
    package static func create(_ path: String) throws(SystemError) -> Descriptor {
        token?.take()
        defer { token?.giveBack() }
        let descriptor = try FileSystem.create(path)
        tell(0x2B, path)
        return descriptor
    }

    /// To be called when the file has gone or has taken its target's place.
    package static func forget(_ path: String) { tell(0x2D, path) }

    /// From now on the signals that end a run remove the files first. What the parent ignores stays ignored.
    package static func removeOnSignals() {
        guard channel != nil else { return }
        Signals.catchEnding { TemporaryFiles.noteSignal($0) }
    }

    /// Runs in a signal handler: no memory may be allocated.
    private static func noteSignal(_ number: Int32) {
        channel?.writeInSignalHandler(UInt8(ascii: "!"), UInt8(truncatingIfNeeded: number), 0)
    }

    /// A message is written at once or not at all, so that those of several threads do not mix.
    private static func tell(_ kind: UInt8, _ path: String) {
        let message = [kind] + Array(path.utf8) + [0]
        guard let channel, message.count <= Pipe.wholeMessage else { return }
        do throws(SystemError) { try channel.writeAll(message) } catch { return }
    }

    private static func startKeeper() -> Descriptor? {
        guard let pipe = try? Pipe() else { return nil }
        if SystemThread.start(stackSize: stackSize, { keep(pipe.reading) }) { return pipe.writing }
        pipe.reading.close()
        pipe.writing.close()
        return nil
    }

    /// The keeper's life: reads messages, each ended by a zero byte, until the process ends.
    private static func keep(_ reading: Descriptor) {
        var paths: Set<String> = []
        var ending: Int32?
        var message: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            var count = 0
            do throws(SystemError) {
                count = try reading.read(into: &chunk)
            } catch {
                if error == .interrupted { continue }
            }
            // After a signal: all that was created is known.
            if count == 0, let ending { return end(ending, paths) }
            guard count > 0 else { return }
            for byte in chunk[..<count] {
                guard byte == 0 else {
                    message.append(byte)
                    continue
                }
                let path = String(decoding: message.dropFirst(), as: UTF8.self)
                switch message.first {
                case 0x2B: paths.insert(path)
                case 0x2D: paths.remove(path)
                default:
                    guard ending == nil else { break }
                    ending = message.last.map { Int32($0) } ?? Signals.terminate
                    token?.take()
                    // What was told before is read to its end, and no more is waited for.
                    reading.setWaits(false)
                }
                message.removeAll(keepingCapacity: true)
            }
        }
    }

    /// Removes the files and lets the signal end the process as it would have.
    private static func end(_ number: Int32, _ paths: Set<String>) {
        for path in paths { FileSystem.remove(path) }
        Signals.endProcess(by: number)
    }

    private static func makeToken() -> Token? {
        guard let ends = try? Pipe() else { return nil }
        let token = Token(ends: ends)
        token.giveBack()
        return token
    }

    /// Held by one thread at a time; by none where there is no pipe.
    private struct Token: Sendable {
        let ends: Pipe

        func take() {
            withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
                while true {
                    do throws(SystemError) {
                        _ = try ends.reading.read(into: byte)
                        return
                    } catch {
                        guard error == .interrupted else { return }
                    }
                }
            }
        }

        func giveBack() {
            do throws(SystemError) { try ends.writing.writeAll([0]) } catch { return }
        }
    }
}
