/// A cell of a grid. A phone shows the cells of a row below each other, each with the head of its column.
enum MatrixCell {
    /// Without content the grid has no such case.
    static func html(under column: String, _ content: HTML?) -> HTML {
        let head = HTML(text: column.filter { $0 != "`" })
        return content.map { "<td data-head=\"\(head)\">\($0)</td>" } ?? "<td data-head=\"\(head)\" class=\"absent\">–</td>"
    }
}
