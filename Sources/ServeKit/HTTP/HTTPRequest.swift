/// The head of a request, as RFC 9112 spells it: what it asks for, checked. Bodies are not taken.
struct HTTPRequest {
    /// GET; HEAD wants what comes before.
    let wantsBody: Bool
    let path: RequestPath
    /// Names in lower case.
    private let fields: [String: String]
    private let isVersion11: Bool

    /// Reads the lines before the empty one.
    init(_ head: [UInt8]) throws(HTTPFault) {
        guard !head.contains(0), let text = String(validating: head, as: UTF8.self) else { throw .badRequest }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else { throw .badRequest }
        guard ["GET", "HEAD"].contains(words[0]) else { throw .methodNotAllowed }
        wantsBody = words[0] == "GET"
        isVersion11 = words[2] == "HTTP/1.1"
        // A query asks for nothing that a file could give.
        path = try RequestPath(String(words[1].prefix { $0 != "?" }))
        fields = try HTTPRequest.fields(lines)
        // Whoever sends one means something that is not done here, and its bytes would be taken for the next request.
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
            // Two hosts are none.
            if fields.updateValue(trimmed, forKey: name) != nil, name == "host" { throw .badRequest }
        }
        return fields
    }

    /// The value of a field; its name is in lower case.
    subscript(field: String) -> String? { fields[field] }

    /// Whether the client wants to ask for more.
    var keepsOpen: Bool {
        let wish = fields["connection"]?.lowercased()
        return isVersion11 ? wish != "close" : wish == "keep-alive"
    }
}
