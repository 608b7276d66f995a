/// The path of a request, as names below the site's folder, decoded once.
struct RequestPath: Equatable {
    /// The path as it is in the request.
    let text: String
    let names: [String]
    /// Whether the path ends with a slash.
    let isFolder: Bool

    /// Takes `/a/b`; throws if a name is `..`, is empty or is not UTF-8.
    init(_ text: String) throws(HTTPFault) {
        guard text.hasPrefix("/") else { throw .badRequest }
        self.text = text
        var parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        isFolder = parts.last == ""
        if isFolder { parts.removeLast() }
        var names: [String] = []
        for part in parts {
            let name = try RequestPath.decoded(part)
            let isName = !["", ".", ".."].contains(name)
            guard isName, !name.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "/") || $0 == 0x7F }) else { throw .notFound }
            names.append(name)
        }
        self.names = names
    }

    private static func decoded(_ part: String) throws(HTTPFault) -> String {
        var bytes: [UInt8] = []
        var rest = part.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(Substring(rest.prefix(2)))
            guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16) else { throw .badRequest }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard let name = String(validating: bytes, as: UTF8.self) else { throw .badRequest }
        return name
    }
}
