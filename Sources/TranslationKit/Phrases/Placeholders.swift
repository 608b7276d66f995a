/// The placeholders of phrases: `{count}` stands for a value. A brace that encloses no plain name is a brace.
public enum Placeholders {
    /// Puts the values in the places that name them; a placeholder without a value stays. Braces in values stay as they are. O(length).
    public static func fill(_ phrase: String, _ values: KeyValuePairs<String, String>) -> String {
        guard !values.isEmpty else { return phrase }
        var filled = ""
        read(phrase) {
            filled += $0
        } value: { name in
            guard let value = values.first(where: { $0.key == name })?.value else { return false }
            filled += value
            return true
        }
        return filled
    }

    /// The sorted names in a phrase, each as often as the phrase has it.
    public static func names(in phrase: String) -> [String] {
        var names: [String] = []
        var rest = phrase[...]
        while let placeholder = first(in: rest) {
            names.append(String(placeholder.name))
            rest = phrase[placeholder.end...]
        }
        return names.sorted()
    }

    /// Reads a phrase from its beginning to its end. `value` receives the name in each placeholder and returns whether the name has a
    /// value; if not, the placeholder is text. O(length).
    public static func read(_ phrase: String, text: (Substring) -> Void, value: (Substring) -> Bool) {
        var rest = phrase[...]
        while let placeholder = first(in: rest) {
            text(phrase[rest.startIndex..<placeholder.start])
            if !value(placeholder.name) { text(phrase[placeholder.start..<placeholder.end]) }
            rest = phrase[placeholder.end...]
        }
        text(rest)
    }

    /// The first placeholder in a text: its beginning and end with the braces, and the name between them.
    private static func first(in text: Substring) -> (start: String.Index, name: Substring, end: String.Index)? {
        let bytes = text.utf8
        // OPTIMIZATION: most phrases have no placeholder, and reading bytes takes a fraction of reading indices.
        guard bytes.withContiguousStorageIfAvailable({ $0.contains(UInt8(ascii: "{")) }) ?? true else { return nil }
        var rest = bytes[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            rest = bytes[bytes.index(after: open)...]
            let name = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "}") else { continue }
            return (open, Substring(name), bytes.index(after: name.endIndex))
        }
        return nil
    }
}
