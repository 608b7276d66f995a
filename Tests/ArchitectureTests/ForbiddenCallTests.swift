import Testing

/// Holds modules to what they may not do by the names of the functions that do it.
struct ForbiddenCallTests {
    @Test func `only SiteKit writes files`() {
        for file in SourceFile.all where file.module != "SiteKit" {
            expectNone(of: .writing, in: file, because: "SiteKit is the only module that writes files")
        }
    }

    @Test func `the core asks neither the wall clock nor chance`() {
        for file in SourceFile.all where ModuleArrows.core.contains(file.module) {
            expectNone(of: .undetermined, in: file, because: "the same run gives the same bytes")
        }
    }

    @Test(arguments: [
        ("try text.write(to: url)", true), ("FileHandle.standardError.write(data)", false), ("fopen(path, mode)", true),
        ("rename(old, new)", true),
        ("manager.createFile(atPath: path)", true), ("open(path, O_CREAT)", true), ("fputs(text, stderr)", false),
        ("let rename = 1 // rename(old, new)", false),
    ])
    func `a call that writes is told from one that does not`(line: String, writes: Bool) {
        let file = SourceFile(path: "Sources/UIKit/A.swift", text: line)
        #expect(ForbiddenWords.writing.uses(in: file).isEmpty != writes)
    }

    private func expectNone(of words: ForbiddenWords, in file: SourceFile, because reason: String) {
        for use in words.uses(in: file) {
            Issue.record("\(file.path):\(use.line): `\(use.text)`, but \(reason)")
        }
    }
}
