import Testing

/// The names that conclusions are indexed by.
struct APINamesTests {
    private var listed: Set<String> {
        let file = SourceFile.all.first { $0.path.hasSuffix("Conclusions/APINames.swift") }
        let list = file?.text.split(separator: "\"\"\"").dropFirst().first ?? ""
        return Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    @Test func `every name is one that the engine declares`() {
        let declared = SourceFile.all.filter { ModuleArrows.engine.contains($0.module) }.flatMap { file in
            file.text.matches(of: #/(?:var|let|class func|class var|func|class|struct|enum|protocol|typealias|case) `?(\w+)/#).map {
                String($0.output.1)
            }
        }
        #expect(!listed.isEmpty)
        #expect(listed.subtracting(declared).sorted() == [])
    }
}
