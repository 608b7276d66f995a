/// The button that copies the text of an element; a script shows it.
enum CopyButton {
    /// `id` is the id of the element.
    static func html(of id: String, _ context: PageContext) -> HTML {
        """
        <button type="button" class="copy" hidden data-copy="\(id)" data-copied="\(context.say(FramePhrase.copied))">\(context.say(FramePhrase.copy))</button>
        """
    }
}
