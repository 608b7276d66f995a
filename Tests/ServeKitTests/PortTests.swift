import Glibc
import Testing

@testable import ServeKit

struct PortTests {
    @Test func `a port that is taken is named, with who has it`() throws {
        try withSite { site in
            let taken = #expect(throws: PortTaken.self) { try SiteServer(site: "x", port: site.server.port, feed: site.feed) }
            #expect(taken?.port == site.server.port)
            // One that is just being started has it too.
            #expect(taken?.owner?.contains(/, process [0-9]+, in \//) == true)
        }
    }

    @Test func `a port that is taken under the newer address only is taken too`() throws {
        try withSite { site in
            let first = try LoopbackSockets(port: 0)
            close(first.sockets[0])
            defer { for socket in first.sockets.dropFirst() { close(socket) } }
            if first.sockets.count > 1 { #expect(throws: PortTaken.self) { try LoopbackSockets(port: first.port) } }
        }
    }
}
