import Glibc
import Synchronization

/// The connection of one client. All waiting has a limit, so that a slow or silent client costs only its own thread.
final class Connection {
    /// The most bytes of the head of a request.
    static let headLimit = 16 << 10

    /// The limits of waiting, in seconds.
    struct Patience {
        /// For the first byte of the next request.
        var next = 15.0
        /// For the head of a request, from the first byte to the last.
        var head = 10.0
        /// For the client to receive a part of what is sent, in addition to a second for each `slowest` bytes.
        var writing = 30.0
        let slowest = 1 << 16
    }

    fileprivate let socket: Int32
    private let patience: Patience
    /// Bytes that have been read and belong to the next requests.
    private var buffer: [UInt8] = []

    /// The socket is closed with the connection.
    init(_ socket: Int32, _ patience: Patience) {
        self.socket = socket
        self.patience = patience
        // Sends small responses without waiting for larger ones.
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, UInt32(MemoryLayout<Int32>.size))
    }

    deinit {
        // Unread bytes of the client would make the kernel drop the response that is on its way, so they are read here.
        shutdown(socket, Int32(SHUT_WR))
        var left = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<64 where recv(socket, &left, left.count, Int32(MSG_DONTWAIT)) > 0 {}
        close(socket)
    }

    /// The next request's head, without the empty line; nil if the client has closed the connection or sends no request.
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

    /// The position of the empty line.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= 4, start <= bytes.count - 4 else { return nil }
        return (start...(bytes.count - 4)).first { bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10 }
    }

    /// False if the client has closed the connection or receives too slowly.
    func write(_ bytes: [UInt8]) -> Bool {
        let deadline = ContinuousClock.now + .seconds(patience.writing + Double(bytes.count / patience.slowest))
        var written = 0
        while written < bytes.count {
            guard wait(for: POLLOUT, until: deadline) else { return false }
            let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
            let count = bytes.withUnsafeBytes { send(socket, $0.baseAddress! + written, $0.count - written, flags) }
            if count < 0, [EINTR, EAGAIN].contains(errno) { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    /// Waits for news, with which the descriptor `bell` becomes readable. False if the client has closed the connection; true after the news, or after these seconds without any.
    func waits(for bell: Int32, within seconds: Double) -> Bool {
        // POLLRDHUP, which Swift does not see: the other end has been closed.
        let closed: Int16 = 0x2000
        var ready = [pollfd(fd: socket, events: closed, revents: 0), pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
        let count = poll(&ready, nfds_t(ready.count), Int32(seconds * 1000))
        return bell >= 0 && (count <= 0 || ready[0].revents == 0)
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

/// The connections whose clients keep a place and ask for nothing: a request has not come in whole, or news has not come.
final class WaitingConnections: Sendable {
    private struct State {
        var count = 0
        /// Sockets by the order in which they began to wait.
        var sockets: [Int: Int32] = [:]
    }

    private let state = Mutex(State())

    func including<Result>(_ connection: Connection, _ body: () throws(HTTPFault) -> Result) throws(HTTPFault) -> Result {
        let number = state.withLock { state in
            state.count += 1
            state.sockets[state.count] = connection.socket
            return state.count
        }
        defer { _ = state.withLock { $0.sockets.removeValue(forKey: number) } }
        return try body()
    }

    /// Ends the connection that has been waiting longest, if as many as the limit wait.
    func makeRoom(among limit: Int) {
        state.withLock { state in
            guard state.sockets.count >= limit, let oldest = state.sockets.min(by: { $0.key < $1.key }) else { return }
            state.sockets[oldest.key] = nil
            shutdown(oldest.value, Int32(SHUT_RDWR))
        }
    }
}
