/// Names the files of pages about names of the API.
enum APIFileNames {
    /// The file names by title. Each is the base name if that is unique, else the name with labels, and with a number if that is taken as
    /// well. Capitals do not count, as on most disks. O(titles).
    static func names(of titles: [String]) -> [String: String] {
        let namesakes = Dictionary(grouping: titles) { base($0).lowercased() }
        // The list of all pages has the name `index`.
        var taken: Set<String> = ["index"]
        var names: [String: String] = [:]
        for title in titles.sorted() {
            let isAlone = namesakes[base(title).lowercased()]?.count == 1
            let wanted = isAlone ? base(title) : ([base(title)] + labels(title)).joined(separator: "-")
            let free = [wanted] + (2...titles.count + 1).map { "\(wanted)-\($0)" }
            guard let name = free.first(where: { taken.insert($0.lowercased()).inserted }) else { continue }
            names[title] = name
        }
        return names
    }

    private static func base(_ title: String) -> String { String(title.prefix { $0 != "(" }) }

    private static func labels(_ title: String) -> [String] {
        title.drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init).filter { $0 != "_" && $0 != ")" }
    }
}
