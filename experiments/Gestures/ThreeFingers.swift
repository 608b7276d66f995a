import EventTrace
import ExperimentKit
import UIKit

private let count = Variable("fingers", Text("How many fingers tap", chinese: "几指点击"), [1, 2, 3, 4])
private let landing = Variable("landing", Text("They land", chinese: "落下时机"), ["together", "40 ms apart"])
private let multiple = Variable.flag("multipleTouch", Text("The view takes several touches", chinese: "视图允许多点触摸"))

extension Experiment {
    /// Taps of one, two and three fingers on one view.
    static let threeFingers = Experiment(
        id: "ThreeFingers",
        title: Text("Taps of one, two and three fingers", chinese: "单指、双指与三指点按"),
        question: Text(
            "A view has three taps, which want one, two and three fingers. One to four fingers tap. Which acts, does it matter whether they land together, and must the view take several touches?",
            chinese: "视图带有三个点按，分别需要一、二、三指。用一到四指点击。谁响应？是否要同时落下？视图是否要允许多点触摸？"),
        answer: Text(
            "The one whose number of fingers it is; with four fingers none. The landing need not be at one instant, and `isMultipleTouchEnabled` does not matter: recognizers get all touches.",
            chinese: "手指数目相符的那个；四指则没有。不必同时落下，`isMultipleTouchEnabled` 也无关：手势总是得到所有触摸。"),
        variables: [count, landing, multiple],
        excluding: Exclusion(
            count.is(1) && landing.is("40 ms apart"), because: Text("One finger lands when it lands.", chinese: "单指无所谓先后。")),
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            view.isMultipleTouchEnabled = stage.flag(multiple)
            for (fingers, name) in [(1, "one"), (2, "two"), (3, "three")] {
                stage.put(UITapGestureRecognizer(), name, on: view).numberOfTouchesRequired = fingers
            }
        },
        script: { stage in
            let fingers = (1...Int(stage.number(count))).map { stage.script.finger($0) }
            for finger in fingers {
                finger.down(at: .point(x: 40 + 60 * Double(finger.number), y: 150, in: "view"))
                if stage.choice(landing) != "together" { stage.script.wait(0.04) }
            }
            stage.script.wait(0.1)
            for finger in fingers { finger.up() }
        },
        claims: [
            Claim(Text("One finger: the tap of one.", chinese: "一指：单指点按。"), when: count.is(1), .ordering(["one.action(ended)"])),
            Claim(
                Text("Two fingers: the tap of two, and not that of one.", chinese: "两指：双指点按，而非单指。"), when: count.is(2),
                .ordering(["two.action(ended)"]),
                explanation: Text("A tap fails when there are more fingers than it wants (GE.17).", chinese: "手指多于所需时点按失败（GE.17）。")),
            Claim(Text("Three fingers: the tap of three.", chinese: "三指：三指点按。"), when: count.is(3), .ordering(["three.action(ended)"])),
            Claim(Text("Four fingers: none of them.", chinese: "四指：都不响应。"), when: count.is(4), .noCalls),
            Claim(
                Text("It does not matter whether they land together.", chinese: "是否同时落下没有影响。"), when: count.isNot(1),
                .same(whatever: landing)),
            Claim(
                Text("For recognizers it does not matter whether the view takes several touches.", chinese: "视图是否允许多点触摸，对手势没有影响。"),
                .same(whatever: multiple),
                explanation: Text(
                    "The property keeps touches from the view alone; recognizers get all of them (TO.5).",
                    chinese: "该属性只影响视图自身；手势得到全部触摸（TO.5）。")),
        ])
}
