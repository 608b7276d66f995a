import EventTrace
import ExperimentKit
import UIKit

private let valueOn = Variable("valueOn", Text("The value is set on", chinese: "设置了该值的按钮"), ["neither", "upper", "both"])
private let finger = Variable(
    "finger", Text("The finger taps", chinese: "手指点击"), ["upper, 5 points above its edge", "the gap", "lower, 5 points below its edge"])

/// Stands for all buttons of an app whose `point(inside:)` an extension has replaced.
private final class AnyButton: UIButton {
    var expansion: CGFloat?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let expansion else { return super.point(inside: point, with: event) }
        return bounds.insetBy(dx: -expansion, dy: -expansion).contains(point)
    }
}

extension Experiment {
    /// One override for all buttons.
    static let everyButtonEnlarged = Experiment(
        id: "EveryButtonEnlarged",
        title: Text("Enlarging every button by an extension", chinese: "用扩展扩大所有按钮"),
        question: Text(
            "Two buttons stand 10 points apart, `upper` added first. One override for all buttons enlarges those with a value, here by 20 points. Which of them gets a tap?",
            chinese: "两个按钮上下相距 10 点，`upper` 先添加。一个对所有按钮生效的重写，会把设了值的按钮扩大 20 点。点击归谁？"),
        answer: Text(
            "The replaced method is run for **every** button, value or not. With the value on both, the areas overlap, and the button added later takes taps that lie on its neighbour.",
            chinese: "替换后的方法对**每个**按钮都会执行，不论是否设值。两个都设值时区域重叠，后添加的按钮会抢走落在邻居身上的点击。"),
        origins: [Document002.extensionChangesEveryButton],
        variables: [valueOn, finger],
        stage: { stage in
            let listener = stage.keep(Listener())
            for (name, top) in [("upper", 200.0), ("lower", 254.0)] {
                let button = stage.name(AnyButton(frame: CGRect(x: 100, y: top, width: 100, height: 44)), name)
                if stage.choice(valueOn) == "both" || stage.choice(valueOn) == name { button.expansion = 20 }
                button.addTarget(listener, action: Listener.fired, for: .touchUpInside)
                stage.view.addSubview(button)
            }
            let places: [String: Double] = ["the gap": 249, "lower, 5 points below its edge": 259]
            stage.script.tap(.point(CGPoint(x: 150, y: places[stage.choice(finger)] ?? 239)))
        },
        claims: [
            Claim(
                Text("The override is run for buttons that nobody gave a value.", chinese: "没有设值的按钮也会执行这个重写。"), when: valueOn.isNot("both"),
                .happens("lower.pointInside"), quotes: Document002.extensionChangesEveryButton),
            Claim(
                Text("Every button gets another area.", chinese: "每个按钮的区域都变了。"), when: finger.is("the gap"),
                .same(whatever: valueOn), quotes: Document002.extensionFallsBack,
                knownRefutation: Text(
                    "Only those with a value do: without one the override falls back on super. With neither set, a tap into the gap hits no button.",
                    chinese: "只有设了值的才变：没有值时会回到 super。两个都不设值时，点间隙不会命中任何按钮。")),
            Claim(
                Text("A button without a value keeps its area.", chinese: "没有设值的按钮保持原来的区域。"),
                when: valueOn.is("neither") && finger.is("the gap"),
                .never("*.action(*)"), quotes: Document002.extensionFallsBack),
            Claim(
                Text("With the value on both, `lower` takes a tap that lies on `upper`.", chinese: "两个都设值时，落在 `upper` 上的点击被 `lower` 抢走。"),
                when: valueOn.is("both") && finger.is("upper, 5 points above its edge"),
                .all([.happens("lower.action(touchUpInside)"), .never("upper.action(*)")]),
                quotes: Document002.extensionChangesEveryButton,
                explanation: Text(
                    "Of overlapping siblings the later one is asked first (HT.3), and its area now reaches beyond the gap.",
                    chinese: "重叠的平级视图中，后添加的先被询问（HT.3），而它的区域已越过间隙。")),
            Claim(
                Text("With the value on `upper` alone, the gap belongs to `upper`.", chinese: "只有 `upper` 设值时，间隙归 `upper`。"),
                when: valueOn.is("upper") && finger.is("the gap"), .happens("upper.action(touchUpInside)")),
        ])
}
