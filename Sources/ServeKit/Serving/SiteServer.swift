import Foundation
import ProjectFiles
import Synchronization

/// Serves a site to browsers of this machine until the process ends. Each client has a thread, so that none waits for another.
public final class SiteServer: Sendable {
    /// The most clients that wait; more than browsers open at once.
    private static let mostClients = 256
    /// The bytes of a file that are read at once.
    private static let chunk = 1 << 16
    /// Seconds after which a client without news receives a comment, which keeps the connection open on its way.
    private static let heartbeat = 15.0

    public let port: Int
    private let sockets: [Int32]
    private let responder: SiteResponder
    private let feed: ReloadFeed
    private let patience: Connection.Patience
    private let clients = Atomic(0)
    private let waiting = WaitingConnections()

    /// Port 0 chooses a free port. Throws `PortTaken`, or a `FileError`.
    public convenience init(site: String, port: Int, feed: ReloadFeed) throws {
        try self.init(site: site, port: port, feed: feed, patience: Connection.Patience())
    }

    init(site: String, port: Int, feed: ReloadFeed, patience: Connection.Patience) throws {
        let listening = try LoopbackSockets(port: port)
        (sockets, self.port) = (listening.sockets, listening.port)
        responder = SiteResponder(site: site, port: listening.port, feed: feed)
        (self.feed, self.patience) = (feed, patience)
    }

    public var address: String { "http://localhost:\(port)/" }

    /// Starts the threads and returns at once.
    public func start() {
        for socket in sockets { SiteServer.thread { self.accept(at: socket) } }
    }

    private static func thread(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 1 << 19
        thread.start()
    }

    private func accept(at socket: Int32) {
        while true {
            let client = Glibc.accept(socket, nil, nil)
            guard client >= 0 else {
                // If there is no descriptor for the connection, the client waits.
                if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { usleep(50_000) }
                continue
            }
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            let connection = Connection(client, patience)
            let count = clients.add(1, ordering: .relaxed).newValue
            // A client that asks for nothing makes room. As many threads as there are clients may be at their ends.
            waiting.makeRoom(among: SiteServer.mostClients)
            guard count <= 2 * SiteServer.mostClients else {
                clients.subtract(1, ordering: .relaxed)
                _ = connection.write(HTTPFault.busy.response.head)
                continue
            }
            let handed = Handed(connection)
            SiteServer.thread {
                self.serve(handed.take())
                self.clients.subtract(1, ordering: .relaxed)
            }
        }
    }

    private func serve(_ connection: Connection) {
        while true {
            do {
                guard let head = try waiting.including(connection, connection.head) else { return }
                let request = try HTTPRequest(head)
                guard answer(request, on: connection), request.keepsOpen else { return }
            } catch {
                let response = responder.response(to: error)
                if !send(response, on: connection, withBody: true) || response.closes { return }
            }
        }
    }

    /// Whether the connection stays open for another request.
    private func answer(_ request: HTTPRequest, on connection: Connection) -> Bool {
        let response = responder.response(to: request)
        return send(response, on: connection, withBody: request.wantsBody) && !response.endsConnection
    }

    private func send(_ response: HTTPResponse, on connection: Connection, withBody: Bool) -> Bool {
        guard case .bytes(let bytes) = response.body, withBody else {
            return connection.write(response.head) && (!withBody || send(response.body, on: connection))
        }
        return connection.write(response.head + bytes)
    }

    private func send(_ body: HTTPResponse.Body, on connection: Connection) -> Bool {
        switch body {
        case .none: return true
        case .bytes(let bytes): return connection.write(bytes)
        case .file(let file): return send(file, on: connection)
        case .news: return sendNews(on: connection)
        }
    }

    /// Sends a file. If the file has become shorter, the connection ends.
    private func send(_ file: OpenFile, on connection: Connection) -> Bool {
        var left = file.size
        while left > 0 {
            guard let bytes = file.read(min(left, SiteServer.chunk)), !bytes.isEmpty, connection.write(bytes) else { return false }
            left -= bytes.count
        }
        return true
    }

    /// Sends server-sent events: the newest state, then each new one, until the client closes the connection.
    private func sendNews(on connection: Connection) -> Bool {
        feed.listening { bell in
            var last: Int?
            while true {
                let news = feed.next(after: last, bell)
                guard connection.write(Array((news.map { SiteServer.event($0.state) } ?? ": still here\n\n").utf8)) else { return false }
                last = news?.number ?? last
                let isThere = try? waiting.including(connection) { connection.waits(for: bell.descriptor, within: SiteServer.heartbeat) }
                guard isThere == true else { return false }
            }
        }
    }

    /// The state as JSON on one line.
    private static func event(_ state: BuildState) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(state) else { preconditionFailure("a state has nothing to fail on") }
        return "data: \(String(decoding: data, as: UTF8.self))\n\n"
    }
}

/// A connection on its way to the only thread that uses it.
private final class Handed: @unchecked Sendable {
    private var connection: Connection?

    init(_ connection: Connection) { self.connection = connection }

    func take() -> Connection {
        defer { connection = nil }
        return connection!
    }
}
