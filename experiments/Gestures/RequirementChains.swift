import EventTrace
import ExperimentKit
import UIKit

private let requirements = Variable(
    "waits", Text("Who waits for whom to fail", chinese: "谁等待谁失败"),
    ["nobody", "single for double, double for triple", "single for double, double for single", "all in a circle"])
private let taps = Variable("taps", Text("Taps", chinese: "点击次数"), [1, 2, 3])

extension Experiment {
    /// Requirements in a row and in a circle.
    static let requirementChains = Experiment(
        id: "RequirementChains",
        title: Text("Failure requirements in a row and in a circle", chinese: "失败依赖：链与环"),
        question: Text(
            "A view has a single, a double and a triple tap. They wait for each other in a row, as is usual, or by mistake in a circle. Who acts on one, two and three taps, and does a circle hang for ever?",
            chinese: "视图带有单击、双击与三击。它们像通常那样依次等待，或误成环状。点一、二、三下时谁响应？成环会永远卡住吗？"),
        answer: Text(
            "In a row exactly one acts: the one whose number of taps it was. A circle hangs nobody here: the requirement that closes it is dropped. That is the engine's choice; what UIKit does is not documented.",
            chinese: "依次等待时恰有一个响应：点击次数相符的那个。成环时这里谁也不会卡住：使环闭合的依赖被放弃。这是引擎的选择，UIKit 的做法没有文档。"),
        variables: [requirements, taps],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view")
            let all = [("single", 1), ("double", 2), ("triple", 3)].map { name, count in
                let tap = stage.put(UITapGestureRecognizer(), name, on: view)
                tap.numberOfTapsRequired = count
                return tap
            }
            switch stage.choice(requirements) {
            case "single for double, double for triple":
                all[0].require(toFail: all[1])
                all[1].require(toFail: all[2])
            case "single for double, double for single":
                all[0].require(toFail: all[1])
                all[1].require(toFail: all[0])
            case "all in a circle": for (index, tap) in all.enumerated() { tap.require(toFail: all[(index + 1) % 3]) }
            default: break
            }
            stage.script.tap("view", count: Int(stage.number(taps)))
        },
        claims: [
            Claim(
                Text("In a row, exactly the one that fits acts.", chinese: "依次等待：恰好相符者响应。"),
                when: requirements.is("single for double, double for triple"), .exactly(1, "*.action(ended)"),
                explanation: Text(
                    "Each waits for the failure of the next (GE.11). A tap is then late by the time in which another could come.",
                    chinese: "每个都等待下一个失败（GE.11）。因此响应要晚，直到下一次点击不会再来。")),
            Claim(
                Text("One tap in a row: the single tap.", chinese: "依次等待，点一下：单击。"),
                when: requirements.is("single for double, double for triple") && taps.is(1), .ordering(["single.action(ended)"])),
            Claim(
                Text("Two taps in a row: the double tap.", chinese: "依次等待，点两下：双击。"),
                when: requirements.is("single for double, double for triple") && taps.is(2), .ordering(["double.action(ended)"])),
            Claim(
                Text("Three taps in a row: the triple tap.", chinese: "依次等待，点三下：三击。"),
                when: requirements.is("single for double, double for triple") && taps.is(3), .ordering(["triple.action(ended)"])),
            Claim(
                Text("With no requirement each acts when its count is reached.", chinese: "没有依赖时，次数一到就各自响应。"),
                when: requirements.is("nobody") && taps.is(3),
                .ordering(["single.action(ended)", "double.action(ended)", "triple.action(ended)"]),
                explanation: Text("A tap never prevents a tap that wants more taps (GE.10).", chinese: "点按不会阻止需要更多次数的点按（GE.10）。")),
            Claim(
                Text("A circle hangs nobody: some tap acts in each case.", chinese: "成环不会卡住：每种情形都有响应。"),
                when: requirements.isOneOf(["single for double, double for single", "all in a circle"]), .happens("*.action(ended)"),
                explanation: Text("Assumed: a requirement that closes a circle is dropped (GE.25).", chinese: "假定：使环闭合的依赖被放弃（GE.25）。")),
            Claim(
                Text("In the circle of two the dropped requirement is the double tap's.", chinese: "两者成环时，放弃的是双击的依赖。"),
                when: requirements.is("single for double, double for single") && taps.is(2),
                .all([.decided("double: cycle single"), .ordering(["double.action(ended)"])]),
                explanation: Text("The one that recognizes last goes first (GE.25).", chinese: "最后识别者先行（GE.25）。")),
        ])
}
