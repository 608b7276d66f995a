import Testing

struct ImportArrowTests {
    @Test func `a file imports only what the arrows allow`() {
        for file in SourceFile.all {
            let allowed = ModuleArrows.allowed(in: file)
            for found in file.imports where !allowed.contains(found.module) {
                Issue.record("\(file.path):\(found.line): \(file.module) may not import \(found.module)")
            }
        }
    }

    @Test func `every module stands in the table of arrows`() {
        let modules = Set(SourceFile.all.map(\.module))
        #expect(modules == Set(ModuleArrows.own.keys))
    }

    @Test(arguments: ModuleArrows.own.keys.sorted())
    func `Package.swift declares the arrows of the table and no others`(module: String) throws {
        let declared = try dependencies(of: module)
        let systemLibraries = ModuleArrows.systemLibraries[module] ?? []
        #expect(declared.subtracting(systemLibraries) == ModuleArrows.own[module])
    }

    @Test(arguments: ModuleArrows.systemLibraries.values.joined().sorted())
    func `a C library stands behind one file`(library: String) {
        let files = SourceFile.all.filter { $0.imports.contains { $0.module == library } }
        #expect(files.count <= 1, "\(files.map(\.path))")
    }

    @Test func `the program is one file`() {
        #expect(SourceFile.all.filter { $0.module == "evdoc" }.map(\.path) == ["Sources/evdoc/main.swift"])
    }

    @Test func `imports are read whatever their attributes, access and kind`() {
        let file = SourceFile(
            path: "Sources/UIKit/A.swift",
            text: """
                import A
                @_exported import struct B.Point
                    @preconcurrency @_spi(Private) package import C
                // import D
                let important = 1
                """)
        #expect(file.imports.map(\.module) == ["A", "B", "C"])
        #expect(file.imports.map(\.line) == [1, 2, 3])
    }

    /// The dependencies that Package.swift gives to a target.
    private func dependencies(of module: String) throws -> Set<String> {
        let manifest = SourceFile.read("Package.swift")
        let target = try Regex(#"\.(?:target|executableTarget)\(\s*name: "\#(module)"(?:,\s*dependencies: \[([^\]]*)\])?"#)
        let match = try #require(manifest.firstMatch(of: target), "Package.swift has no target \(module)")
        let list = match.output[1].substring ?? ""
        return Set(list.matches(of: #/"(\w+)"/#).map { String($0.output.1) })
    }
}
