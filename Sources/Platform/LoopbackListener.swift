// Sockets of this machine alone: what other machines send never reaches them.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Waits for connections to 127.0.0.1.
package struct LoopbackListener: Sendable {
    package let descriptor: Descriptor
    package let port: UInt16

    /// - Parameter port: 0 for any that is free.
    package init(port: UInt16) throws(SystemError) {
        let number = socket(AF_INET, System.streamSocket, 0)
        guard number >= 0 else { throw .last }
        descriptor = Descriptor(number: number)
        descriptor.keepFromChildren()
        do throws(SystemError) {
            // So that a run may follow the one before at once.
            var isOn: Int32 = 1
            _ = setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
            var address = System.loopbackAddress(port: port)
            let bound = Self.withAddress(&address) { bind(number, $0, $1) }
            guard bound == 0, listen(number, 16) == 0 else { throw .last }
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let named = Self.withAddress(&address) { pointer, _ in getsockname(number, pointer, &length) }
            guard named == 0 else { throw .last }
            self.port = UInt16(bigEndian: address.sin_port)
            descriptor.setWaits(false)
        } catch {
            descriptor.close()
            throw error
        }
    }

    /// The next connection, which neither waits nor is given to child processes; nil where there is none.
    package func accept() throws(SystemError) -> Descriptor? {
        let number = acceptConnection(descriptor.number)
        guard number >= 0 else {
            let error = SystemError.last
            if error.isTemporary || error == SystemError(number: ECONNABORTED) { return nil }
            throw error
        }
        let connection = Descriptor(number: number)
        connection.keepFromChildren()
        connection.setWaits(false)
        System.ignoreBrokenPipe(of: number)
        return connection
    }

    /// A connection to a port of this machine.
    package static func connect(port: UInt16) throws(SystemError) -> Descriptor {
        let number = socket(AF_INET, System.streamSocket, 0)
        guard number >= 0 else { throw .last }
        let connection = Descriptor(number: number)
        connection.keepFromChildren()
        System.ignoreBrokenPipe(of: number)
        var address = System.loopbackAddress(port: port)
        guard withAddress(&address, { connectSocket(number, $0, $1) }) == 0 else {
            let error = SystemError.last
            connection.close()
            throw error
        }
        return connection
    }

    private static func withAddress(
        _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}

// Under names that do not clash with the methods.

private func acceptConnection(_ number: Int32) -> Int32 { accept(number, nil, nil) }

private func connectSocket(_ number: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ length: socklen_t) -> Int32 {
    connect(number, address, length)
}
