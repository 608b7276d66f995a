/// `{count}` in a phrase stands for a value. A brace that encloses no plain name is a brace.
public enum Placeholders {
    /// Puts the values in the places that name them; a placeholder without a value stays. Braces in values stay as they are. O(length).
    public static func fill(_ phrase: String, _ values: KeyValuePairs<String, String>) -> String {
        fill(phrase, values.map { ($0.key, $0.value) })
    }

    /// The same with values in an array.
    public static func fill(_ phrase: String, _ values: [(key: String, value: String)]) -> String {
        guard !values.isEmpty else { return phrase }
        return parts(of: phrase).map { part in
            guard part.isPlaceholder else { return String(part.text) }
            return values.first { $0.key == part.name }?.value ?? String(part.text)
        }.joined()
    }

    /// The names in a phrase, each as often as it stands there; sorted.
    public static func names(in phrase: String) -> [String] {
        parts(of: phrase).filter(\.isPlaceholder).map { String($0.name) }.sorted()
    }

    private struct Part {
        let text: Substring
        let isPlaceholder: Bool

        var name: Substring { text.dropFirst().dropLast() }
    }

    private static func parts(of phrase: String) -> [Part] {
        var parts: [Part] = []
        var rest = phrase[...]
        while let open = rest.firstIndex(of: "{") {
            let name = rest[rest.index(after: open)...].prefix { $0.isASCII && $0.isLetter }
            guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "}" else {
                parts.append(Part(text: rest[...open], isPlaceholder: false))
                rest = rest[rest.index(after: open)...]
                continue
            }
            let end = rest.index(after: name.endIndex)
            parts.append(Part(text: rest[..<open], isPlaceholder: false))
            parts.append(Part(text: rest[open..<end], isPlaceholder: true))
            rest = rest[end...]
        }
        return parts + [Part(text: rest, isPlaceholder: false)]
    }
}
