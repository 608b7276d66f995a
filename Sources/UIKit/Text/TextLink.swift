/// A link in the text of a text view.
struct TextLink {
    let range: NSRange
    let url: URL
}
