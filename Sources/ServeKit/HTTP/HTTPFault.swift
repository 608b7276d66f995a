/// Why a request is not answered with what it asks for.
enum HTTPFault: Error, Equatable {
    case badRequest
    case notFound
    case methodNotAllowed
    case timeout
    /// It names a host that is not this machine: a page of the web has it look like its own.
    case misdirected
    case headTooLarge
    case busy

    /// Status and reason, as RFC 9110 has them.
    var status: String {
        switch self {
        case .badRequest: "400 Bad Request"
        case .notFound: "404 Not Found"
        case .methodNotAllowed: "405 Method Not Allowed"
        case .timeout: "408 Request Timeout"
        case .misdirected: "421 Misdirected Request"
        case .headTooLarge: "431 Request Header Fields Too Large"
        case .busy: "503 Service Unavailable"
        }
    }

    /// Closes the connection: what follows on it cannot be trusted to be a request.
    var response: HTTPResponse {
        var response = HTTPResponse(status, "text/plain; charset=utf-8", .bytes(Array("\(status)\n".utf8)))
        if self == .methodNotAllowed { response.fields.append(("Allow", "GET, HEAD")) }
        response.closes = true
        return response
    }
}
