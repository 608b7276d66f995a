/// Nodes that refer to each other, with how often; a cast of what one stores to a class of the other is a reference.
struct ReferenceGraph {
    /// In the order in which they were given.
    let nodes: [String]
    private var arrows: [String: [String: Int]] = [:]

    init(nodes: [String]) {
        self.nodes = nodes
    }

    mutating func add(from: String, to: String, count: Int = 1) {
        guard from != to else { return }
        arrows[from, default: [:]][to, default: 0] += count
    }

    func targets(of node: String) -> [String] { (arrows[node] ?? [:]).keys.sorted() }

    func count(from: String, to: String) -> Int { arrows[from]?[to] ?? 0 }

    var arrowCount: Int { arrows.values.reduce(0) { $0 + $1.count } }

    /// The strongly connected components of more than one node, by Tarjan's algorithm; nodes of each sorted. O(nodes + arrows).
    var cycles: [[String]] {
        var search = Search(graph: self)
        for node in nodes where search.indices[node] == nil { search.visit(node) }
        return search.components
    }

    private struct Search {
        let graph: ReferenceGraph
        var indices: [String: Int] = [:]
        var lows: [String: Int] = [:]
        var stack: [String] = []
        var onStack: Set<String> = []
        var components: [[String]] = []

        init(graph: ReferenceGraph) {
            self.graph = graph
        }

        mutating func visit(_ node: String) {
            let index = indices.count
            (indices[node], lows[node]) = (index, index)
            stack.append(node)
            onStack.insert(node)
            for target in graph.targets(of: node) {
                if indices[target] == nil {
                    visit(target)
                    lows[node] = min(lows[node]!, lows[target]!)
                } else if onStack.contains(target) {
                    lows[node] = min(lows[node]!, indices[target]!)
                }
            }
            if lows[node] == index { take(from: node) }
        }

        private mutating func take(from node: String) {
            let component = Array(stack[stack.lastIndex(of: node)!...])
            stack.removeLast(component.count)
            onStack.subtract(component)
            if component.count > 1 { components.append(component.sorted()) }
        }
    }
}

extension SourceIndex {
    /// The files of a module.
    func fileGraph(of module: String) -> ReferenceGraph {
        graph(of: module) { $0.path }
    }

    /// The folders of a module.
    func folderGraph(of module: String) -> ReferenceGraph {
        graph(of: module) { $0.folder }
    }

    /// All modules of the package.
    var moduleGraph: ReferenceGraph {
        var graph = ReferenceGraph(nodes: Set(files.map(\.module)).sorted())
        for file in files {
            for (target, count) in references(of: file) { graph.add(from: file.module, to: files[target].module, count: count) }
        }
        return graph
    }

    private func graph(of module: String, _ node: (IndexedFile) -> String) -> ReferenceGraph {
        let members = files.filter { $0.module == module }
        var graph = ReferenceGraph(nodes: Set(members.map(node)).sorted())
        for file in members {
            for (target, count) in references(of: file) where files[target].module == module {
                graph.add(from: node(file), to: node(files[target]), count: count)
            }
        }
        for cast in casts(in: module) { graph.add(from: node(files[cast.storing]), to: node(files[cast.target])) }
        return graph
    }
}
