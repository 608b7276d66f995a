import Testing

@testable import ExportKit

struct ExperimentSourceTests {
    private func arguments(_ source: String) -> [String]? {
        ExperimentSource("Pad", SwiftDeclaration.all(in: source, file: "Pad.swift"))?.arguments.map(\.text)
    }

    @Test func `stage and script are arguments or closures behind the parentheses`() {
        let expected = ["stage: { stage in stage.script.tap(pad) }", "script: { stage in play() }"]
        #expect(
            arguments(
                """
                let pad = Experiment(
                    id: "Pad", stage: { stage in stage.script.tap(pad) }, script: { stage in play() }, claims: { a() })
                """) == expected)
        #expect(
            arguments(
                """
                let pad = Experiment(id: "Pad", question: "What?") { stage in stage.script.tap(pad) } script: { stage in play() } claims: {
                    Claim("It is so.") { pad.touches }
                }
                """) == expected)
        #expect(
            arguments("let pad = Experiment(id: \"Pad\", stage: { stage in stage.script.tap(pad) }) { stage in play() }") == expected)
    }

    @Test func `what a function makes has its stage in a closure, too`() {
        let source = """
            let pad = made(id: "Pad", "A pad")
            func made(id: String, _ title: String) -> Experiment {
                Experiment(id: id, question: title) { stage in stage.mark(title) } claims: { Claim("It is so.", pad.touches.never) }
            }
            """
        #expect(arguments(source) == ["stage: { stage in stage.mark(title) }"])
    }
}
