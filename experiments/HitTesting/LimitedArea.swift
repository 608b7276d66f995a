import EventTrace
import ExperimentKit
import UIKit

private let inset = Variable("inset", Text("The bounds are inset by, in points", chinese: "bounds 的内缩量（点）"), [-20, 0, 20])
private let beyond = Variable(
    "beyond", Text("The finger taps so many points outside the right edge", chinese: "手指点在右边缘之外多少点"), [-30, -10, 10, 30])

private final class InsetButton: UIButton {
    var inset: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: inset, dy: inset).contains(point)
    }
}

extension Experiment {
    /// The area in which a button can be tapped.
    static let limitedArea = Experiment(
        id: "LimitedArea",
        title: Text("Limiting and enlarging a button's area", chinese: "限定与扩大按钮的点击区域"),
        question: Text(
            "A button's `point(inside:)` asks its bounds, inset by some points. Where can it be tapped?",
            chinese: "按钮的 `point(inside:)` 询问内缩若干点之后的 bounds。点哪里有效？"),
        answer: Text(
            "A negative inset adds a margin in which a tap counts, a positive one takes it away. The action goes out wherever the touch was taken.",
            chinese: "负的内缩量增加可点的边缘，正的则减去。只要触摸被接住，action 就会发出。"),
        origins: [Document002.areaByPointInside],
        variables: [inset, beyond],
        stage: { stage in
            let button = stage.name(InsetButton(frame: CGRect(x: 100, y: 200, width: 100, height: 100)), "button")
            button.inset = CGFloat(stage.number(inset))
            button.addTarget(stage.keep(Listener()), action: Listener.fired, for: .touchUpInside)
            stage.view.addSubview(button)
            stage.script.tap(.point(x: 100 + stage.number(beyond), y: 50, in: "button"))
        },
        claims: [
            Claim(
                Text("With -20 a tap 10 points outside counts, one 30 points outside does not.", chinese: "内缩 -20：边外 10 点有效，30 点无效。"),
                when: inset.is(-20) && beyond.is(10), .happens("button.action(touchUpInside)"), quotes: Document002.negativeInsetEnlarges),
            Claim(
                Text("With -20 a tap 30 points outside does not count.", chinese: "内缩 -20：边外 30 点无效。"),
                when: inset.is(-20) && beyond.is(30), .never("button.action(*)"), quotes: Document002.negativeInsetEnlarges),
            Claim(
                Text("With 0 the bounds count.", chinese: "内缩 0：以 bounds 为准。"), when: inset.is(0) && beyond.isOneOf([10, 30]),
                .never("button.action(*)")),
            Claim(
                Text("With 20 a tap 10 points inside the edge is lost, one 30 points inside counts.", chinese: "内缩 20：边内 10 点无效，30 点有效。"),
                when: inset.is(20) && beyond.is(-10), .never("button.action(*)"), quotes: Document002.areaByPointInside),
            Claim(
                Text("Well inside it always counts.", chinese: "离边够远则总是有效。"), when: beyond.is(-30),
                .happens("button.action(touchUpInside)"),
                quotes: Document002.areaByPointInside),
        ])
}
