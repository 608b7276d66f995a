import EventTrace
import ExperimentKit
import UIKit

private let place = Variable("on", Text("Three taps are on", chinese: "三个点按加在"), ["one view", "three levels"])
private let added = Variable("added", Text("Added in the order", chinese: "添加顺序"), ["a b c", "c b a"])

extension Experiment {
    /// What is open, and what is not.
    static let orderOfRecognizers = Experiment(
        id: "OrderOfRecognizers",
        title: Text("The order among recognizers of one touch", chinese: "同一触摸的多个手势之间的次序"),
        question: Text(
            "Three taps share a touch, on one view or on three levels. In which order do they get it, and in which do they come before or after the view?",
            chinese: "三个点按共享一个触摸，在一个视图或三层视图上。它们按什么次序得到触摸，与视图又是什么次序？"),
        answer: Text(
            "Among the recognizers no order is defined: published logs of one and the same app differ. Defined is what comes around it: all of them before the view, and which of them acts.",
            chinese: "手势之间没有确定的次序：同一个应用公开的日志彼此不同。确定的是：它们都先于视图，以及谁会响应。"),
        observations: ["four-ancestor-taps-run1", "four-ancestor-taps-run2"],
        variables: [place, added],
        stage: { stage in
            let outer = stage.add({ UIView(frame: $0) }, "outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let middle = stage.add({ UIView(frame: $0) }, "middle", at: CGRect(x: 25, y: 25, width: 250, height: 250), in: outer)
            let inner = stage.add({ BeganPad(frame: $0) }, "inner", at: CGRect(x: 25, y: 25, width: 200, height: 200), in: middle)
            let isOneView = stage.choice(place) == "one view"
            let taps: [(String, UIView)] = [("a", inner), ("b", isOneView ? inner : middle), ("c", isOneView ? inner : outer)]
            for (name, view) in stage.choice(added) == "a b c" ? taps : taps.reversed() { stage.put(StartingTap(), name, on: view) }
            stage.script.tap("inner")
        },
        claims: [
            Claim(
                Text("All recognizers get the touch before the view.", chinese: "所有手势都先于视图得到触摸。"),
                .all([
                    .order(["a.touchesBegan", "inner.touchesBegan"]), .order(["b.touchesBegan", "inner.touchesBegan"]),
                    .order(["c.touchesBegan", "inner.touchesBegan"]),
                ]),
                explanation: Text("In one event all recognizers come first (GE.2).", chinese: "同一事件中手势在先（GE.2）。")),
            Claim(
                Text("Their own order is picked, not defined.", chinese: "它们之间的次序是任选的，没有定义。"), .decided("*: join"),
                explanation: Text(
                    "Two runs of one app printed two orders, and Apple's guide says that the order is not specified (GE.3). The engine repeats each case under other orders; `≈` in a table marks calls that change places.",
                    chinese: "同一应用两次运行打印了两种次序，Apple 的指南也说次序不确定（GE.3）。引擎会以其他次序重复每种情形；表中的 `≈` 标出会互换位置的调用。")),
            Claim(
                Text("On three levels the innermost acts, whatever the order.", chinese: "三层时最内层响应，与次序无关。"), when: place.is("three levels"),
                .all([.happens("a.action(ended)"), .exactly(1, "*.action(ended)")]),
                explanation: Text("Of those that recognize in one event the deepest wins (GE.9).", chinese: "同一事件中识别的，最深者胜（GE.9）。")),
            Claim(
                Text("On one view the one added last acts.", chinese: "同一视图上后添加者响应。"), when: place.is("one view") && added.is("a b c"),
                .all([.happens("c.action(ended)"), .exactly(1, "*.action(ended)")])),
            Claim(
                Text("On one view the order of adding decides who acts.", chinese: "同一视图上，添加顺序决定谁响应。"), when: place.is("one view"),
                .differs(by: added, among: ["*.action(ended)"])),
            Claim(
                Text("On three levels it does not.", chinese: "三层时则不然。"), when: place.is("three levels"),
                .same(whatever: added, among: ["*.action(ended)"])),
        ])
}

/// A tap that hears of the touch-down alone.
private final class StartingTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
