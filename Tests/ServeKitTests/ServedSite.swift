import Foundation
import ProjectFiles

@testable import ServeKit

/// A site in a directory of its own, and a server of it on a free port.
struct ServedSite {
    let root: String
    let server: SiteServer
    let feed = ReloadFeed(BuildState(version: "run-0"))

    static let page = """
        <!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'; connect-src 'none'">
        </head><body><p>hello</p></body></html>
        """

    init(_ files: [String: String] = ["index.html": page], head: Double = 10) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "evdoc-served-\(UUID().uuidString)").path
        var patience = Connection.Patience()
        patience.head = head
        server = try SiteServer(site: "\(root)/site", port: 0, feed: feed, patience: patience)
        try publish(files)
        server.start()
    }

    func publish(_ files: [String: String]) throws {
        guard !files.isEmpty else { return }
        try Publisher(output: "\(root)/site").publish(files.sorted { $0.key < $1.key }.map { SiteFile(path: $0.key, text: $0.value) })
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }

    var host: String { "localhost:\(server.port)" }

    /// The whole answer to a request with these fields, on a connection of its own.
    func ask(_ path: String, method: String = "GET", host: String? = nil, fields: String = "") -> String {
        let client = Client(port: server.port)
        client.send("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? self.host)\r\nConnection: close\r\n\(fields)\r\n")
        return client.read()
    }
}

/// A site that is there while `body` runs.
func withSite(_ files: [String: String] = ["index.html": ServedSite.page], head: Double = 10, _ body: (ServedSite) throws -> Void) throws {
    let site = try ServedSite(files, head: head)
    defer { site.remove() }
    try body(site)
}
