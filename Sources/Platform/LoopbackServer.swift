// One thread that serves several connections of this machine: it waits for all of them, and for folders, at once.

/// What has happened while a server waited.
package enum LoopbackEvent: Sendable, Hashable {
    /// Bytes came on a connection.
    case received([UInt8], connection: Int)
    /// A connection is gone.
    case closed(connection: Int)
    /// Something has changed in watched folders, and for a moment nothing more.
    case changed(folders: Set<String>)
    /// Bytes of a descriptor that the service follows; none at its end, when it is closed.
    case followed(Descriptor, [UInt8])
    /// The system does not watch so many of the folders that were asked for.
    case unwatched(Int)
    /// Nothing else waits, and the service has work.
    case free
}

/// What a service wants done.
package enum LoopbackAction: Sendable {
    case send([UInt8], connection: Int)
    /// Once everything is written.
    case close(connection: Int)
    /// Reads a descriptor to its end.
    case follow(Descriptor)
    /// Watches these instead of what was watched.
    case watch(folders: Set<String>, files: Set<String>)
    case end
}

/// What is served. It knows no sockets: events come, actions go.
package protocol LoopbackService {
    /// Whether there is something to do while nobody asks.
    var hasWork: Bool { get }
    mutating func handle(_ event: LoopbackEvent) -> [LoopbackAction]
}

