import SiteKit

/// What goes back for a request.
struct HTTPResponse {
    enum Body {
        case none
        case bytes([UInt8])
        case file(OpenFile)
        /// Goes on for as long as the client listens.
        case news
    }

    static let ok = "200 OK"

    var status: String
    var fields: [(name: String, value: String)]
    var body: Body
    /// Whether it is the last on its connection.
    var closes = false

    /// Not to be kept, unless a field says otherwise.
    init(_ status: String, _ type: String? = nil, _ body: Body = .none) {
        self.status = status
        self.body = body
        fields = type.map { [("Content-Type", $0)] } ?? []
    }

    /// Nobody but pages of the site itself may use what is served: other sites could read its scripts otherwise.
    private static let always = """
        Server: evdoc\r
        X-Content-Type-Options: nosniff\r
        Cross-Origin-Resource-Policy: same-origin\r
        X-Frame-Options: SAMEORIGIN\r

        """

    /// Everything before the body.
    var head: [UInt8] {
        var text = "HTTP/1.1 \(status)\r\n\(HTTPResponse.always)"
        if !fields.contains(where: { $0.name == "Cache-Control" }) { text += "Cache-Control: no-store\r\n" }
        for field in fields { text += "\(field.name): \(field.value)\r\n" }
        if let length { text += "Content-Length: \(length)\r\n" }
        if endsConnection { text += "Connection: close\r\n" }
        return Array((text + "\r\n").utf8)
    }

    /// News have no length: the end of the connection is theirs.
    var endsConnection: Bool {
        if case .news = body { return true }
        return closes
    }

    /// A file that has not changed has none.
    private var length: Int? {
        switch body {
        case .none: status.hasPrefix("304") ? nil : 0
        case .bytes(let bytes): bytes.count
        case .file(let file): file.size
        case .news: nil
        }
    }
}
