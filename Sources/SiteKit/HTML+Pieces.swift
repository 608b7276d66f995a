extension HTML {
    /// A heading that can be linked to.
    static func heading(_ level: Int, id: String, text: String, _ content: HTML? = nil) -> HTML {
        let inner = content ?? HTML(text: text)
        return """
            <h\(level) id="\(id)">\(inner) <a class="anchor" href="#\(id)" aria-label="Link to: \(text)">#</a></h\(level)>

            """
    }

    /// A frame in which something wider than the page scrolls, by keyboard too.
    static func scrolling(_ content: HTML) -> HTML {
        "<div class=\"scroll\" tabindex=\"0\">\(content)</div>\n"
    }
}
