import Testing

/// Holds modules to what they may not do by the names of the functions that do it.
struct ForbiddenCallTests {
    @Test func `only SiteKit writes files`() {
        for file in SourceFile.all where file.module != "SiteKit" {
            expectNone(of: Self.writing, in: file, because: "SiteKit is the only module that writes files")
        }
    }

    @Test func `the core asks neither the wall clock nor chance`() {
        for file in SourceFile.all where ModuleArrows.core.contains(file.module) {
            expectNone(of: Self.undetermined, in: file, because: "the same run gives the same bytes")
        }
    }

    @Test(arguments: [
        ("try text.write(to: url)", true), ("fopen(path, mode)", true), ("rename(old, new)", true),
        ("manager.createFile(atPath: path)", true), ("fputs(text, stderr)", false), ("read(path)", false),
    ])
    func `a call that writes is told from one that does not`(line: String, writes: Bool) {
        #expect(Self.writing.contains { line.contains($0.wordBoundaryKind(.simple)) } == writes)
    }

    private func expectNone(of calls: [Regex<Substring>], in file: SourceFile, because reason: String) {
        // By default the dot inside `manager.createFile` is no boundary between words.
        let calls = calls.map { $0.wordBoundaryKind(.simple) }
        for (number, line) in file.code {
            for match in calls.compactMap({ line.firstMatch(of: $0) }) {
                Issue.record("\(file.path):\(number): \(match.output) but \(reason)")
            }
        }
    }

    /// Foundation's and the C library's ways to change the file system.
    private static var writing: [Regex<Substring>] {
        [
            #/\.write\(\s*to(?:File)?:/#,
            #/\b(?:create(?:File|Directory|SymbolicLink)|(?:link|copy|move|remove|replace|trash)Item(?:At)?)\(/#,
            #/\bforWriting(?:To|AtPath)\b|\bforUpdating(?:AtPath)?\b|\bOutputStream\(/#,
            #/\b(?:fopen|freopen|fdopen|creat|openat|pwrite|truncate|ftruncate)\(/#,
            #/\b(?:mkdir|mkdirat|mkstemp|mkdtemp|rename|renameat|renameat2|unlink|unlinkat|rmdir|symlink|link)\(/#,
            #/\bO_(?:WRONLY|RDWR|CREAT)\b/#,
        ]
    }

    /// Clocks, random numbers, and what differs from process to process.
    private static var undetermined: [Regex<Substring>] {
        [
            #/\b(?:Date|ContinuousClock|SuspendingClock|SystemRandomNumberGenerator|UUID)\(/#,
            #/\b(?:clock_gettime|gettimeofday|arc4random|arc4random_uniform|DispatchTime)\b/#,
            #/\.(?:random|shuffled|shuffle|randomElement)\(/#,
            #/\.hashValue\b/#,
        ]
    }
}
