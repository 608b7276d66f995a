extension HTML {
    /// One piece or the other. A conditional between two literals within an interpolation would be text, not HTML.
    static func when(_ condition: Bool, _ html: @autoclosure () -> HTML, else other: @autoclosure () -> HTML = "") -> HTML {
        condition ? html() : other()
    }

    /// A heading with a link to itself; `link` is the link's label.
    static func heading(_ level: Int, id: String, text: String, _ content: HTML? = nil, link: String) -> HTML {
        let inner = content ?? HTML(text: text)
        return """
            <h\(level) id="\(id)">\(inner)\u{A0}<a class="anchor" href="\(Route.fragment(id))" aria-label="\(link)">#</a></h\(level)>

            """
    }

    /// A scrolling frame for content wider than the page, with keyboard support.
    static func scrolling(_ label: String, _ content: HTML) -> HTML {
        "<div class=\"scroll\" role=\"group\" aria-label=\"\(label)\" tabindex=\"0\">\(content)</div>\n"
    }

    /// Lines of code; lines wider than the page scroll.
    static func codeBlock(_ code: HTML, _ attributes: HTML = "") -> HTML {
        "<pre tabindex=\"0\"><code\(attributes)>\(code)</code></pre>\n"
    }

    /// A part of a page with a heading of its own; empty if the content is empty.
    static func section(_ id: String, _ title: String, _ content: HTML, link: String) -> HTML {
        guard !content.isEmpty else { return "" }
        return """
            <section aria-labelledby="\(id)">
            \(heading(2, id: id, text: title, link: link))\(content)</section>

            """
    }

    static func unorderedList(_ items: [HTML], class name: String) -> HTML {
        guard !items.isEmpty else { return "" }
        return "<ul class=\"\(name)\">\n\(items.map { "<li>\($0)</li>\n" as HTML })</ul>\n"
    }
}
