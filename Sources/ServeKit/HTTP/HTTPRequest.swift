/// The checked head of a request, as in RFC 9112. Requests with a body are refused.
struct HTTPRequest {
    /// True for GET, false for HEAD.
    let wantsBody: Bool
    let path: RequestPath
    /// The fields; names are in lower case.
    private let fields: [String: String]
    private let isVersion11: Bool

    /// Reads the lines before the empty line.
    init(_ head: [UInt8]) throws(HTTPFault) {
        guard !head.contains(0), let text = String(validating: head, as: UTF8.self) else { throw .badRequest }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else { throw .badRequest }
        guard ["GET", "HEAD"].contains(words[0]) else { throw .methodNotAllowed }
        wantsBody = words[0] == "GET"
        isVersion11 = words[2] == "HTTP/1.1"
        // A query makes no difference to a file.
        path = try RequestPath(String(words[1].prefix { $0 != "?" }))
        fields = try HTTPRequest.fields(lines)
        // No request with a body is served, and the bytes of the body would be read as the next request.
        if fields["transfer-encoding"] != nil || (fields["content-length"] ?? "0") != "0" { throw .badRequest }
    }

    private static func fields(_ lines: [String]) throws(HTTPFault) -> [String: String] {
        var fields: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .badRequest }
            let name = line[..<colon].lowercased()
            guard !name.contains(where: \.isWhitespace) else { throw .badRequest }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            let trimmed = String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
            // A second host makes the request invalid.
            if fields.updateValue(trimmed, forKey: name) != nil, name == "host" { throw .badRequest }
        }
        return fields
    }

    /// The value of a field; its name is in lower case.
    subscript(field: String) -> String? { fields[field] }

    /// Whether a page of another site makes the request. Ports of one machine are one site, so only the own origin counts.
    var isForeign: Bool {
        if let origin = fields["origin"], origin.lowercased() != "http://\(fields["host"]?.lowercased() ?? "")" { return true }
        return !["same-origin", "none", nil].contains(fields["sec-fetch-site"])
    }

    /// Whether the browser shows the response as a page of its own, as it does after a click on a link.
    var isNavigation: Bool {
        fields["origin"] == nil && fields["sec-fetch-mode"] == "navigate" && fields["sec-fetch-dest"] == "document"
    }

    /// Whether the client keeps the connection for another request.
    var keepsOpen: Bool {
        let wish = fields["connection"]?.lowercased()
        return isVersion11 ? wish != "close" : wish == "keep-alive"
    }
}
