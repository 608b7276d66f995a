import ProjectFiles

/// The response to a request.
struct HTTPResponse {
    enum Body {
        case none
        case bytes([UInt8])
        case file(OpenFile)
        /// A body that continues until the client closes the connection.
        case news
    }

    static let ok = "200 OK"

    var status: String
    var fields: [(name: String, value: String)]
    var body: Body
    /// Whether the connection closes after this response.
    var closes = false

    /// A response that is not cached, unless a field says otherwise.
    init(_ status: String, _ type: String? = nil, _ body: Body = .none) {
        self.status = status
        self.body = body
        fields = type.map { [("Content-Type", $0)] } ?? []
    }

    /// Fields that let only pages of the site itself use a response: other sites could otherwise read its scripts.
    private static let always = """
        Server: evdoc\r
        X-Content-Type-Options: nosniff\r
        Cross-Origin-Resource-Policy: same-origin\r
        X-Frame-Options: SAMEORIGIN\r

        """

    /// The bytes before the body.
    var head: [UInt8] {
        var text = "HTTP/1.1 \(status)\r\n\(HTTPResponse.always)"
        if !fields.contains(where: { $0.name == "Cache-Control" }) { text += "Cache-Control: no-store\r\n" }
        for field in fields { text += "\(field.name): \(field.value)\r\n" }
        if let length { text += "Content-Length: \(length)\r\n" }
        if endsConnection { text += "Connection: close\r\n" }
        return Array((text + "\r\n").utf8)
    }

    /// Whether the connection ends with this response. A stream of events has no length, so it ends with the connection.
    var endsConnection: Bool {
        if case .news = body { return true }
        return closes
    }

    /// The length of the body; nil for a stream of events and for an unchanged file.
    private var length: Int? {
        switch body {
        case .none: status.hasPrefix("304") ? nil : 0
        case .bytes(let bytes): bytes.count
        case .file(let file): file.size
        case .news: nil
        }
    }
}
