import EventTrace
import ExperimentKit
import UIKit

private let how = Variable(
    "raised", Text("`first` is raised by", chinese: "`first` 怎样移到前面"),
    ["nothing", "zPosition", "bringSubviewToFront", "adding it again"])

extension Experiment {
    /// In front for the eye, not for the finger.
    static let seenInFront = Experiment(
        id: "SeenInFront",
        title: Text("A view that is seen in front and not hit: `zPosition`", chinese: "看上去在前却点不到：`zPosition`"),
        question: Text(
            "`first` and `last` lie over each other. `first` is brought to the front in one way or another, and a finger taps where both are. Who gets it?",
            chinese: "`first` 与 `last` 重叠。用某种方式把 `first` 移到前面，再点击重叠处。归谁？"),
        answer: Text(
            "The last in `subviews`. `zPosition` changes what is seen in front and not who is asked first; `bringSubviewToFront` and adding the view again change both.",
            chinese: "归 `subviews` 中的最后一个。`zPosition` 只改变谁看上去在前，不改变先问谁；`bringSubviewToFront` 和重新添加则两者都变。"),
        variables: [how],
        stage: { stage in
            let first = stage.name(BeganPad(frame: CGRect(x: 45, y: 200, width: 200, height: 200)), "first")
            let last = stage.name(BeganPad(frame: CGRect(x: 145, y: 300, width: 200, height: 200)), "last")
            stage.view.addSubview(first)
            stage.view.addSubview(last)
            switch stage.choice(how) {
            case "zPosition": first.layer.zPosition = 1
            case "bringSubviewToFront": stage.view.bringSubviewToFront(first)
            case "adding it again": stage.view.addSubview(first)
            default: break
            }
            stage.script.tap(.point(x: 195, y: 350))
        },
        claims: [
            Claim(
                Text(
                    "The view added last is hit, through what `zPosition` shows in front of it.",
                    chinese: "命中最后添加的视图，穿过 `zPosition` 显示在它前面的。"),
                when: how.isOneOf(["nothing", "zPosition"]), .ordering(["last.touchesBegan"]),
                explanation: Text("The order of asking is that of `subviews` (HT.8).", chinese: "询问次序就是 `subviews` 的次序（HT.8）。")),
            Claim(
                Text("The view that `zPosition` brings to the front is hit.", chinese: "`zPosition` 移到前面的视图被命中。"),
                when: how.is("zPosition"),
                .happens("first.touchesBegan"),
                knownRefutation: Text(
                    "It is drawn in front, but hit-testing goes by `subviews`, whatever `zPosition` says (HT.8).",
                    chinese: "它画在前面，但命中测试只看 `subviews` 的次序，不管 `zPosition`（HT.8）。")),
            Claim(
                Text("Brought to the front, or added again, it is the last subview and is hit.", chinese: "移到最前或重新添加后，它成为最后一个子视图，被命中。"),
                when: how.isOneOf(["bringSubviewToFront", "adding it again"]), .ordering(["first.touchesBegan"])),
        ])
}
