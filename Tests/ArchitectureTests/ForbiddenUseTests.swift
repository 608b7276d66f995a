import Testing

/// Holds modules to what they may not do by the functions that do it.
struct ForbiddenUseTests {
    private let index = SourceIndex.current

    @Test func `only SiteKit writes files`() {
        expectNone(of: .writing, because: "SiteKit is the only module that writes files") { $0.module != "SiteKit" }
    }

    @Test func `SiteKit is seen to write files`() {
        #expect(index.files.contains { $0.module == "SiteKit" && !uses(of: .writing, in: $0).isEmpty })
    }

    @Test func `the core asks neither the wall clock nor chance`() {
        expectNone(of: .undetermined, because: "the same run gives the same bytes") { ModuleArrows.core.contains($0.module) }
    }

    @Test(arguments: [
        ("write(to:options:)", true), ("write(_:)", false), ("fopen(_:_:)", true), ("O_CREAT", true), ("init(forWritingTo:)", true),
        ("writer", false), ("fputs(_:_:)", false),
    ])
    func `a function that writes files is told from one that does not`(name: String, writes: Bool) {
        #expect(ForbiddenUses.writing.forbids(name) == writes)
    }

    private func expectNone(of forbidden: ForbiddenUses, because reason: String, where isHeld: (IndexedFile) -> Bool) {
        for file in index.files where ModuleArrows.own.keys.contains(file.module) && isHeld(file) {
            for use in uses(of: forbidden, in: file) { Issue.record("\(use), but \(reason)") }
        }
    }

    /// Of the system's declarations: one of the package's own may have such a name.
    private func uses(of forbidden: ForbiddenUses, in file: IndexedFile) -> [String] {
        file.occurrences.compactMap { occurrence in
            let name = index.symbols[occurrence.symbol].name
            guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit),
                index.definingFiles[occurrence.symbol] == nil, forbidden.forbids(name)
            else { return nil }
            return "\(file.path):\(occurrence.line): `\(name)`"
        }
    }
}
