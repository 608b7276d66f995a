import Foundation
import ProjectFiles

/// The symbols that a DocC archive describes: a tree of modules, types and members.
public struct DocCArchive: Sendable {
    struct Symbol: Sendable {
        let path: DocCPath
        let node: DocCNode
    }

    /// A file of an archive that is not a page of DocC.
    public struct Mistake: Error {
        /// The path below `data/documentation`.
        public let path: String
        public let reason: String
    }

    private let symbols: [DocCPath: Symbol]
    /// The modules, sorted by name.
    let modules: [Symbol]
    private let paths: [String: DocCPath]

    public static let empty = DocCArchive([:])

    /// Reads the JSON below `data/documentation` of an archive: `uikit/uiview.json`. O(bytes).
    public init(_ files: [SiteFile]) throws(Mistake) {
        let read = files.indices.concurrentMap { index -> Result<Symbol, Mistake> in
            let file = files[index]
            do {
                let node = try JSONDecoder().decode(DocCNode.self, from: Data(file.bytes))
                return .success(Symbol(path: DocCPath(file: file.path), node: node))
            } catch {
                return .failure(Mistake(path: file.path, reason: "\(error)"))
            }
        }
        var symbols: [DocCPath: Symbol] = [:]
        for result in read {
            let symbol = try result.get()
            symbols[symbol.path] = symbol
        }
        self.init(symbols)
    }

    /// Keeps the symbols that the page of a module leads to: other symbols have no place on a page.
    private init(_ all: [DocCPath: Symbol]) {
        modules = all.values.filter { $0.path.depth == 1 && $0.node.isModule }.sorted { $0.path < $1.path }
        var symbols: [DocCPath: Symbol] = [:]
        var rest = modules
        while let symbol = rest.popLast() {
            guard symbols.updateValue(symbol, forKey: symbol.path) == nil else { continue }
            rest += DocCArchive.children(of: symbol, among: all).flatMap(\.symbols)
        }
        self.symbols = symbols
        let sorted = symbols.values.sorted { $0.path < $1.path }
        paths = Dictionary(sorted.map { (DocCArchive.name(of: $0, in: symbols), $0.path) }) { first, _ in first }
    }

    var isEmpty: Bool { modules.isEmpty }

    /// The path of a name, as `UIView` or `UIControl.State.disabled`; nil if the archive does not have the name.
    func path(of name: String) -> DocCPath? { paths[name] }

    /// The name as in code that imports the module.
    func name(of symbol: Symbol) -> String { DocCArchive.name(of: symbol, in: symbols) }

    /// The title of a nested type already contains the outer type.
    private static func name(of symbol: Symbol, in symbols: [DocCPath: Symbol]) -> String {
        let title = symbol.node.metadata.title
        guard symbol.path.depth > 2, let owner = symbols[symbol.path.parent]?.node.metadata.title else { return title }
        return title.hasPrefix("\(owner).") ? title : "\(owner).\(title)"
    }

    /// The symbols with a page of their own: those directly below the module.
    func pages(of module: Symbol) -> [Symbol] { children(of: module).flatMap(\.symbols) }

    /// The symbols directly below a symbol, under the headings of the archive. Omits what the compiler makes: DocC lists it as a page
    /// without a declaration.
    func children(of symbol: Symbol) -> [Group] { DocCArchive.children(of: symbol, among: symbols) }

    typealias Group = (title: String, symbols: [Symbol])

    private static func children(of symbol: Symbol, among symbols: [DocCPath: Symbol]) -> [Group] {
        (symbol.node.topicSections ?? []).compactMap { topic in
            let below = topic.identifiers.compactMap { target($0, in: symbol.node, among: symbols) }
                .filter { $0.node.metadata.symbolKind != nil && $0.path.parent == symbol.path }
            return below.isEmpty ? nil : (topic.title ?? "", below)
        }
    }

    /// The symbol of this archive that an identifier on the page of a symbol leads to.
    func target(_ identifier: String, in node: DocCNode) -> Symbol? { DocCArchive.target(identifier, in: node, among: symbols) }

    private static func target(_ identifier: String, in node: DocCNode, among symbols: [DocCPath: Symbol]) -> Symbol? {
        node.references?[identifier]?.url.flatMap(DocCPath.init(address:)).flatMap { symbols[$0] }
    }
}
