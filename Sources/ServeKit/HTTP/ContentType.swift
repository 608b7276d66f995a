/// The media type of a file, by the ending of its name.
enum ContentType {
    static let html = "text/html; charset=utf-8"
    static let script = "text/javascript; charset=utf-8"
    static let style = "text/css; charset=utf-8"

    private static let types = [
        "html": html, "js": script, "css": style, "json": "application/json", "jsonl": text, "md": "text/markdown; charset=utf-8",
        "txt": text, "swift": text, "po": text, "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "ico": "image/x-icon",
        "wasm": "application/wasm", "woff2": "font/woff2",
    ]
    private static let text = "text/plain; charset=utf-8"

    static func of(_ name: String) -> String {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}
