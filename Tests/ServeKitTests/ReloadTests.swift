import Testing

@testable import ServeKit

struct ReloadTests {
    @Test func `a page is sent the state as it is, and each that comes`() throws {
        try withSite { site in
            let client = Client(port: site.server.port)
            client.send("GET /.evdoc/events HTTP/1.1\r\nHost: \(site.host)\r\n\r\n")
            let first = client.read(until: "}\n\n")
            #expect(first.contains("Content-Type: text/event-stream\r\n") && !first.contains("Content-Length"))
            #expect(first.hasSuffix("\r\n\r\ndata: {\"complaints\":[],\"version\":\"run-0\"}\n\n"))
            var state = BuildState(version: "run-1")
            (state.from, state.changed, state.work) = ("run-0", ["a.html"], .building)
            site.feed.tell(state)
            #expect(
                client.read(until: "}\n\n")
                    == "data: {\"changed\":[\"a.html\"],\"complaints\":[],\"from\":\"run-0\",\"version\":\"run-1\",\"work\":\"building\"}\n\n"
            )
        }
    }

    @Test func `what a compiler says is one line of the stream`() throws {
        try withSite { site in
            var state = site.feed.newest
            state.complaints = [Complaint(place: "A.swift:1:2", message: "no “b”", details: "1 | b\n  | ^")]
            site.feed.tell(state)
            let client = Client(port: site.server.port)
            client.send("GET /.evdoc/events HTTP/1.1\r\nHost: \(site.host)\r\n\r\n")
            #expect(client.read(until: "}\n\n").contains("\"details\":\"1 | b\\n  | ^\",\"message\":\"no “b”\",\"place\":\"A.swift:1:2\""))
        }
    }

    @Test func `one that listens late gets the newest, once`() {
        let feed = ReloadFeed(BuildState(version: "a"))
        for version in ["b", "c"] { feed.tell(BuildState(version: version)) }
        feed.listening { bell in
            let news = feed.next(after: nil, bell)
            #expect(news?.state.version == "c")
            #expect(feed.next(after: news?.number, bell) == nil)
        }
    }
}
