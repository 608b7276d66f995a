/// A file of entries without translations (`.pot`), from which gettext's tools make and refresh the files of a language.
public struct GettextTemplate {
    private let list: MessageList

    public init(_ list: MessageList) {
        self.list = list
    }

    /// The text of the file. The same messages give the same bytes.
    public var text: String {
        let header = """
            # Texts of \(list.topic). evdoc translations writes this file.
            msgid ""
            msgstr ""
            "MIME-Version: 1.0\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"
            "Content-Transfer-Encoding: 8bit\\n"

            """
        return header + list.messages.map { "\n" + entry($0) }.joined()
    }

    /// The entry of a message. Its place is the file without the line: a line that moves is no change for a translator.
    private func entry(_ message: Message) -> String {
        let flag = message.hasPlaceholders ? "#, python-brace-format\n" : ""
        let place = message.location.map { "#: \(file($0.description))\n" } ?? ""
        return "#. \(message.role)\n\(place)\(flag)msgctxt \(GettextString.written(message.key.context))\n"
            + "msgid \(GettextString.written(message.key.english))\nmsgstr \"\"\n"
    }

    private func file(_ place: String) -> Substring { place.prefix { $0 != ":" } }
}
