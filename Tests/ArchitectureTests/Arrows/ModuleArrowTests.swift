import Foundation
import Testing

struct ModuleArrowTests {
    private let index = SourceIndex.current
    private var files: [IndexedFile] { index.files.filter { ModuleArrows.own.keys.contains($0.module) } }

    @Test func `the index has each file of the package once, and no other`() {
        let indexed = index.files.map(\.path)
        // The importer's own are no part of the package: `evdoc import` compiles them.
        let onDisk = (SourceFile.all + SourceFile.tests).map(\.path).filter { !$0.hasPrefix("Sources/EvdocCommand/Import/Program/") }
            .sorted()
        #expect(
            indexed.filter { !$0.hasPrefix("Benchmarks/") && !$0.hasPrefix("Tools/") } == onDisk,
            "`swift build --build-tests` writes the index")
    }

    @Test func `a module refers only to those below it`() {
        let graph = index.moduleGraph
        for module in ModuleArrows.own.keys.sorted() {
            let found = Set(graph.targets(of: module)).subtracting(ModuleArrows.references(of: module))
            #expect(found.sorted() == [], "\(module) may not refer to these")
        }
    }

    @Test func `a file imports only what the arrows allow`() {
        for file in files {
            let allowed = ModuleArrows.imports(of: file)
            for found in index.imports(of: file) where !allowed.contains(found.module) {
                Issue.record("\(file.path):\(found.line): \(file.module) may not import \(found.module)")
            }
        }
    }

    /// All folders of experiments may refer to the same, whether each of them does or not.
    @Test func `each arrow of the table is there`() {
        let graph = index.moduleGraph
        for (module, allowed) in ModuleArrows.own where !ModuleArrows.isFolderOfExperiments(module) {
            let imported = files.filter { $0.module == module }.flatMap { index.imports(of: $0).map(\.module) }
            #expect(allowed.subtracting(graph.targets(of: module)).subtracting(imported).sorted() == [], "\(module) does not need these")
        }
    }

    /// The build's own description names all targets below one, direct or not.
    @Test func `the package declares the arrows of the table and no others`() throws {
        struct Build: Decodable { let targetDependencyMap: [String: [String]] }
        let description = try Data(contentsOf: Toolchain.products.appendingPathComponent("description.json"))
        let declared = try JSONDecoder().decode(Build.self, from: description).targetDependencyMap
        for module in ModuleArrows.own.keys.sorted() {
            #expect(Set(try #require(declared[module])) == below(module), "\(module)")
        }
    }

    private func below(_ module: String) -> Set<String> {
        let direct = ModuleArrows.own[module] ?? []
        return direct.reduce(direct.union(ModuleArrows.systemLibraries[module] ?? [])) { $0.union(below($1)) }
    }

    @Test(arguments: ModuleArrows.systemLibraries.values.joined().sorted())
    func `a C library stands behind one file`(library: String) {
        let importing = files.filter { file in index.imports(of: file).contains { $0.module == library } }
        #expect(importing.count <= 1, "\(importing.map(\.path))")
    }

    @Test func `the program is one file`() {
        #expect(files.filter { $0.module == "evdoc" }.map(\.path) == ["Sources/evdoc/main.swift"])
    }
}
