import EventTrace
import ExperimentKit
import UIKit

private let recognizers = Variable(
    "added", Text("The view has, in the order of adding,", chinese: "视图上按添加顺序有"),
    ["two taps", "tap, long press", "long press, tap", "tap, double tap", "double tap, tap"])
private let gesture = Variable("gesture", Text("The finger makes", chinese: "手指动作"), ["a tap", "two taps", "a press"])

extension Experiment {
    /// Two recognizers on one view.
    static let recognizersOnOneView = Experiment(
        id: "RecognizersOnOneView",
        title: Text("Two recognizers on one view", chinese: "一个视图上的两个手势"),
        question: Text(
            """
            A view has two recognizers, of one type or of two. The finger taps, taps twice or presses. Which of the two acts, and does the \
            order in which they were added matter?
            """, chinese: "一个视图上有两个手势，类型相同或不同。手指单击、双击或长按时，哪个响应？添加顺序是否重要？"),
        answer: Text(
            """
            Both stay on the view and get every touch. Two taps recognize in the same moment, and only the one added **last** acts. A tap \
            and a long press, or a tap and a double tap, each act on their own gesture, whichever was added first; the tap does not wait \
            for the double tap.
            """,
            chinese: "两个都留在视图上，都得到每个触摸。两个单击手势同时识别，只有**后添加**的响应；单击与长按、单击与双击各自响应自己的手势，与添加顺序无关；单击不会等待双击。"),
        origins: [Document000.oneRecognizerOfAType, Document000.canThereBeSeveral],
        observations: ["touch-gesturerecognizers-order"],
        variables: [recognizers, gesture],
        excluding: Exclusion(
            recognizers.is("two taps") && gesture.isNot("a tap"), because: Text("One tap shows it.", chinese: "单击足以说明。")),
        stage: { stage in
            let listener = stage.keep(Listener())
            let view = stage.name(UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), "view")
            stage.view.addSubview(view)
            func tap(_ name: String, taps: Int = 1) -> UIGestureRecognizer {
                let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
                tap.numberOfTapsRequired = taps
                return stage.name(tap, name)
            }
            let press = UILongPressGestureRecognizer(target: listener, action: Listener.tapped)
            let added: [UIGestureRecognizer] =
                switch stage.choice(recognizers) {
                case "two taps": [tap("tap_added_first"), tap("tap_added_last")]
                case "tap, long press": [tap("tap"), stage.name(press, "press")]
                case "long press, tap": [stage.name(press, "press"), tap("tap")]
                case "tap, double tap": [tap("tap"), tap("double_tap", taps: 2)]
                default: [tap("double_tap", taps: 2), tap("tap")]
                }
            for recognizer in added { view.addGestureRecognizer(recognizer) }
            switch stage.choice(gesture) {
            case "a tap": stage.script.tap("view")
            case "two taps": stage.script.doubleTap("view")
            default: stage.script.press("view", for: 1)
            }
        },
        claims: [
            Claim(
                Text("Only one of two taps acts, the one added last.", chinese: "两个单击手势中只有后添加的响应。"), when: recognizers.is("two taps"),
                .ordering(["tap_added_last.action(ended)"]), quotes: Document000.oneRecognizerOfAType,
                explanation: Text(
                    "Of two on one view that recognize together, the one added last wins (GE.9).", chinese: "同一视图上同时识别时，后添加者胜（GE.9）。")),
            Claim(
                Text("The later tap takes the place of the earlier: that gets no touch.", chinese: "后加的单击手势取代先加的：后者收不到触摸。"),
                when: recognizers.is("two taps"), .neverDecided("tap_added_first: collect *"), quotes: Document000.oneRecognizerOfAType,
                knownRefutation: Text(
                    """
                    The earlier one is there and gets every touch (GE.14, GE.1). It recognizes with the lift, as the other does, and is excluded only \
                    then (GE.9).
                    """, chinese: "先加的仍在，并收到每个触摸（GE.14、GE.1）；抬起时两者都识别，到那时它才被排除（GE.9）。")),
            Claim(
                Text("Two of different types are both there: each acts on its own gesture.", chinese: "不同类型的两个都在：各自响应自己的手势。"),
                when: recognizers.isOneOf(["tap, long press", "long press, tap"]) && gesture.isOneOf(["a tap", "a press"]),
                .holds(Text("the one that fits acts, and no other", chinese: "只有相符者响应")) { trace in
                    Set(trace.ordering.map { $0.receiver }).count == 1
                },
                quotes: Document000.oneRecognizerOfAType),
            Claim(
                Text("There can be several, of one type and of several types: both get the touch.", chinese: "可以有多个同类型或不同类型的手势：两者都收到触摸。"),
                .holds(Text("two recognizers get the touch", chinese: "两个手势都收到触摸")) { trace in
                    Set(trace.entries.filter { trace.spelling(of: $0.verb) == "collect" }.map { $0.subject }).count == 2
                },
                quotes: Document000.canThereBeSeveral),
            Claim(
                Text("For a tap and a long press, the order of adding changes nothing.", chinese: "单击与长按，添加顺序没有影响。"),
                when: recognizers.isOneOf(["tap, long press", "long press, tap"]), .same(whatever: recognizers),
                quotes: Document000.doesOrderMatter),
            Claim(
                Text("For a tap and a double tap, it changes nothing either.", chinese: "单击与双击也没有影响。"),
                when: recognizers.isOneOf(["tap, double tap", "double tap, tap"]), .same(whatever: recognizers),
                quotes: Document000.doesOrderMatter),
            Claim(
                Text("A single tap acts at once, without waiting for the second.", chinese: "单击立即响应，不等第二次点击。"),
                when: recognizers.isOneOf(["tap, double tap", "double tap, tap"]) && gesture.is("two taps"),
                .ordering(["tap.action(ended)", "double_tap.action(ended)"]),
                explanation: Text("Nothing requires the double tap to fail (GE.11).", chinese: "没有要求双击先失败（GE.11）。")),
        ])
}
