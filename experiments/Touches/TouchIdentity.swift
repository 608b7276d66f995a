import EventTrace
import ExperimentKit
import UIKit

private let place = Variable("place", Text("The second finger lands", chinese: "第二次落在"), ["in the same place", "100 points away"])
private let when = Variable(
    "when", Text("It lands", chinese: "时机"), ["0.1 s after the lift", "1 s after the lift", "while the first is down"])

/// Keeps all touches that it has got, and says which of them begins.
private final class RememberingPad: UIView {
    private var known: [UITouch] = []
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if !known.contains(where: { $0 === touch }) { known.append(touch) }
            let number = (known.firstIndex { $0 === touch } ?? 0) + 1
            say("touch \(number), tapCount \(touch.tapCount)")
        }
    }
}

extension Experiment {
    /// Which touches are one object, and how taps are counted.
    static let touchIdentity = Experiment(
        id: "TouchIdentity",
        title: Text("One touch or two, and how they are counted", chinese: "是一个触摸还是两个，怎样计数"),
        question: Text(
            "A finger taps a view, and a second time in the same place or in another, at once or later. Is it the same `UITouch`, and what is its tap count?",
            chinese: "手指点一次视图，再在同处或别处点第二次，可早可晚。是同一个 `UITouch` 吗？点击次数是多少？"),
        answer: Text(
            "Each landing is a touch of its own. Its tap count is 2 only in the same place and soon after the lift; else it is 1.",
            chinese: "每次落下都是新的触摸。只有在同一位置、抬起后不久再落下，点击次数才是 2；否则是 1。"),
        origins: [Document004.samePlaceUpdatesTheTouch],
        observations: ["sendevent-touch-already-bound"],
        variables: [place, when],
        stage: { stage in
            let pad = stage.name(RememberingPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            pad.isMultipleTouchEnabled = true
            pad.say = { [unowned(unsafe) stage] in stage.mark($0) }
            stage.view.addSubview(pad)
            let second: Place = .point(x: stage.choice(place) == "in the same place" ? 100 : 200, y: 100, in: "pad")
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 100, y: 100, in: "pad"))
            stage.script.wait(0.08)
            if stage.choice(when) != "while the first is down" {
                one.up()
                stage.script.wait(stage.choice(when) == "0.1 s after the lift" ? 0.1 : 1)
            }
            two.down(at: second)
            stage.script.wait(0.08)
            two.up()
            if stage.choice(when) == "while the first is down" { one.up() }
        },
        claims: [
            Claim(
                Text("Each finger makes a touch of its own.", chinese: "每根手指产生各自的触摸。"), when: when.is("while the first is down"),
                .all([.happens("touch 1, *"), .happens("touch 2, *")]), quotes: Document004.oneFingerOneTouch),
            Claim(
                Text("A second tap in the same place counts 2.", chinese: "在同处再点，次数为 2。"),
                when: place.is("in the same place") && when.is("0.1 s after the lift"), .happens("*tapCount 2"),
                quotes: Document004.samePlaceCountsUp,
                explanation: Text("Near the last one and soon after it, a tap counts up (TO.2).", chinese: "离前一次又近又快的点击，次数递增（TO.2）。")),
            Claim(
                Text("A second tap in the same place is the same object.", chinese: "在同处再点，是同一个对象。"),
                when: place.is("in the same place") && when.is("0.1 s after the lift"), .never("touch 2, *"),
                quotes: Document004.samePlaceUpdatesTheTouch,
                knownRefutation: Text(
                    "A touch is documented from landing to lifting (TO.1); the next landing makes another, which carries the count on (TO.2). The view here keeps its touches; one that does not may see the old address again. No log of a device settles whether UIKit ever reuses the object.",
                    chinese: "文档只保证一个触摸从落下到抬起（TO.1）；再次落下是另一个对象，只是延续了计数（TO.2）。此处视图一直持有触摸；若不持有，可能看到相同的地址。没有真机日志能确定 UIKit 是否复用对象。")),
            Claim(
                Text("In another place it is another touch that counts 1.", chinese: "在别处则是另一个触摸，次数为 1。"),
                when: place.is("100 points away"),
                .all([.happens("touch 2, tapCount 1"), .never("*tapCount 2")]), quotes: Document004.elsewhereAreTwo),
            Claim(
                Text("So it is when it comes late.", chinese: "来得太晚也是如此。"), when: when.is("1 s after the lift"), .never("*tapCount 2"),
                quotes: Document004.samePlaceCountsUp),
        ])
}
