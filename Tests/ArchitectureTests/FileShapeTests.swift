import Testing

struct FileShapeTests {
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
}
