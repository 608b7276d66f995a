import EventTrace
import ExperimentKit
import UIKit

private let obstacle = Variable(
    "obstacle", Text("The obstacle", chinese: "障碍"),
    ["none", "hidden", "no interaction", "alpha 0.009", "alpha 0.01", "alpha 0.011", "clips", "disabled"])
private let owner = Variable("on", Text("It is on", chinese: "障碍在"), ["child", "parent"])

extension Experiment {
    /// What keeps a view from being hit.
    static let hitTestConditions = Experiment(
        id: "HitTestConditions",
        title: Text("What keeps a view from being hit", chinese: "什么使视图无法被命中"),
        question: Text(
            """
            A control stands in another, and that in a plain background. A finger taps the inner one. Which properties of it or of its \
            parent keep it from being hit, and who is hit instead?
            """, chinese: "一个控件位于另一个之内，后者位于普通背景之内。手指点击内层。它或父级的哪些属性使它无法被命中？改由谁被命中？"),
        answer: Text(
            """
            Being hidden, having interaction disabled and an alpha of 0.01 or less: on the child they make the parent the hit view, on the \
            parent they take the child along. They are checked before `point(inside:)`. Clipping and `isEnabled` play no part.
            """,
            chinese: "隐藏、禁用交互、透明度不大于 0.01：在子视图上则父视图被命中；在父视图上则子视图一同失效。这些检查先于 `point(inside:)`。裁剪与 `isEnabled` 不起作用。"),
        origins: [Document001.conditions, Document003.parentStopsChildren, Document000.whoIsHit],
        variables: [obstacle, owner],
        stage: { stage in
            let background = stage.name(TouchView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let parent = stage.name(AskedControl(frame: CGRect(x: 45, y: 50, width: 300, height: 300)), "parent")
            let child = stage.name(AskedControl(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "child")
            stage.view.addSubview(background)
            background.addSubview(parent)
            parent.addSubview(child)
            let view = stage.choice(owner) == "child" ? child : parent
            switch stage.choice(obstacle) {
            case "hidden": view.isHidden = true
            case "no interaction": view.isUserInteractionEnabled = false
            case "alpha 0.009": view.alpha = 0.009
            case "alpha 0.01": view.alpha = 0.01
            case "alpha 0.011": view.alpha = 0.011
            case "clips": view.clipsToBounds = true
            case "disabled": view.isEnabled = false
            default: break
            }
            stage.script.tap("child")
        },
        claims: [
            Claim(
                Text("An obstacle on the child makes the parent the hit view.", chinese: "障碍在子视图上，父视图被命中。"),
                when: obstacle.isOneOf(["hidden", "no interaction", "alpha 0.009", "alpha 0.01"]) && owner.is("child"),
                .all([.happens("parent.touchesBegan"), .never("child.*")]), quotes: Document001.conditions,
                explanation: Text("Such a view answers nil at once (HT.1).", chinese: "这样的视图立即回答 nil（HT.1）。")),
            Claim(
                Text("`point(inside:)` is not asked of a view with such an obstacle.", chinese: "有障碍的视图不会被问 `point(inside:)`。"),
                when: obstacle.isOneOf(["hidden", "no interaction", "alpha 0.009", "alpha 0.01"]),
                .holds(Text("nobody asks it", chinese: "没有询问")) { trace in
                    let skipped = Set(trace.entries.filter { trace.spelling(of: $0.verb) == "skip" }.map { trace.spelling(of: $0.subject) })
                    return !trace.ordering.contains { $0.call == "pointInside" && skipped.contains($0.receiver) }
                },
                quotes: Document001.conditionsComeFirst),
            Claim(
                Text("An obstacle on the parent takes the child along.", chinese: "障碍在父视图上，子视图一同失效。"),
                when: obstacle.isOneOf(["hidden", "no interaction", "alpha 0.009", "alpha 0.01"]) && owner.is("parent"),
                .all([.happens("background.touchesBegan"), .never("child.*"), .never("parent.*")]),
                quotes: Document003.parentStopsChildren),
            Claim(
                Text("Hidden, nearly transparent, or without interaction: none responds.", chinese: "隐藏、近乎透明或禁用交互，都不响应。"),
                when: obstacle.isOneOf(["hidden", "no interaction", "alpha 0.009"]), .never("child.touches*"),
                quotes: Document003.threeObstacles),
            Claim(
                Text("Just above 0.01 it is hit.", chinese: "略高于 0.01 就会被命中。"), when: obstacle.is("alpha 0.011"),
                .happens("child.touchesBegan"),
                quotes: Document001.conditions),
            Claim(
                Text("Clipping and being disabled change nothing about who is hit.", chinese: "裁剪与禁用不影响谁被命中。"),
                when: obstacle.isOneOf(["none", "clips", "disabled"]), .happens("child.touchesBegan"), quotes: Document000.whoIsHit),
            Claim(
                Text("Each view on the way is asked whether the point is inside.", chinese: "途中每个视图都被问点是否在内。"), when: obstacle.is("none"),
                .all([.answer(of: "parent.pointInside", is: "yes"), .answer(of: "child.pointInside", is: "yes")]),
                quotes: Document003.pointIsChecked),
            Claim(
                Text("Parents are asked before children.", chinese: "父视图先于子视图被询问。"), when: obstacle.is("none"),
                .order(["parent.pointInside", "child.pointInside"]), quotes: Document003.parentsBeforeChildren),
            Claim(
                Text(
                    "The alpha at which a view is skipped is 0.01: hidden, alpha 0 and alpha 0.01 all behave alike.",
                    chinese: "跳过视图的透明度界限是 0.01。"),
                when: obstacle.isOneOf(["hidden", "alpha 0.01", "alpha 0.009"]), .same(whatever: obstacle)),
        ])
}

/// A control that is asked whether a point is inside, and keeps its touches.
private final class AskedControl: UIControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
