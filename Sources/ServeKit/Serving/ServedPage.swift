/// A page as it is served: with the script that loads it again after a change. The published file has no such script.
enum ServedPage {
    static let folder = ".evdoc"
    static let script = "serve.js"
    static let style = "serve.css"
    static let events = "events"

    /// The script connects to this server, which the policy of a published page forbids.
    static func with(_ script: String, in page: [UInt8]) -> [UInt8] {
        guard let end = page.firstRange(of: Array("</head>".utf8)) else { return page }
        let head = String(decoding: page[..<end.lowerBound], as: UTF8.self)
        let opened = head.replacing("connect-src 'none'", with: "connect-src 'self'", maxReplacements: 1)
        return Array((opened + script).utf8) + page[end.lowerBound...]
    }

    static func element(_ version: String) -> String {
        "<script defer src=\"/\(folder)/\(script)\" data-version=\"\(version)\"></script>\n"
    }

    /// A page of the site's top folder, shown at any address: its links begin at the top.
    static func atAnyAddress(_ page: [UInt8]) -> [UInt8] {
        let text = String(decoding: page, as: UTF8.self)
        return Array(text.replacing(/\ (href|src)="(?![#\/]|[a-z]+:)/) { " \($0.1)=\"/" }.utf8)
    }

    /// The page served while there is no site yet.
    static let waiting = Array(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>evdoc serve</title>
        </head>
        <body>
        <main><h1>No site yet</h1><p>It is shown here as soon as it is built.</p></main>
        </body>
        </html>

        """.utf8)
}
