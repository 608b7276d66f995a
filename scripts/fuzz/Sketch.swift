@testable import Studies

extension FuzzTarget {
    /// The text of a sketch, as an address of a page brings it.
    static let sketch = FuzzTarget(name: "sketch") { bytes in
        guard let sketch = try? Sketch(reading: bytes) else { return }
        let text = sketch.text
        guard let again = try? Sketch(reading: Array(text.utf8)) else { fault("a sketch that cannot be read again: \(text)") }
        demand(again.text == text, "a sketch that is another when it is read again")
        _ = (sketch.experimentSource, sketch.controllerSource())
        let (first, second) = (Runner(jobs: 1).run(sketch.experiment), Runner(jobs: 1).run(sketch.experiment))
        demand(first.findings.map(\.trace.jsonLines) == second.findings.map(\.trace.jsonLines), "a run that is another when it is repeated")
    }
}
