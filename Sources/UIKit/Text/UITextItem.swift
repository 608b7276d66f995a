/// A part of a text on which the user can act.
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
    }

    public final let content: Content
    public final let range: NSRange

    init(_ link: TextLink) {
        content = .link(link.url)
        range = link.range
        super.init()
    }
}
