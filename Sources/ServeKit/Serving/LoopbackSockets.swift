import Glibc
import ProjectFiles

/// Sockets that listen to this machine alone, under both of its addresses.
struct LoopbackSockets {
    let port: Int
    let sockets: [Int32]

    /// Port 0 chooses a free port. Throws `PortTaken`, or a `FileError`.
    init(port: Int) throws {
        // A port that is free under one address may be taken under the other.
        for _ in 0..<20 {
            let first = try LoopbackSockets.listen(AF_INET, port)
            let number = LoopbackSockets.number(of: first)
            do {
                sockets = [first, try LoopbackSockets.listen(AF_INET6, number)]
            } catch let error as PortTaken {
                close(first)
                if port != 0 { throw error }
                continue
            } catch {
                // A machine may have no IPv6 address.
                sockets = [first]
            }
            self.port = number
            return
        }
        throw FileError(path: "port 0", attempt: "listen", code: EADDRINUSE)
    }

    private static func listen(_ family: Int32, _ port: Int) throws -> Int32 {
        let socket = Glibc.socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw FileError(path: "port \(port)", attempt: "listen", code: errno) }
        var yes: Int32 = 1
        let size = UInt32(MemoryLayout<Int32>.size)
        // Connections of a server that has just ended do not make the port taken.
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, size)
        if family == AF_INET6 { setsockopt(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) }
        guard bind(socket, family, port) == 0, Glibc.listen(socket, 128) == 0 else {
            let code = errno
            close(socket)
            errno = code
            if code == EADDRINUSE { throw PortTaken(port: port) }
            throw FileError(path: "port \(port)", attempt: "listen", code: code)
        }
        return socket
    }

    private static func bind(_ socket: Int32, _ family: Int32, _ port: Int) -> Int32 {
        let number = in_port_t(port).bigEndian
        if family == AF_INET {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = number
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            return withAddress(&address) { Glibc.bind(socket, $0, $1) }
        }
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = number
        address.sin6_addr = in6addr_loopback
        return withAddress(&address) { Glibc.bind(socket, $0, $1) }
    }

    private static func number(of socket: Int32) -> Int {
        var address = sockaddr_in()
        _ = withAddress(&address) { pointer, size in
            var size = size
            return getsockname(socket, pointer, &size)
        }
        return Int(in_port_t(bigEndian: address.sin_port))
    }

    private static func withAddress<Address, Result>(
        _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
        }
    }
}
