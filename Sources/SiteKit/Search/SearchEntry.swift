/// A place that a search can find.
struct SearchEntry: Hashable {
    let route: Route
    let title: String
    /// What it is, in a word: "experiment", "rule", "claim".
    let kind: String
    /// What is searched beside the title.
    let text: String

    /// Marks of code are left out: results are plain text.
    init(route: Route, title: String, kind: String, text: String) {
        self.route = route
        self.title = title.filter { $0 != "`" }
        self.kind = kind
        self.text = text.filter { $0 != "`" }
    }

    /// What the list of results shows below the title.
    var context: String {
        let limit = 160
        guard text.count > limit else { return text }
        let cut = text.prefix(limit)
        return (cut.lastIndex(of: " ").map { String(cut[..<$0]) } ?? String(cut)) + " …"
    }
}
