import Testing

/// Holds modules to what they may not do by the functions that do it.
struct ForbiddenUseTests {
    private let index = SourceIndex.current

    @Test func `only ProjectFiles writes files`() {
        expectNone(of: .writing, because: "ProjectFiles is the only module that writes files") { $0.module != "ProjectFiles" }
    }

    @Test(arguments: [ForbiddenUses.writing, .reading])
    func `ProjectFiles is seen to read and write files`(forbidden: ForbiddenUses) {
        #expect(index.files.contains { $0.module == "ProjectFiles" && !uses(of: forbidden, in: $0).isEmpty })
    }

    @Test func `what makes texts and pages reads no files, starts no processes and asks no clock`() {
        let makers: Set = ["TranslationKit", "FigureKit", "SwiftLexing", "ExportKit", "ReportKit", "SiteKit"]
        for forbidden in [ForbiddenUses.reading, .undetermined] {
            expectNone(of: forbidden, because: "the same content gives the same files") { makers.contains($0.module) }
        }
    }

    /// Through the package's own module either.
    @Test func `SiteKit takes of ProjectFiles what does not touch the disk`() {
        let folders = ["Sources/ProjectFiles/Text/", "Sources/ProjectFiles/Work/", "Sources/ProjectFiles/Publishing/SiteFile.swift"]
        for file in index.files where file.module == "SiteKit" {
            for (target, _) in index.references(of: file) where index.files[target].module == "ProjectFiles" {
                let path = index.files[target].path
                if !folders.contains(where: path.hasPrefix) { Issue.record("\(file.path) refers to \(path)") }
            }
        }
    }

    @Test func `the core asks neither the wall clock nor chance`() {
        // Puts the virtual clock in the place of the clocks of Swift's library, which it names for that.
        let stand = "Sources/UIKit/Clock/Task+Sleep.swift"
        expectNone(of: .undetermined, because: "the same run gives the same bytes") {
            ModuleArrows.core.contains($0.module) && $0.path != stand
        }
    }

    @Test(arguments: [
        ("write(to:options:)", true), ("write(_:)", false), ("fopen(_:_:)", true), ("O_CREAT", true), ("init(forWritingTo:)", true),
        ("writer", false), ("fputs(_:_:)", false),
    ])
    func `a function that writes files is distinguished from one that does not`(name: String, writes: Bool) {
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
