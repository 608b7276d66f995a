import Foundation
import Glibc

/// A client that sends bytes as they are, and keeps what comes back.
final class Client {
    private let socket: Int32

    init(port: Int, isNew: Bool = false) {
        socket = Glibc.socket(isNew ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var old = sockaddr_in()
        (old.sin_family, old.sin_port) = (sa_family_t(AF_INET), in_port_t(port).bigEndian)
        old.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var new = sockaddr_in6()
        (new.sin6_family, new.sin6_port, new.sin6_addr) = (sa_family_t(AF_INET6), in_port_t(port).bigEndian, in6addr_loopback)
        _ = isNew ? connect(&new) : connect(&old)
    }

    deinit { close(socket) }

    private func connect<Address>(_ address: inout Address) -> Int32 {
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    /// False once the server has closed the connection.
    @discardableResult
    func send(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// What comes until it ends with the mark, or the server closes; nil for no mark. Empty where nothing does for a minute.
    func read(until mark: String?) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while poll(&ready, 1, 60_000) > 0 {
            let count = recv(socket, &chunk, chunk.count, 0)
            guard count > 0 else { break }
            bytes += chunk[..<count]
            if let mark, String(decoding: bytes, as: UTF8.self).hasSuffix(mark) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func read() -> String { read(until: nil) }
}
