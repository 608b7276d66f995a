import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing
import TraceBuilding

@testable import EvdocCommand

struct ListAndRunTests {
    private func output(_ line: String) -> String {
        let session = Session()
        #expect(session.run(line.split(separator: " ").map(String.init)) == .success)
        #expect(session.errors == "")
        return session.output
    }

    @Test func `list shows experiments, cases and variables in columns`() {
        #expect(
            output("list") == """
                HitTestTouch  12 cases  Which views receive a touch?
                    callsSuper  Touch methods call super   off, on
                    tapped      The view under the finger  level_3, level_2, level_1
                    color       What the views look like   red, blue
                SingleTap       1 case  What does one tap do?

                """)
    }

    @Test(arguments: ["touch?", "Tapped", "what the VIEWS"]) func `list of a word shows what speaks of it`(word: String) {
        let session = Session()
        #expect(session.run(["list", word]) == .success)
        #expect(session.output.contains("HitTestTouch") && !session.output.contains("SingleTap"))
    }

    @Test func `a word that is longer than any text is not looked for letter by letter`() {
        #expect(SoughtWord("CAFE\u{301}").isIn("a café") && SoughtWord("café").isIn("A CAFE\u{301}"))
        let word = SoughtWord(String(repeating: "中", count: 50_000))
        #expect((0..<50_000).allSatisfy { !word.isIn("which \($0)") })
    }

    @Test(arguments: [("HT", ["HT.3"]), ("rc.2", ["RC.2"]), ("ht.", [])]) func `rules of a word are those of its family, id or sentence`(
        word: String, ids: [String]
    ) {
        let session = Session()
        #expect(session.run(["rules", word]) == (ids.isEmpty ? .wrongUsage : .success))
        #expect(session.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } } == ids.map { $0[...] })
    }

    @Test func `list and rules of a word that nothing has are wrong usage`() {
        for command in ["list", "rules"] {
            let session = Session()
            #expect(session.run([command, "zebra"]) == .wrongUsage)
            #expect(session.output == "" && session.errors.contains("has “zebra” in its"))
        }
    }

    @Test func `list names a group where it begins`() {
        func list(_ groups: [String]) -> [String] {
            let session = Session()
            session.run(["list"], of: zip(Sample.experiments, groups).flatMap { [$0].grouped(as: $1) })
            return session.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.prefix { $0 != " " }) }
        }
        #expect(list(["Demo", "Touches"]) == ["Demo", "HitTestTouch", "", "", "", "", "Touches", "SingleTap", ""])
        #expect(list(["Demo", "Demo"]) == ["Demo", "HitTestTouch", "", "", "", "SingleTap", ""])
    }

    @Test func `list as JSON has a version`() {
        let text = output("list --format json")
        #expect(text.contains("\n  \"format\" : \"evdoc-list\",\n  \"version\" : 1\n"))
        #expect(
            text.hasPrefix(
                """
                {
                  "experiments" : [
                    {
                      "cases" : 12,
                      "id" : "HitTestTouch",
                      "title" : "Which views receive a touch?",
                      "variables" : [
                        {
                          "name" : "callsSuper",
                          "title" : "Touch methods call super",
                          "values" : [
                            false,
                            true
                          ]
                        },
                """))
    }

    @Test func `run shows each ordering once, below the cases that have it, then the claims`() {
        let text = output("run HitTestTouch --case callsSuper=off,tapped=level_3")
        let details = text.split(separator: "\n").filter { $0.hasPrefix("             expected ") }
        #expect(details.count == 1 && details.allSatisfy { $0.contains("; seen: ") })
        #expect(
            text.replacing(details.map { $0 + "\n" }.joined(), with: "") == """
                HitTestTouch  Which views receive a touch?

                Case 1  callsSuper=off, tapped=level_3, color=red
                Case 2  callsSuper=off, tapped=level_3, color=blue
                  0.0  level_1.hitTest → level_3    RC.2
                  1.0    level_2.hitTest → level_3  RC.2
                  3.0  level_3.touchesBegan         RC.2
                  4.0  level_3.touchesEnded         RC.2

                confirmed  The view under the finger receives the touch first.
                refuted    `level_1` always receives the touch. (as declared, see case 1)
                confirmed  Nothing is cancelled.
                refuted    With super, the way up is nested. (see case 11)

                """)
    }

    @Test(arguments: [["HitTestTouch", "SingleTap"], ["*T*"], ["SingleTap", "HitTest*", "Single*"]])
    func `run takes several, by ids and patterns, each once and in the order of the list`(ids: [String]) {
        let session = Session()
        #expect(session.run(["run"] + ids) == .success)
        let heads = session.output.split(separator: "\n").filter { $0.hasPrefix("HitTestTouch  ") || $0.hasPrefix("SingleTap  ") }
        #expect(heads.map { $0.prefix { $0 != " " } } == ["HitTestTouch", "SingleTap"])
    }

    @Test func `a pattern that no id is like is wrong usage, and so is a setting that one of several has not`() {
        let session = Session()
        #expect(session.run(["run", "Single*", "Zebra*"]) == .wrongUsage)
        #expect(session.errors.contains("no experiment's id is like “Zebra*”"))
        #expect(session.run(["run", "*", "--case", "tapped=level_3"]) == .wrongUsage)
        #expect(session.output == "")
    }

    @Test func `a call that comes several times in a row is shown once`() {
        let lines = "pan.action(changed)\npan.action(changed)\npan.action(changed)\nview.touchesEnded\npan.action(changed)"
        let experiment = Experiment(id: "Drag", title: "", question: "", stage: { _ in })
        let finding = Finding(case: experiment.cases[0], trace: Trace(lines: lines), stage: Sample.tap.findings[0].stage)
        let result = experiment.conclude([finding])
        let text = RunText(result: result, findings: result.findings, record: nil, style: .plain).text
        #expect(text.contains("pan.action(changed) ×3") && text.split(separator: "\n").count { $0.contains("pan.action(changed)") } == 2)
    }

    @Test func `full adds what the engine decided`() {
        let text = output("run HitTestTouch --case callsSuper=off,tapped=level_3,color=red --full")
        #expect(text.contains("  2.0  level_3: bind                 RC.2\n"))
        #expect(text.contains("  1.0    level_2.hitTest             RC.2\n"))
    }

    @Test func `of an object there are the lines of the record in which it takes part`() {
        let text = output("run HitTestTouch --case callsSuper=off,tapped=level_3,color=red --of level_3")
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.contains("; seen: ") }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("level_3") })
        #expect(text.contains("level_3: bind"))
    }

    @Test func `each receiver has a colour, and text has none when it is not wanted`() {
        let colored = output("run HitTestTouch --case callsSuper=off,tapped=level_3,color=red --color always")
        #expect(colored.contains("\u{1B}[36mlevel_1.") && colored.contains("\u{1B}[32m  level_2."))
        #expect(!output("run HitTestTouch --color never").contains("\u{1B}"))
    }

    @Test func `list prints the ids alone`() {
        #expect(output("list --ids") == "HitTestTouch\nSingleTap\n")
    }

    @Test func `flags answer to several spellings`() {
        #expect(
            output("run HitTestTouch --case callsSuper=no,tapped=level_3")
                == output("run HitTestTouch --case callsSuper=off --case tapped=level_3"))
    }

    @Test func `run as Markdown is a table per case`() {
        #expect(
            output("run SingleTap --format markdown") == """
                # What does one tap do?

                ## Case 1: the only case

                | ms | call | rule |
                | ---: | :--- | :--- |
                | 0.0 | `tap.touchesBegan` | HT.3 |
                | 1.0 | `view.touchesBegan` | HT.3 |
                | 2.0 | `gate opened` |  |
                | 3.0 | `tap.touchesEnded` | HT.3 |
                | 4.0 | `tap.action(ended)` | HT.3 |
                | 5.0 | `view.touchesCancelled` | HT.3 |

                ## Claims

                - **refuted** A pan begins in time.

                """)
    }

    @Test func `run as JSON has variables and ordering for each case, a verdict for each claim, and answers`() {
        let text = output("run HitTestTouch --format json --case callsSuper=off,tapped=level_3,color=red")
        #expect(
            text.hasPrefix(
                """
                {
                  "cases" : [
                    {
                      "case" : 1,
                      "ordering" : [
                        {
                          "answer" : "level_3",
                          "call" : "hitTest",
                          "depth" : 0,
                          "isMark" : false,
                          "receiver" : "level_1",
                          "rule" : "RC.2",
                          "time" : 0,
                          "token" : "level_1.hitTest"
                        },

                """))
        #expect(
            text.contains(
                """
                      "variables" : {
                        "callsSuper" : false,
                        "color" : "red",
                        "tapped" : "level_3"
                      }

                """))
        #expect(text.contains("\n  \"experiment\" : \"HitTestTouch\",\n  \"format\" : \"evdoc-run\",\n"))
        #expect(text.contains("\"verdict\" : \"refuted\""))
        #expect(!text.contains("\"entries\""))
        #expect(output("run SingleTap --format json --full").contains("\"kind\" : \"mark\",\n          \"text\" : \"— gate opened\""))
    }

    @Test func `explain shows the rule, its sources and its experiments`() {
        #expect(
            output("explain rc.2") == """
                RC.2  documented
                A touch method does nothing but pass the message to `next`.

                Sources
                  UIResponder

                Shown by
                  HitTestTouch  12 of 12 cases  Which views receive a touch?

                Without it
                Touch methods do nothing.

                """)
    }
}
