import Foundation
import ProjectFiles
import Testing

@testable import ServeKit

struct SiteServerTests {
    @Test func `a page is served with the script that loads it again, and may listen to the server`() throws {
        try withSite { site in
            let answer = site.ask("/")
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.contains("Content-Type: text/html; charset=utf-8\r\n"))
            #expect(answer.contains("Cache-Control: no-store\r\n"))
            #expect(answer.contains("script-src 'self'; connect-src 'self'"))
            #expect(answer.contains("<script defer src=\"/.evdoc/serve.js\" data-version=\"run-0\"></script>\n</head>"))
            #expect(answer.contains("<p>hello</p>"))
            let published = try String(contentsOfFile: "\(site.root)/site/index.html", encoding: .utf8)
            #expect(published == ServedSite.page)
        }
    }

    @Test(arguments: [
        ("a.wasm", "application/wasm"), ("a.js", "text/javascript; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
        ("a.svg", "image/svg+xml"), ("a.md", "text/markdown; charset=utf-8"), ("a b", "application/octet-stream"),
    ])
    func `a file has its type, and what it was before is not sent again`(_ name: String, _ type: String) throws {
        try withSite([name: "content"]) { site in
            let path = "/" + name.replacing(" ", with: "%20")
            let answer = site.ask(path)
            #expect(
                answer.contains("Content-Type: \(type)\r\n") && answer.contains("Content-Length: 7\r\n")
                    && answer.hasSuffix("\r\n\r\ncontent"))
            let tag = try #require(answer.firstMatch(of: /ETag: (.*)\r\n/)?.1)
            #expect(site.ask(path, fields: "If-None-Match: \(tag)\r\n").hasPrefix("HTTP/1.1 304 Not Modified\r\n"))
            try site.publish([name: "another"])
            #expect(site.ask(path, fields: "If-None-Match: \(tag)\r\n").hasSuffix("another"))
        }
    }

    @Test func `a folder is its first page, behind a slash`() throws {
        try withSite(["a/index.html": ServedSite.page, "b/c.html": ServedSite.page]) { site in
            #expect(site.ask("/a").contains("302 Found\r\n") && site.ask("/a").contains("Location: /a/\r\n"))
            #expect(site.ask("/a/").contains("<p>hello</p>"))
            #expect(site.ask("/b/").hasPrefix("HTTP/1.1 404"))
            #expect(site.ask("/a/index.html/").hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func `what is not there is answered with the site's own page, whose links begin at the top`() throws {
        let page = "<head></head><a href=\"index.html\"></a><a href=\"#main\"></a><a href=\"https://a.b/\"></a><script src=\"assets/a.js\">"
        try withSite(["404.html": page]) { site in
            let answer = site.ask("/deep/below/missing.html")
            #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            #expect(
                answer.contains(
                    "<a href=\"/index.html\"></a><a href=\"#main\"></a><a href=\"https://a.b/\"></a><script src=\"/assets/a.js\">"))
            #expect(answer.contains("/.evdoc/serve.js"))
        }
    }

    @Test func `while there is no site a page waits for it`() throws {
        try withSite([:]) { site in
            let answer = site.ask("/reports/A.html")
            #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n") && answer.contains("/.evdoc/serve.js"))
            #expect(site.ask("/.evdoc/serve.js").contains("EventSource"))
            #expect(site.ask("/.evdoc/serve.css").contains(":host"))
        }
    }

    @Test func `HEAD has the head alone, and connections are kept`() throws {
        try withSite(["a.txt": "first", "b.txt": "second"]) { site in
            let head = site.ask("/a.txt", method: "HEAD")
            #expect(head.contains("Content-Length: 5\r\n") && head.hasSuffix("\r\n\r\n"))
            let client = Client(port: site.server.port, isNew: true)
            client.send("GET /a.txt HTTP/1.1\r\nHost: [::1]:\(site.server.port)\r\n\r\n")
            #expect(client.read(until: "first").hasSuffix("first"))
            client.send("GET /a.txt HTTP/1.1\r\nHost: \(site.host)\r\n\r\nGET /b.txt HTTP/1.1\r\nHost: \(site.host)\r\n\r\n")
            #expect(client.read(until: "second").contains("first"))
        }
    }

    @Test func `a large file comes whole`() throws {
        let text = String(repeating: "0123456789abcdef", count: 1 << 18)
        try withSite(["large.txt": text]) { site in
            let answer = site.ask("/large.txt")
            #expect(answer.hasSuffix(text) && answer.contains("Content-Length: \(text.utf8.count)\r\n"))
        }
    }

    @Test func `a page is old or new while the site is exchanged, and never missing`() throws {
        @Sendable func page(_ word: String) -> String { "<head></head>" + String(repeating: "\(word) ", count: 20_000) }
        try withSite(["a.html": page("0")]) { site in
            let publishing = BackgroundTask { for number in 1...30 { try? site.publish(["a.html": page("\(number % 10)")]) } }
            for _ in 0..<60 {
                let answer = site.ask("/a.html")
                #expect(answer.hasPrefix("HTTP/1.1 200"))
                let body = answer.split(separator: "</head>").last ?? ""
                #expect(Set(body.split(separator: " ")).count == 1)
            }
            publishing.value()
        }
    }
}