/// Runs a service.
package struct LoopbackServer {
    private struct Connection {
        var descriptor: Descriptor
        var waiting: ArraySlice<UInt8> = []
        var closesWhenWritten = false
    }

    package let port: UInt16
    private let listener: LoopbackListener
    private let watcher: FolderWatcher?
    /// By a number that is not used again.
    private var connections: [Int: Connection] = [:]
    private var lastConnection = 0
    private var followed: [Descriptor] = []
    private var changed: Set<String> = []
    /// When the first of `changed` came.
    private var firstChange: ContinuousClock.Instant?
    /// Whether something was done since what was freed went back to the system.
    private var isUntidy = true
    private var isEnding = false

    /// More wait until one of these is gone.
    private static let mostConnections = 64
    /// Who lets this many bytes wait does not read them.
    private static let mostWaiting = 64 << 20
    /// Programs write a file in several steps; so long, in milliseconds, nothing may happen before it counts as written.
    private static let settling: Int32 = 8
    /// Where something happens all the time, it is told after this.
    private static let longestSettling = Duration.milliseconds(100)
    /// After so many quiet milliseconds freed memory goes back to the system: who saves more often uses it again.
    private static let pause: Int32 = 2_000

    /// - Parameter port: 0 for any that is free.
    package init(port: UInt16) throws(SystemError) {
        listener = try LoopbackListener(port: port)
        self.port = listener.port
        watcher = try? FolderWatcher()
    }

    /// Serves until the service ends it; signals end the process as always.
    package mutating func run(_ service: inout some LoopbackService) {
        while !isEnding {
            let order = connections.keys.sorted()
            var waits: [(descriptor: Descriptor, writing: Bool)] = order.compactMap { number in
                connections[number].map { ($0.descriptor, !$0.waiting.isEmpty) }
            }
            waits += followed.map { ($0, false) }
            if let watcher { waits.append((watcher.descriptor, false)) }
            let mayAccept = connections.count < Self.mostConnections
            if mayAccept { waits.append((listener.descriptor, false)) }
            let ready = Descriptor.wait(for: waits, within: patience(service.hasWork))
            var isQuiet = true
            for (number, state) in zip(order, ready) where state.reading || state.writing {
                isQuiet = false
                if state.writing { write(number, &service) }
                if state.reading { read(number, &service) }
            }
            for (descriptor, state) in zip(followed, ready.dropFirst(order.count)) where state.reading {
                isQuiet = false
                follow(descriptor, &service)
            }
            if mayAccept, ready.last?.reading == true {
                isQuiet = false
                accept()
            }
            noteChanges(&service, isQuiet: &isQuiet)
            if isQuiet, service.hasWork {
                perform(service.handle(.free), &service)
                isUntidy = true
            } else if !isQuiet || !changed.isEmpty {
                isUntidy = true
            } else if isUntidy {
                isUntidy = false
                Allocator.giveBack()
            }
        }
        for connection in connections.values { connection.descriptor.close() }
        listener.descriptor.close()
    }

    /// How long to wait at most, in milliseconds; nil for ever.
    private func patience(_ hasWork: Bool) -> Int32? {
        if hasWork { return 0 }
        if !changed.isEmpty { return Self.settling }
        return isUntidy ? Self.pause : nil
    }

    private mutating func noteChanges(_ service: inout some LoopbackService, isQuiet: inout Bool) {
        let new = watcher?.changedFolders() ?? []
        if !new.isEmpty {
            if changed.isEmpty { firstChange = .now }
            changed.formUnion(new)
            isQuiet = false
        }
        guard !changed.isEmpty, let firstChange else { return }
        guard new.isEmpty || firstChange.duration(to: .now) > Self.longestSettling else { return }
        let folders = changed
        changed = []
        isQuiet = false
        perform(service.handle(.changed(folders: folders)), &service)
    }

    private mutating func accept() {
        do throws(SystemError) {
            while connections.count < Self.mostConnections, let descriptor = try listener.accept() {
                lastConnection += 1
                connections[lastConnection] = Connection(descriptor: descriptor)
            }
        } catch {
            // There are no descriptors left: what waits is tried again a little later.
            Pause.sleep(milliseconds: 50)
        }
    }

    private mutating func read(_ number: Int, _ service: inout some LoopbackService) {
        guard let connection = connections[number] else { return }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        do throws(SystemError) {
            let count = try connection.descriptor.read(into: &bytes)
            guard count > 0 else { return drop(number, &service) }
            bytes.removeLast(bytes.count - count)
            // Who is to be closed is read to keep its bytes from resetting what it has not read yet, and not heard.
            if connection.closesWhenWritten { return }
            perform(service.handle(.received(bytes, connection: number)), &service)
        } catch {
            if !error.isTemporary { drop(number, &service) }
        }
    }

    private mutating func write(_ number: Int, _ service: inout some LoopbackService) {
        guard var connection = connections.removeValue(forKey: number) else { return }
        while !connection.waiting.isEmpty {
            do throws(SystemError) {
                connection.waiting.removeFirst(try connection.descriptor.write(connection.waiting))
            } catch {
                if error == .interrupted { continue }
                connections[number] = connection
                if !error.isTemporary { drop(number, &service) }
                return
            }
        }
        connection.waiting = []
        connections[number] = connection
        if connection.closesWhenWritten { connection.descriptor.endWriting() }
    }

    private mutating func follow(_ descriptor: Descriptor, _ service: inout some LoopbackService) {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var count = 0
        do throws(SystemError) {
            count = try descriptor.read(into: &bytes)
        } catch {
            if error.isTemporary { return }
        }
        bytes.removeLast(bytes.count - count)
        if count == 0 {
            followed.removeAll { $0 == descriptor }
            descriptor.close()
        }
        perform(service.handle(.followed(descriptor, bytes)), &service)
    }

    private mutating func drop(_ number: Int, _ service: inout some LoopbackService) {
        guard let connection = connections.removeValue(forKey: number) else { return }
        connection.descriptor.close()
        perform(service.handle(.closed(connection: number)), &service)
    }

    private mutating func perform(_ actions: [LoopbackAction], _ service: inout some LoopbackService) {
        for action in actions {
            switch action {
            case .send(let bytes, let number):
                connections[number]?.waiting.append(contentsOf: bytes)
                if let waiting = connections[number]?.waiting.count, waiting > Self.mostWaiting {
                    drop(number, &service)
                } else {
                    write(number, &service)
                }
            case .close(let number):
                connections[number]?.closesWhenWritten = true
                write(number, &service)
            case .follow(let descriptor): followed.append(descriptor)
            case .watch(let folders, let files):
                let refused = watcher?.watch(folders: folders, files: files) ?? folders.count
                if refused > 0 { perform(service.handle(.unwatched(refused)), &service) }
            case .end: isEnding = true
            }
        }
    }
}
