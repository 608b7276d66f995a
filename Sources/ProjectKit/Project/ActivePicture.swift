/// The check that a picture in SVG only draws.
///
/// Opened at its own address, a picture is a document of the site, and could run scripts there.
enum ActivePicture {
    /// Parts of a document that run code, load another document, or declare text that looks like neither.
    private static let parts = [
        "<script", ":script", "foreignobject", "javascript:", "<!entity", "<?xml-stylesheet", "<iframe", "<embed", "<object", "<handler",
    ]
    /// The beginnings of addresses that run nothing.
    private static let addresses = ["#", "https:", "http:", "data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp"]

    /// The reason for which the picture is not published; nil if it only draws. O(bytes).
    static func complaint(_ bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self)?.lowercased(), !text.utf8.contains(0) else { return "it is not UTF-8" }
        if let part = parts.first(where: text.contains) { return "a picture may not have “\(part)”" }
        if let handler = text.firstMatch(of: /[\s"'\/](on[a-z]+)\s*=/) { return "a picture may not have “\(handler.1)=”" }
        for address in text.matches(of: /href\s*=\s*["']?\s*([^"'\s>]*)/) where !addresses.contains(where: address.1.hasPrefix) {
            return "a picture may not lead to “\(address.1)”"
        }
        return text.contains(/attributename\s*=\s*["']?[^"'\s>]*href/) ? "a picture may not change where it leads to" : nil
    }
}
