import Testing

@testable import EvdocCommand
@testable import ProjectKit

struct QueryCommandTests {
    private func run(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let session = Session()
        let code = session.run(["query"] + words)
        return (code, session.output, session.errors)
    }

    @Test func `it prints what is found by experiment, with the condition and the first calls`() {
        let told = run("level_1.touchesBegan after level_3.touchesBegan")
        #expect(told.code == .success && told.errors == "")
        #expect(
            told.output == """
                2 of 13 cases, in 1 of 2 experiments

                HitTestTouch  Which views receive a touch?
                  2 of 12 cases: wherever touch methods call super and the view under the finger
                  level_3
                  case 7
                    3.0  level_3.touchesBegan
                    5.0  level_1.touchesBegan

                """)
    }

    @Test func `the words of a query may be several arguments`() {
        #expect(run("tap.action", "before", "touchesCancelled").output == run("tap.action before touchesCancelled").output)
        #expect(run("tap.action", "before", "touchesCancelled").output.contains("the only case\n"))
    }

    @Test func `nothing found ends with 1, and says of how many`() {
        let told = run("touchesMoved")
        #expect(told.code == .authorsMistake && told.output == "0 of 13 cases, in 0 of 2 experiments\n")
    }

    @Test func `only some experiments are asked, and ids alone are printed`() {
        #expect(run("action", "--only", "HitTestTouch").code == .authorsMistake)
        #expect(run("touchesBegan", "--ids").output == "HitTestTouch\nSingleTap\n")
    }

    @Test func `Markdown has a line for each experiment`() {
        #expect(
            run("'gate opened' before action", "--format", "markdown").output == """
                `'gate opened' before action`: 1 of 13 cases, in 1 of 2 experiments.

                - **What does one tap do?** (`SingleTap`), the only case; case 1: 2.0 — gate opened, 4.0 `tap.action(ended)`

                """)
    }

    @Test func `the JSON has a version, the patterns and the cases`() {
        let text = run("level_1.touchesBegan", "--format", "json").output
        #expect(text.contains("\"format\" : \"evdoc-query\",") && text.contains("\"version\" : 1"))
        #expect(text.contains("\"level_1.touchesBegan\"") && text.contains("\"experimentCount\" : 2,"))
        #expect(text.contains("\"kind\" : \"call\",\n          \"text\" : \"level_1.touchesBegan\","))
        #expect(text == run("level_1.touchesBegan", "--format", "json").output)
    }

    @Test func `a mistake comes with its place, before anything runs where that can be`() {
        let told = run("level_1.touchesBegn before action")
        #expect(told.code == .wrongUsage && told.output == "")
        #expect(
            told.errors == """
                evdoc: there is no call “touchesBegn”, at column 1
                    level_1.touchesBegn before action
                    ^^^^^^^^^^^^^^^^^^^
                    did you mean “touchesBegan”?

                """)
        let session = Session()
        #expect(
            session.run(
                ["query", "a before"],
                source: { _, _, _ in
                    Issue.record("nothing shall run"); return []
                }) == .wrongUsage)
    }

    @Test func `the mark stands below the place, also behind wide characters and in a long query`() throws {
        func hint(_ text: String) throws -> String? {
            let mistake = try #require(throws: QueryMistake.self) { try QueryParser.query(text) }
            return UsageError(mistake, in: text).hint
        }
        #expect(try hint("a befor b") == "a befor b\n      ^^^^^\n    did you mean “before”?")
        #expect(try hint("'窗口'\tbefor b") == "'窗口' befor b\n           ^^^^^\n    did you mean “before”?")
        let long = String(repeating: "a and ", count: 40) + "a befor b"
        #expect(try hint(long)?.split(separator: "\n").first?.count == 43)
        #expect(try hint(long)?.contains("\n    " + String(repeating: " ", count: 36) + "^^^^^") == true)
    }
}
