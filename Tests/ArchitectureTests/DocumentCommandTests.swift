import Testing

/// Holds the commands that README and CONTRIBUTING tell readers to type to what is there. `make own-package` types README's.
struct DocumentCommandTests {
    @Test(arguments: Self.documents)
    func `every goal of make that a document names is in the Makefile`(document: String) {
        let goals = commands(in: document).flatMap { $0.split(separator: " ").first == "make" ? words(after: "make", in: $0) : [] }
        #expect(!goals.isEmpty)
        #expect(Set(goals.filter { !$0.contains("=") }).subtracting(Self.goals).sorted() == [])
    }

    @Test(arguments: Self.documents)
    func `a filter that a document names finds a suite`(document: String) {
        let suites = SourceFile.tests.map { String($0.baseName.dropLast(".swift".count)) }
        for word in commands(in: document).flatMap({ words(after: "make", in: $0) }) where word.hasPrefix("ONLY=") && word != "ONLY=trace" {
            #expect(suites.contains(String(word.dropFirst("ONLY=".count))), "\(document): \(word)")
        }
    }

    @Test(arguments: Self.documents)
    func `a target that a document names is a module`(document: String) {
        for command in commands(in: document) {
            for word in words(after: "make", in: command) where word.hasPrefix("TARGET=") {
                #expect(ModuleArrows.own[String(word.dropFirst("TARGET=".count))] != nil, "\(document): \(command)")
            }
        }
    }

    /// `swift test --filter X` ends well when X matches nothing, so that no document may name it.
    @Test(arguments: Self.documents)
    func `no document names a filter that may find nothing`(document: String) {
        #expect(!SourceFile.read(document).contains("swift test --filter"))
    }

    private static let documents = ["README.md", "CONTRIBUTING.md"]

    private static let goals = Set(
        SourceFile.read("Makefile").split(separator: "\n").compactMap { line in
            line.prefixMatch(of: #/([a-z][a-z0-9-]*):/#).map { String($0.output.1) }
        })

    /// What stands between backticks on one line, and the lines of blocks of code.
    private func commands(in document: String) -> [String] {
        let text = SourceFile.read(document)
        let inline = text.matches(of: #/`([^`\n]+)`/#).map { String($0.output.1) }
        var isCode = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return isCode
        }
        return inline + lines.map { String($0.prefix { $0 != "#" }) }
    }

    private func words(after word: String, in command: String) -> [String] {
        let words = command.split(separator: " ").map(String.init)
        return words.firstIndex(of: word).map { Array(words[($0 + 1)...]) } ?? []
    }
}
