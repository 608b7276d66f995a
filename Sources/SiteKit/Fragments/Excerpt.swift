/// The beginning of a text that somebody can read on.
enum Excerpt {
    /// Up to the first full stop or question mark, of English or Chinese.
    static func firstSentence(of text: String) -> String {
        let characters = Array(text)
        for (index, character) in characters.enumerated() where ".?!。？！".contains(character) {
            let isEnd =
                "。？！".contains(character) || index + 1 == characters.count || characters[index + 1] == " " || characters[index + 1] == "\n"
            if isEnd { return String(characters[...index]) }
        }
        return text
    }
}
