import EventTrace
import ExperimentKit
import UIKit

private let allowed = Variable(
    "allowed", Text("`allowedTouchTypes` of the tap", chinese: "点按的 `allowedTouchTypes`"), ["all", "finger", "pencil"])
private let exclusive = Variable.flag(
    "exclusive", Text("`requiresExclusiveTouchType`", chinese: "`requiresExclusiveTouchType`"), default: true)
private let tools = Variable(
    "tools", Text("What taps", chinese: "用什么点击"), ["finger", "pencil", "finger, pencil meanwhile"])

extension Experiment {
    /// Fingers and pencils.
    static let touchTypes = Experiment(
        id: "TouchTypes",
        title: Text("Fingers and pencils: which touches a tap takes", chinese: "手指与铅笔：点按接受哪些触摸"),
        question: Text(
            "A tap of two touches and a tap of one are on a view; both take all types of touches, or one only. A finger taps, a pencil taps, or a pencil taps while a finger is down. Which acts?",
            chinese: "视图带有双触点与单触点的点按，接受全部或一种触摸类型。手指点击、铅笔点击，或手指按住时铅笔点击。谁响应？"),
        answer: Text(
            "A tap acts on touches of its types only. While it has a touch of one type it takes none of another, so finger and pencil together are a tap of one; with `requiresExclusiveTouchType` off they are a tap of two.",
            chinese: "点按只响应自己允许的类型。它有某种触摸时不接受另一种，所以手指加铅笔仍算单触点；关闭 `requiresExclusiveTouchType` 后则算双触点。"),
        variables: [allowed, exclusive, tools],
        excluding: Exclusion(
            exclusive.isOff && allowed.isNot("all"), because: Text("Of one type there is nothing to shut out.", chinese: "只有一种类型时没有可排除的。")),
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view")
            for (name, touches) in [("one", 1), ("two", 2)] {
                let tap = stage.put(UITapGestureRecognizer(), name, on: view)
                tap.numberOfTouchesRequired = touches
                tap.requiresExclusiveTouchType = stage.flag(exclusive)
                switch stage.choice(allowed) {
                case "finger": tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
                case "pencil": tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
                default: break
                }
            }
            let tool = stage.choice(tools)
            if tool != "finger" { stage.tap(with: .pencil, finger: 2, at: CGPoint(x: 250, y: 300), time: 0.1) }
            if tool != "pencil" { stage.script.tap(.point(x: 50, y: 100, in: "view"), hold: 0.25) }
        },
        claims: [
            Claim(
                Text("Of a type that is not allowed it gets no touch.", chinese: "不允许的类型收不到触摸。"),
                when: (allowed.is("finger") && tools.is("pencil")) || (allowed.is("pencil") && tools.is("finger")),
                .all([.noCalls, .neverDecided("*: collect view")]),
                explanation: Text(
                    "A recognizer gets touches of its `allowedTouchTypes` only (GE.26).", chinese: "手势只得到其 `allowedTouchTypes` 的触摸（GE.26）。")
            ),
            Claim(
                Text("Of an allowed type one touch is a tap of one.", chinese: "允许的类型，一个触摸是单触点。"),
                when: allowed.is("all") && tools.isNot("finger, pencil meanwhile"), .ordering(["one.action(ended)"])),
            Claim(
                Text("Finger and pencil together are no tap of two: the second type is not taken.", chinese: "手指加铅笔不算双触点：第二种类型不被接受。"),
                when: allowed.is("all") && exclusive.isOn && tools.is("finger, pencil meanwhile"), .ordering(["one.action(ended)"]),
                explanation: Text(
                    "After a touch of one type, touches of others are ignored until the reset (GE.26); the header says so.",
                    chinese: "有了一种类型的触摸后，其他类型在重置之前被忽略（GE.26），头文件如此说明。")),
            Claim(
                Text("With `requiresExclusiveTouchType` off they are.", chinese: "关闭 `requiresExclusiveTouchType` 后则算。"),
                when: allowed.is("all") && exclusive.isOff && tools.is("finger, pencil meanwhile"), .ordering(["two.action(ended)"])),
            Claim(
                Text("For touches of one type the property changes nothing.", chinese: "只有一种类型时，该属性没有影响。"),
                when: allowed.is("all") && tools.isNot("finger, pencil meanwhile"), .same(whatever: exclusive)),
        ])
}
