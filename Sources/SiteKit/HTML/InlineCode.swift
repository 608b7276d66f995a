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
                    if isCode {
                        write(code: rest[..<end], into: &bytes)
                    } else {
                        Markup.write(UnsafeBufferPointer(rebasing: rest[..<end]), into: &bytes)
                    }
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
                ? [link(part.text) ?? "<code>\(code(part.text))</code>"]
                : ExperimentMention.pieces(of: part.text, plain: { HTML(text: $0) }, link: link)
        }.joined()
    }

    /// The text without the backticks, for titles and attributes, which cannot show code.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(backtick) else { return text }
        return String(decoding: text.utf8.filter { $0 != backtick }, as: UTF8.self)
    }

    /// A name of the API as code; a narrow column may break a long one between two of its words.
    static func code(_ name: String) -> HTML {
        var name = name
        return name.withUTF8 { utf8 in
            var bytes: [UInt8] = []
            write(code: utf8[...], into: &bytes)
            return HTML(verbatim: bytes)
        }
    }

    /// A name with more letters may be wider than a column.
    private static let mostWhole = 18

    private static func write(code: Slice<UnsafeBufferPointer<UInt8>>, into bytes: inout [UInt8]) {
        var rest = code
        if code.count > mostWhole {
            for index in code.indices.dropFirst() where isWordStart(code[index]) && isWordEnd(code[index - 1]) {
                Markup.write(UnsafeBufferPointer(rebasing: rest[..<index]), into: &bytes)
                bytes += "<wbr>".utf8
                rest = rest[index...]
            }
        }
        Markup.write(UnsafeBufferPointer(rebasing: rest), into: &bytes)
    }

    private static func isWordStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ".")
    }

    private static func isWordEnd(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: ":")
    }

    private static let backtick = UInt8(ascii: "`")
}
