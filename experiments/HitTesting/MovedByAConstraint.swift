import EventTrace
import ExperimentKit
import UIKit

private let laysOut = Variable.flag(
    "layoutIfNeeded", Text("`layoutIfNeeded()` is called after the change", chinese: "改变之后调用 `layoutIfNeeded()`"), default: false)
private let tapped = Variable("tapped", Text("A finger taps, later, the", chinese: "稍后手指点按"), ["old place", "new place"])

/// Hears of touches.
private final class Box: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension Experiment {
    /// When a changed constraint moves what a finger hits.
    static let movedByAConstraint = Experiment(
        id: "MovedByAConstraint",
        title: Text("A view that a constraint moves", chinese: "被约束移动的视图"),
        question: Text(
            "The constant of a constraint changes, so that `box` belongs elsewhere. Where does code find it that hit-tests right after the change, and where does a finger that comes later?",
            chinese: "约束的常量改变，`box` 应当换到别处。改变之后立即做命中测试的代码在哪里找到它？稍后落下的手指呢？"),
        answer: Text(
            "Code finds it in the old place until the layout has run: at the next commit, or at once with `layoutIfNeeded()`. A finger that comes later finds it in the new place.",
            chinese: "在布局运行之前，代码仍在旧位置找到它；布局在下一次提交时运行，调用 `layoutIfNeeded()` 则立即运行。稍后落下的手指在新位置找到它。"),
        variables: [laysOut, tapped],
        stage: { stage in
            let area = stage.name(UIView(frame: CGRect(x: 45, y: 100, width: 300, height: 300)), "area")
            stage.view.addSubview(area)
            let box = stage.name(Box(), "box")
            box.translatesAutoresizingMaskIntoConstraints = false
            area.addSubview(box)
            let left = box.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20)
            NSLayoutConstraint.activate([
                left, box.topAnchor.constraint(equalTo: area.topAnchor, constant: 20), box.widthAnchor.constraint(equalToConstant: 100),
                box.heightAnchor.constraint(equalToConstant: 100),
            ])
            let laysOut = stage.flag(laysOut)
            stage.script.wait(0.1)
            stage.script.perform { [unowned(unsafe) stage, unowned(unsafe) area, unowned(unsafe) box] in
                left.constant = 180
                if laysOut { area.layoutIfNeeded() }
                let isOld = area.hitTest(CGPoint(x: 70, y: 70), with: nil) === box
                stage.mark(isOld ? "code finds it in the old place" : "code finds it in the new place")
            }
            stage.script.wait(0.1)
            stage.script.tap(.point(x: stage.choice(tapped) == "old place" ? 70 : 230, y: 70, in: "area"))
        },
        claims: [
            Claim(
                Text("Right after the change code finds it where it was.", chinese: "改变之后，代码立即在原处找到它。"),
                when: laysOut.isOff, .happens("code finds it in the old place"),
                explanation: Text("A constraint moves nothing by itself; the layout does (PL.11).", chinese: "约束本身不移动任何东西，移动的是布局（PL.11）。")),
            Claim(
                Text("After `layoutIfNeeded()` code finds it in the new place.", chinese: "调用 `layoutIfNeeded()` 之后，代码在新位置找到它。"),
                when: laysOut.isOn, .happens("code finds it in the new place")),
            Claim(
                Text("A finger that comes later hits it in the new place.", chinese: "稍后落下的手指在新位置命中它。"),
                when: tapped.is("new place"), .order(["box.touchesBegan", "box.touchesEnded"]),
                explanation: Text("The commit at the end of the turn has laid it out (PL.9).", chinese: "这一轮末尾的提交已完成布局（PL.9）。")),
            Claim(
                Text("And no longer in the old one.", chinese: "而不再在旧位置。"), when: tapped.is("old place"), .never("box.touchesBegan")),
        ])
}
