import Foundation
import Testing

@testable import ServeKit

struct HostileRequestTests {
    @Test(arguments: [
        "/../secret", "/../../../../../../etc/passwd", "/%2e%2e/secret", "/%2e%2e%2fsecret", "/..%2fsecret", "/a/../../secret",
        "//etc/passwd",
        "/%00", "/index.html%00.txt", "/link", "/folder/secret", "/.hidden", "/a/.hidden",
    ])
    func `nothing outside of the site is given`(_ path: String) throws {
        try withSite(["a/b.txt": "b"]) { site in
            try "secret".write(toFile: "\(site.root)/secret", atomically: true, encoding: .utf8)
            for (name, target) in [("link", "../secret"), ("folder", "..")] {
                try FileManager.default.createSymbolicLink(atPath: "\(site.root)/site/\(name)", withDestinationPath: target)
            }
            for name in [".hidden", "a/.hidden"] {
                try "secret".write(toFile: "\(site.root)/site/\(name)", atomically: true, encoding: .utf8)
            }
            let answer = site.ask(path)
            #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            #expect(!answer.contains("secret") && !answer.contains("root:"))
        }
    }

    @Test(arguments: ["evil.example", "evil.example:80", "localhost", "localhost:1", "127.0.0.1.evil.example", "", "[::2]:80"])
    func `a name that is not this machine's is refused, as are two`(_ host: String) throws {
        try withSite { site in
            #expect(site.ask("/", host: host).hasPrefix("HTTP/1.1 421 Misdirected Request\r\n"))
            #expect(site.ask("/.evdoc/events", host: host).hasPrefix("HTTP/1.1 421"))
            #expect(site.ask("/", fields: "Host: \(host)\r\n").hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test(arguments: [
        ("POST / HTTP/1.1\r\n", "405"), ("PUT /a HTTP/1.1\r\n", "405"), ("get / HTTP/1.1\r\n", "405"), ("GET / HTTP/2.0\r\n", "400"),
        ("GET /\r\n", "400"), ("GET  / HTTP/1.1\r\n", "400"), ("GET http://localhost/ HTTP/1.1\r\n", "400"), ("\r\n", "400"),
        ("GET / HTTP/1.1\r\nno field\r\n", "400"), ("GET / HTTP/1.1\r\nbad name: a\r\n", "400"), ("GET / HTTP/1.1\r\n: a\r\n", "400"),
        ("GET / HTTP/1.1\r\nContent-Length: 5\r\n", "400"), ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", "400"),
        ("GET /\u{0} HTTP/1.1\r\n", "400"), ("GET /% HTTP/1.1\r\n", "400"), ("GET /../a HTTP/1.1\r\n", "404"),
    ])
    func `what is no request for a file is refused, and ends the connection`(_ head: String, _ status: String) throws {
        try withSite { site in
            let client = Client(port: site.server.port)
            client.send(head + "Host: \(site.host)\r\n\r\nGET / HTTP/1.1\r\nHost: \(site.host)\r\n\r\n")
            let answer = client.read()
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
            #expect(answer.contains("Connection: close\r\n") && !answer.contains("hello"))
            #expect(status != "405" || answer.contains("Allow: GET, HEAD\r\n"))
        }
    }

    @Test func `a head of a megabyte is not read to its end`() throws {
        try withSite { site in
            let client = Client(port: site.server.port)
            client.send("GET / HTTP/1.1\r\nHost: \(site.host)\r\n")
            for _ in 0..<1024 { guard client.send("X: " + String(repeating: "x", count: 1019) + "\r\n") else { break } }
            #expect(!client.read().contains("hello"))
            #expect(site.ask("/", fields: "X: " + String(repeating: "x", count: 20_000) + "\r\n").hasPrefix("HTTP/1.1 431"))
            #expect(site.ask("/").contains("hello"))
        }
    }

    @Test func `clients that are slow keep nobody waiting, and are given up`() throws {
        try withSite(head: 3) { site in
            let slow = (0..<40).map { _ in Client(port: site.server.port) }
            for client in slow { client.send("GET / HTTP/1.1\r\nHo") }
            #expect(site.ask("/").contains("hello"))
            for client in slow { #expect(client.read().hasPrefix("HTTP/1.1 408 Request Timeout\r\n")) }
        }
    }

    @Test func `a client that goes away in the middle ends nothing`() throws {
        try withSite(["large.txt": String(repeating: "x", count: 1 << 22), "index.html": ServedSite.page]) { site in
            for _ in 0..<20 {
                let client = Client(port: site.server.port)
                client.send("GET /large.txt HTTP/1.1\r\nHost: \(site.host)\r\n\r\n")
                #expect(client.read(until: "x").hasPrefix("HTTP/1.1 200"))
            }
            #expect(site.ask("/").contains("hello"))
        }
    }

    @Test func `no page of another site can use what is served`() throws {
        try withSite { site in
            let answer = site.ask("/")
            #expect(
                answer.contains("Cross-Origin-Resource-Policy: same-origin\r\n") && answer.contains("X-Content-Type-Options: nosniff\r\n"))
            #expect(!answer.lowercased().contains("access-control-allow-origin"))
        }
    }
}

/// Requests that pages of other sites make, and clients that hold places.
struct ForeignRequestTests {
    @Test(arguments: [
        "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n", "Sec-Fetch-Site: same-site\r\nSec-Fetch-Mode: cors\r\n",
        "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n", "Origin: https://evil.example\r\n",
        "Origin: null\r\n", "Origin: http://localhost:1\r\n",
    ])
    func `a request of another site is refused`(_ fields: String) throws {
        try withSite { site in
            for path in ["/", "/index.html", "/none", "/.evdoc/events", "/.evdoc/serve.js"] {
                #expect(site.ask(path, fields: fields).hasPrefix("HTTP/1.1 403 Forbidden\r\n"), "\(path)")
            }
        }
    }

    @Test func `a link of another site leads to a page, and to nothing else`() throws {
        let fields = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n"
        try withSite { site in
            #expect(site.ask("/", fields: fields).hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(site.ask("/.evdoc/events", fields: fields).hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
        }
    }

    @Test(arguments: ["", "Sec-Fetch-Site: same-origin\r\n", "Sec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate\r\n", "own"])
    func `a request of the site itself, and one without a browser, is answered`(_ fields: String) throws {
        try withSite { site in
            let own = "Origin: http://\(site.host)\r\nSec-Fetch-Site: same-origin\r\n"
            #expect(site.ask("/", fields: fields == "own" ? own : fields).hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test func `clients that have gone give up their places at once`() throws {
        try withSite { site in
            for _ in 0..<4 {
                let readers = (0..<200).map { _ in Client(port: site.server.port) }
                for reader in readers { reader.send("GET /.evdoc/events HTTP/1.1\r\nHost: \(site.host)\r\n\r\n") }
                for reader in readers { #expect(reader.read(until: "\n\n").hasPrefix("HTTP/1.1 200 OK\r\n")) }
            }
            #expect(site.ask("/").contains("hello"))
        }
    }

    @Test(arguments: ["", "GET / HT", "GET /.evdoc/events HTTP/1.1\r\nHost: HOST\r\n\r\n"])
    func `clients that wait for ever make room for a new one`(_ head: String) throws {
        try withSite { site in
            let silent = (0..<400).map { _ in
                let client = Client(port: site.server.port)
                client.send(head.replacing("HOST", with: site.host))
                return client
            }
            let begin = ContinuousClock.now
            #expect(site.ask("/").contains("hello"))
            #expect(ContinuousClock.now - begin < .seconds(5))
            withExtendedLifetime(silent) {}
        }
    }
}
