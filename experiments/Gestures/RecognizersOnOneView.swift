import EventTrace
import ExperimentKit
import UIKit

private let recognizers = Variable(
    "recognizers", Text("The view has", chinese: "视图上有"),
    ["two taps", "two long presses", "tap and long press", "tap and double tap"])
private let isReversed = Variable.flag("reversed", Text("The second is added first", chinese: "第二个先添加"))
private let gesture = Variable("gesture", Text("The finger", chinese: "手指"), ["taps", "taps twice", "presses"])

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
            Both stay on the view. Two of one type recognize in the same moment, and only the one added **last** acts. Two of different \
            types each act on their own gesture, whichever was added first; the tap does not wait for the double tap.
            """, chinese: "两个都留在视图上。同类型的两个同时识别，只有**后添加**的响应；不同类型各自响应自己的手势，与添加顺序无关；单击不会等待双击。"),
        origins: [Document000.oneRecognizerOfAType, Document000.canThereBeSeveral],
        variables: [recognizers, isReversed, gesture],
        stage: { stage in
            let listener = stage.keep(Listener())
            let view = stage.name(UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), "view")
            stage.view.addSubview(view)
            func tap(_ name: String, taps: Int = 1) -> UIGestureRecognizer {
                let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
                tap.numberOfTapsRequired = taps
                return stage.name(tap, name)
            }
            func press(_ name: String) -> UIGestureRecognizer {
                stage.name(UILongPressGestureRecognizer(target: listener, action: Listener.tapped), name)
            }
            let pair: [UIGestureRecognizer] =
                switch stage.choice(recognizers) {
                case "two taps": [tap("tap_1"), tap("tap_2")]
                case "two long presses": [press("press_1"), press("press_2")]
                case "tap and long press": [tap("tap"), press("press")]
                default: [tap("tap"), tap("double_tap", taps: 2)]
                }
            for recognizer in stage.flag(isReversed) ? pair.reversed() : pair { view.addGestureRecognizer(recognizer) }
            switch stage.choice(gesture) {
            case "taps": stage.script.tap("view")
            case "taps twice": stage.script.doubleTap("view")
            default: stage.script.press("view", for: 1)
            }
        },
        claims: [
            Claim(
                Text("Only one of two taps acts, the one added last.", chinese: "两个单击手势中只有后添加的响应。"),
                when: recognizers.is("two taps") && isReversed.isOff && gesture.is("taps"), .ordering(["tap_2.action(ended)"]),
                quotes: Document000.oneRecognizerOfAType,
                explanation: Text(
                    "Of two on one view that recognize together, the one added last wins (GE.9).", chinese: "同一视图上同时识别时，后添加者胜（GE.9）。")),
            Claim(
                Text("Added the other way round, the other one acts.", chinese: "添加顺序颠倒，则换另一个响应。"),
                when: recognizers.is("two taps") && isReversed.isOn && gesture.is("taps"), .ordering(["tap_1.action(ended)"]),
                quotes: Document000.doesOrderMatter),
            Claim(
                Text("The later recognizer takes the place of the earlier one of its type.", chinese: "后加的同类型手势取代先加的。"),
                when: recognizers.is("two taps") && isReversed.isOff && gesture.is("taps"), .neverDecided("tap_1: recognize*"),
                quotes: Document000.oneRecognizerOfAType),
            Claim(
                Text("The earlier one of two taps is no longer there: it gets no touch.", chinese: "先加的单击手势已不在：它收不到触摸。"),
                when: recognizers.is("two taps") && isReversed.isOff, .neverDecided("tap_1: collect *"),
                quotes: Document000.oneRecognizerOfAType,
                knownRefutation: Text(
                    """
                    It is there and gets every touch (GE.14, GE.1). It recognizes with the lift, as the other does, and is excluded only then \
                    (GE.9).
                    """, chinese: "它仍在，并收到每个触摸（GE.14、GE.1）；抬起时两者都识别，到那时它才被排除（GE.9）。")),
            Claim(
                Text("Two of different types each act on their own gesture.", chinese: "不同类型各自响应自己的手势。"),
                when: recognizers.is("tap and long press") && gesture.isOneOf(["taps", "presses"]),
                .holds(Text("one of the two acts", chinese: "两者之一响应")) { trace in
                    let actors = Set(trace.ordering.filter { $0.call == "action" }.map { $0.receiver })
                    return actors.count == 1
                },
                quotes: Document000.oneRecognizerOfAType),
            Claim(
                Text("Several recognizers of one type and of several types can be on one view.", chinese: "一个视图上可以有多个同类型或不同类型的手势。"),
                .holds(Text("both get the touch", chinese: "两者都收到触摸")) { trace in
                    let collecting = trace.entries.filter { trace.spelling(of: $0.verb) == "collect" }
                    return Set(collecting.map { $0.subject }).count == 2
                },
                quotes: Document000.canThereBeSeveral),
            Claim(
                Text("For two of different types, the order of adding changes nothing.", chinese: "不同类型时，添加顺序没有影响。"),
                when: recognizers.isOneOf(["tap and long press", "tap and double tap"]), .same(whatever: isReversed),
                quotes: Document000.doesOrderMatter),
            Claim(
                Text("For two of one type, the order of adding decides which of them acts.", chinese: "同类型时，添加顺序决定由谁响应。"),
                when: recognizers.is("two taps"), .differs(by: isReversed),
                quotes: Document000.doesOrderMatter),
            Claim(
                Text("A single tap acts at once, without waiting for the second.", chinese: "单击立即响应，不等第二次点击。"),
                when: recognizers.is("tap and double tap") && gesture.is("taps twice"),
                .before("tap.action(ended)", "double_tap.action(ended)"),
                explanation: Text("Nothing requires the double tap to fail (GE.11).", chinese: "没有要求双击先失败（GE.11）。")),
        ])
}
