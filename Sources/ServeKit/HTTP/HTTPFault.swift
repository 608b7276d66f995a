/// The reason for a request that is refused.
enum HTTPFault: Error, Equatable {
    case badRequest
    /// A page of another site makes the request.
    case foreign
    case notFound
    case methodNotAllowed
    case timeout
    /// The request names a host other than this machine: a page of the web makes this server look like its own.
    case misdirected
    case headTooLarge
    case busy

    /// Status and reason, as in RFC 9110.
    var status: String {
        switch self {
        case .badRequest: "400 Bad Request"
        case .foreign: "403 Forbidden"
        case .notFound: "404 Not Found"
        case .methodNotAllowed: "405 Method Not Allowed"
        case .timeout: "408 Request Timeout"
        case .misdirected: "421 Misdirected Request"
        case .headTooLarge: "431 Request Header Fields Too Large"
        case .busy: "503 Service Unavailable"
        }
    }

    /// The response to the refused request. Closes the connection: the following bytes cannot be trusted to be a request.
    var response: HTTPResponse {
        var response = HTTPResponse(status, "text/plain; charset=utf-8", .bytes(Array("\(status)\n".utf8)))
        if self == .methodNotAllowed { response.fields.append(("Allow", "GET, HEAD")) }
        response.closes = true
        return response
    }
}
