import Testing

struct FileShapeTests {
    /// Lines. A file that grows past it holds more than one concept.
    private let ceiling = 300
    /// One concept, and a line for each declaration of it.
    private let generated: Set<String> = ["Sources/ReportKit/API/APISymbols+Text.swift"]
    /// Lines, of the middle one of all files.
    private let medianCeiling = 130

    @Test func `no file is longer than the ceiling`() {
        let long = SourceFile.all.filter { lines(of: $0) > ceiling && !generated.contains($0.path) }
        #expect(long.isEmpty, "\(long.map { "\($0.path): \(lines(of: $0)) lines" })")
    }

    @Test func `the median file is short`() {
        let lengths = SourceFile.all.map(lines).sorted()
        #expect(lengths[lengths.count / 2] < medianCeiling)
    }

    @Test func `no two files of a module have one name`() {
        let files = Dictionary(grouping: SourceFile.all + SourceFile.tests) { "\($0.module)/\($0.baseName)" }
        let clashes = files.values.filter { $0.count > 1 }.map { $0.map(\.path) }
        #expect(clashes.isEmpty, "two files of one name in a target do not build: \(clashes)")
    }

    /// Where it is inferred the list of a folder cannot be compiled before the compiler has looked at every claim of every experiment in it: 0.8 s of each edit.
    @Test func `an experiment says its type`() {
        let places = SourceFile.all.filter { $0.path.hasPrefix("experiments/") }.flatMap { file in
            file.lines.indices.filter { file.lines[$0].contains("static let") && file.lines[$0].contains(" = Experiment(") }
                .filter { !file.lines[$0].contains(": Experiment = ") }.map { "\(file.path):\($0 + 1)" }
        }
        #expect(places == [])
    }

    /// The text ends with a line break.
    private func lines(of file: SourceFile) -> Int { file.lines.count - 1 }
}
