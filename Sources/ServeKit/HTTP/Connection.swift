import Glibc

/// One client. Waits for it no longer than is polite, so that one that is slow or silent costs nothing but its own thread.
final class Connection {
    /// Bytes of the head of a request.
    static let headLimit = 16 << 10

    /// Seconds.
    struct Patience {
        /// For a request after the one before.
        var next = 15.0
        /// For its head, from the first byte to the last.
        var head = 10.0
        /// For the client to take some of what it is sent.
        var writing = 30.0
    }

    private let socket: Int32
    private let patience: Patience
    /// Read, and not yet taken.
    private var buffer: [UInt8] = []

    /// Closes the socket in the end.
    init(_ socket: Int32, _ patience: Patience) {
        self.socket = socket
        self.patience = patience
        // Small answers are not held back for larger ones.
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, UInt32(MemoryLayout<Int32>.size))
    }

    deinit {
        // What the client has sent and nobody has read would make the kernel drop the answer that is on its way.
        shutdown(socket, Int32(SHUT_WR))
        var left = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<64 where recv(socket, &left, left.count, Int32(MSG_DONTWAIT)) > 0 {}
        close(socket)
    }

    /// The next request's head, without the empty line; nil when the client has gone, or asks for nothing.
    func head() throws(HTTPFault) -> [UInt8]? {
        var deadline = ContinuousClock.now + .seconds(patience.next)
        if !buffer.isEmpty { deadline = .now + .seconds(patience.head) }
        var searched = 0
        while true {
            if let end = Connection.end(of: buffer, from: searched) {
                guard end <= Connection.headLimit else { throw .headTooLarge }
                defer { buffer.removeFirst(end + 4) }
                return Array(buffer[..<end])
            }
            guard buffer.count <= Connection.headLimit else { throw .headTooLarge }
            searched = max(0, buffer.count - 3)
            let isFirst = buffer.isEmpty
            guard wait(for: POLLIN, until: deadline) else {
                if isFirst { return nil }
                throw .timeout
            }
            var chunk = [UInt8](repeating: 0, count: 8192)
            let count = recv(socket, &chunk, chunk.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            buffer += chunk[..<count]
            if isFirst { deadline = .now + .seconds(patience.head) }
        }
    }

    /// Where the empty line begins.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= 4, start <= bytes.count - 4 else { return nil }
        return (start...(bytes.count - 4)).first { bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10 }
    }

    /// False when the client has gone, or takes nothing for too long.
    func write(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            guard wait(for: POLLOUT, until: .now + .seconds(patience.writing)) else { return false }
            let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
            let count = bytes.withUnsafeBytes { send(socket, $0.baseAddress! + written, $0.count - written, flags) }
            if count < 0, [EINTR, EAGAIN].contains(errno) { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    private func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            guard left > 0 else { return false }
            var ready = pollfd(fd: socket, events: Int16(event), revents: 0)
            let count = poll(&ready, 1, Int32(left.rounded(.up)))
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
        }
    }
}
