/// Copies the text of an element; shown where there is a script to do so.
enum CopyButton {
    /// `id` is the element's.
    static func html(of id: String, _ context: PageContext) -> HTML {
        """
        <button type="button" class="copy" hidden data-copy="\(id)" data-copied="\(context.say(FramePhrase.copied))">\(context.say(FramePhrase.copy))</button>
        """
    }
}
