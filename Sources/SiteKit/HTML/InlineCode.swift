import ReportKit

/// One line of prose with code in backticks.
enum InlineCode {
    static func html(_ text: String) -> HTML {
        var text = text
        return text.withUTF8 { utf8 in
            let count = utf8.count { $0 == backtick }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(utf8.count + count * 7 + 16)
            var rest = utf8[...]
            if count % 2 == 0 {
                var isCode = false
                while let end = rest.firstIndex(of: backtick) {
                    Markup.write(UnsafeBufferPointer(rebasing: rest[..<end]), into: &bytes)
                    bytes += (isCode ? "</code>" : "<code>").utf8
                    isCode.toggle()
                    rest = rest[(end + 1)...]
                }
            }
            Markup.write(UnsafeBufferPointer(rebasing: rest), into: &bytes)
            return HTML(verbatim: bytes)
        }
    }

    /// The same, with links in place of the ids of experiments, in backticks or not.
    static func html(_ text: String, linking link: (String) -> HTML?) -> HTML {
        ExperimentMention.parts(of: text).flatMap { part -> [HTML] in
            part.isCode
                ? [link(part.text) ?? "<code>\(part.text)</code>"]
                : ExperimentMention.pieces(of: part.text, plain: { HTML(text: $0) }, link: link)
        }.joined()
    }

    /// The text without the backticks, for titles and attributes, which cannot show code.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(backtick) else { return text }
        return String(decoding: text.utf8.filter { $0 != backtick }, as: UTF8.self)
    }

    private static let backtick = UInt8(ascii: "`")
}
