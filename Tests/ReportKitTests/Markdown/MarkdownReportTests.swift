import EventTrace
import ExperimentKit
import ReportKit
import Testing
import TranslationKit

struct MarkdownReportTests {
    static let rule = Rule(
        .responders, 2,
        .documented("Touch methods pass on.", without: "They do nothing.", sources: []))
    static let guess = Rule(.gestures, 99, .assumed("", without: "", sources: []))
    static let origin = Statement(document: "000", section: "1", "A touch does not bubble unless super is called.")

    static let result = World.result(
        [World.calls, World.tapped], question: "Who is **told**?", answer: "The hit view.", origins: [origin],
        claims: [
            Claim(
                "It climbs when super is called", when: World.calls.isOn && World.tapped.is("level_3"), .happens("level_1.*"),
                quotes: origin),
            Claim("It never climbs", .never("level_1.*"), rules: [rule, guess], knownRefutation: "Super passes it on."),
            Claim("It is answered", .answer(of: "level_3.hitTest", is: "nil")),
        ]
    ) { item in
        let lines = { (phase: String) in
            item[World.tapped] == "level_1"
                ? "level_1.\(phase)\n"
                : item[World.calls] == .flag(true) ? "level_3.\(phase)\n  level_1.\(phase)\n" : "level_3.\(phase)\n"
        }
        return lines("touchesBegan") + lines("touchesEnded")
    }

    @Test func `a report tells the question, the stage, the orderings, what matters, the claims and the rules`() {
        #expect(MarkdownReport(Self.result, rules: [Self.rule]).text == Self.golden)
    }

    @Test func `a report speaks Chinese where there is some, and English where there is none`() {
        let catalogue = Catalogue([
            MessageKey("Touch methods pass on.", in: "RC.2"): "触摸方法向上传递。", MessageKey("The hit view.", in: "World"): "被命中的视图。",
            MessageKey("It never climbs", in: "Another"): "从不上行",
        ])
        let chinese = Translation(.chinese, Translations.builtIn.catalogue(.chinese).merging(catalogue))
        let text = MarkdownReport(Self.result, rules: [Self.rule], in: chinese).text
        #expect(text.contains("# A world\n\n**答案：** 被命中的视图。\n"))
        #expect(text.contains("## 观察到的顺序\n\n<details><summary>4 种情形的全部 3 种顺序</summary>\n"))
        #expect(text.contains("- **RC.2**（有文档）：触摸方法向上传递。\n"))
        #expect(text.contains("   - 针对的情形：touch methods call super 且 the finger lands on level_3\n"))
        #expect(text.contains("2. **不成立** It never climbs\n   - 4 种情形中有 3 种不支持\n"))
        #expect(text.contains("预期：没有 `level_1.…`；实际：2 次：`level_1.touchesBegan`、`level_1.touchesEnded`\n"))
        #expect(text.contains("没有任何情形可判断：`level_3.hitTest` 没有发生\n"))
        #expect(text.contains("- 只影响嵌套在其他调用之内的调用和打印：“touch methods call super”与否。\n"))
    }

    @Test func `a report shows what the document prints beside what is printed here, in either language`() {
        let lines = { (isAfter: Bool) in isAfter ? "— b prints\n— a prints" : "— a prints\n— b prints" }
        func printed(_ isOn: Bool, _ difference: String?) -> PrintedOrder {
            PrintedOrder(
                Self.origin, when: isOn ? World.calls.isOn : World.calls.isOff, ["b prints", .many("* prints")], among: ["* prints"],
                difference: difference)
        }
        let result = World.result(prints: [printed(true, nil), printed(false, "It prints | later.")]) {
            lines($0[World.calls] == .flag(true))
        }
        #expect(result.diagnostics.isEmpty)
        let table = """
            ## Printed orders

            | Where | What the document prints | What happens here | Why |
            | --- | --- | --- | --- |
            | touch methods call super | Document 000 §1: `b prints` → `* prints …` | `b prints` → `a prints` | the same |
            | not: touch methods call super | Document 000 §1: `b prints` → `* prints …` | `a prints` → `b prints` | It prints \\| later. |

            """
        #expect(MarkdownReport(result, rules: []).text.contains(table))
        let catalogue = Catalogue([MessageKey("It prints | later.", in: "World"): "后打印。"])
        let chinese = Translation(.chinese, Translations.builtIn.catalogue(.chinese).merging(catalogue))
        let text = MarkdownReport(result, rules: [], in: chinese).text
        #expect(text.contains("## 打印的顺序\n\n| 条件 | 文档打印的顺序 | 这里的顺序 | 原因 |\n"))
        #expect(text.contains("| `b prints` → `a prints` | 一致 |\n"))
        #expect(text.contains("| `a prints` → `b prints` | 后打印。 |\n"))
    }

