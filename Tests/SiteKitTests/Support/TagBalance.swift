/// Reads HTML strictly enough to find what a browser would forgive: tags that do not match, ids used twice, bare ampersands.
struct TagBalance {
    private(set) var faults: [String] = []
    private(set) var ids: [String] = []
    private(set) var links: [String] = []
    private var open: [String] = []

    private static let void: Set = ["meta", "link", "br", "hr", "img", "input", "wbr", "!doctype"]

    init(_ html: String) {
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            checkText(rest[..<start])
            guard let end = TagBalance.end(of: rest[start...]) else {
                faults.append("a tag has no end: \(rest[start...].prefix(40))")
                return
            }
            read(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
            if open.last == "script" {
                // Nothing in a script is a tag until its own end.
                while !rest.isEmpty, !rest.hasPrefix("</script>") { rest.removeFirst() }
            }
        }
        checkText(rest)
        faults += open.map { "<\($0)> is never closed" }
        for (id, count) in Dictionary(grouping: ids, by: { $0 }).mapValues(\.count).sorted(by: { $0.key < $1.key }) where count > 1 {
            faults.append("id “\(id)” is used \(count) times")
        }
    }

    /// A `>` within quotes ends nothing.
    private static func end(of tag: Substring) -> Substring.Index? {
        var isQuoted = false
        return tag.indices.first { index in
            if tag[index] == "\"" { isQuoted.toggle() }
            return tag[index] == ">" && !isQuoted
        }
    }

    private mutating func read(_ tag: Substring) {
        if tag.hasPrefix("/") {
            let name = String(tag.dropFirst())
            if open.last == name { open.removeLast() } else { faults.append("</\(name)> closes <\(open.last ?? "nothing")>") }
            return
        }
        let name = tag.prefix { $0 != " " && $0 != "/" && $0 != "\n" }.lowercased()
        if !TagBalance.void.contains(name), !tag.hasSuffix("/") { open.append(name) }
        if name == "p" || name == "table", open.dropLast().contains("p") { faults.append("<\(name)> within <p>") }
        ids += TagBalance.values(of: "id", in: tag)
        links += TagBalance.values(of: "href", in: tag) + TagBalance.values(of: "src", in: tag)
    }

    private static func values(of attribute: String, in tag: Substring) -> [String] {
        tag.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    private mutating func checkText(_ text: Substring) {
        for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = piece.prefix { $0 != ";" }
            if !["amp", "lt", "gt", "quot"].contains(String(name)) { faults.append("a bare ampersand before “\(piece.prefix(12))”") }
        }
    }
}
