import Foundation

/// What client code of a module can write, by the toolchain's swift-symbolgraph-extract.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    /// What a declaration is to another: `overrides`, `inheritsFrom`.
    struct Relationship: Decodable, Sendable {
        let kind: String
        let source: String
        let target: String
    }

    struct Symbol: Decodable, Sendable {
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let accessLevel: String
        let location: Location?
        let declarationFragments: [Fragment]?

        struct Fragment: Decodable, Sendable { let spelling: String }
        struct Kind: Decodable, Sendable { let identifier: String }
        struct Identifier: Decodable, Sendable { let precise: String }
        struct Location: Decodable, Sendable {
            let uri: String
            let position: Position
            struct Position: Decodable, Sendable { let line: Int }
        }

        /// The name that the index has for it, too.
        var usr: String { identifier.precise }
        /// With its types, and the labels of a function.
        var name: String { pathComponents.joined(separator: ".") }
        var isOpen: Bool { accessLevel == "open" }
        /// `Sources/UIKit/Views/UIView.swift:12`
        var place: String {
            guard let location else { return "" }
            return "\(location.uri.replacing("file://\(SourceFile.root.path)/", with: "")):\(location.position.line + 1)"
        }
    }

    /// The engine's public declarations, sorted by name; what the compiler makes is not among them.
    static var engine: [Symbol] { get throws { try modules.flatMap(\.symbols).sorted { ($0.name, $0.usr) < ($1.name, $1.usr) } } }

    /// One for each module of the engine.
    static var modules: [SymbolGraph] { get throws { try extracted.get() } }

    private static let extracted = Result { try ModuleArrows.engine.map(extract) }

    private static func extract(_ module: String) throws -> SymbolGraph {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = Toolchain.programs.appendingPathComponent("swift-symbolgraph-extract")
        process.arguments = [
            "-module-name", module, "-target", Toolchain.target, "-minimum-access-level", "public",
            "-skip-synthesized-members", "-I", Toolchain.products.appendingPathComponent("Modules").path,
            "-I", SourceFile.root.appendingPathComponent("Sources/UIKitSubmodules").path,
            "-I", SourceFile.root.appendingPathComponent("Sources/CConcurrency").path, "-output-dir", output.path,
        ]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(module: module, status: process.terminationStatus) }
        let graphs = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted().map { file in
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: output.appendingPathComponent(file)))
        }
        return SymbolGraph(
            symbols: graphs.flatMap(\.symbols).filter { !$0.usr.contains("::SYNTHESIZED::") },
            relationships: graphs.flatMap(\.relationships))
    }

    private struct Failure: Error {
        let module: String
        let status: Int32
    }
}