    @Test func `surprises and undecided claims are marked`() {
        let result = World.result(claims: [Claim("It is so", .happens("level_3.*"), knownRefutation: "It was not.")]) { _ in "level_3.next"
        }
        let text = MarkdownReport(result, rules: []).text
        #expect(text.contains("1. **Confirmed** ⚠ It is so\n"))
        #expect(text.contains("   - The author expected it to be refuted, and it no longer is; the reason given: It was not.\n"))
    }

    @Test func `omissions are reported with the reason`() {
        let result = World.result(
            [World.calls, World.tapped], excluding: Exclusion(World.calls.isOn && World.tapped.is("level_1"), because: "It cannot be.")
        ) { _ in
            "level_3.next"
        }
        #expect(
            MarkdownReport(result, rules: []).text.contains(
                "\nLeft out: touch methods call super and the finger lands on level_1, 1 case. It cannot be.\n"))
    }

    @Test func `an empty ordering is reported`() {
        let text = MarkdownReport(World.result { _ in "" }, rules: []).text
        #expect(text.contains("<summary>All 1 ordering of 2 cases</summary>\n\n**Every case**: no calls\n"))
    }

    static let golden = """
        # A world

        **Answer:** The hit view.

        ## Question

        Who is **told**?

        It comes from:

        - Document 000 §1: A touch does not bubble unless super is called.

        ## What happens

        Base case: not: touch methods call super; the finger lands on level\\_3.

        `level_3.touchesBegan` ▸ `level_3.touchesEnded`

        ## What changes it

        | Instead | The sequence, from where it differs |
        | --- | --- |
        | the finger lands on level\\_1 | ~~`level_3.touchesBegan`~~ ▸ ~~`level_3.touchesEnded`~~ ▸ **`level_1.touchesBegan`** ▸ **`level_1.touchesEnded`** |

        - Changes only calls that are made within other calls, and printed lines: whether touch methods call super.

        ## Claims

        1. **Confirmed** It climbs when super is called
           - About the cases where touch methods call super and the finger lands on level_3
           - Supported by 1 case
           - Document 000 §1: A touch does not bubble unless super is called.
        2. **Refuted** It never climbs
           - Contradicted by 3 of 4 cases
           - `callsSuper=off, tapped=level_1`: Expected: no `level_1.…`; seen: 2 times: `level_1.touchesBegan`, `level_1.touchesEnded`
           - Why it is refuted: Super passes it on.
           - Rules: RC.2, GE.99 (assumed)
        3. **Undecided** ⚠ It is answered
           - in no case: `level_3.hitTest` does not happen

        ## Stage

        - `window`: 390 × 844
          - `root`: 390 × 844
            - `level_1`: 240 × 240 at (20, 20)
              - `level_3`: 100 × 60 at (40, 40); recognizers: `tap`; alpha 0.5

        Also there: `helper`.

        ## Variables

        | Variable | Meaning | Values |
        | --- | --- | --- |
        | `callsSuper` | Touch methods call super | **off**, on |
        | `tapped` | The finger lands on | **level\\_3**, level\\_1 |

        ## Observed orderings

        <details><summary>All 3 orderings of 4 cases</summary>

        - **not: touch methods call super · level\\_3** (1 case): not: touch methods call super and the finger lands on level_3
        - **level\\_1** (2 cases): the finger lands on level_1
        - **touch methods call super · level\\_3** (1 case): touch methods call super and the finger lands on level_3

        | Call | not: touch methods call super · level\\_3 | level\\_1 | touch methods call super · level\\_3 |
        | --- | --- | --- | --- |
        | `level_3.touchesBegan` | 1 |  | 1 |
        | └ `level_1.touchesBegan` |  |  | 2 |
        | `level_3.touchesEnded` | 2 |  | 3 |
        | └ `level_1.touchesEnded` |  |  | 4 |
        | `level_1.touchesBegan` |  | 1 |  |
        | `level_1.touchesEnded` |  | 2 |  |

        </details>

        ## Rules at work

        - **RC.2** (documented): Touch methods pass on.
        - **GE.99**

        """
}
