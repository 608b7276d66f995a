import EventTrace
import ExperimentKit
import UIKit

private let isMultiple = Variable.flag("multipleTouch", Text("The views take several touches", chinese: "视图允许多点触摸"))
private let place = Variable("place", Text("The fingers land on", chinese: "两指落在"), ["one view", "two views"])
private let when = Variable("when", Text("They land", chinese: "落下时机"), ["in one instant", "one after the other"])

/// Says how many touches it gets, and how many the event has.
private final class CountingPad: UIView {
    var say: (Int, Int) -> Void = { _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say(touches.count, event?.allTouches?.count ?? 0) }
}

extension Experiment {
    /// Two fingers at one and at two places.
    static let twoFingers = Experiment(
        id: "TwoFingers",
        title: Text("Two fingers on one view and on two", chinese: "两指落在一个视图与两个视图"),
        question: Text(
            "Two fingers land, together or one after the other, on one view or on two. How many calls come, with how many touches each?",
            chinese: "两指同时或先后落在一个或两个视图上。会有几次调用，每次几个触摸？"),
        answer: Text(
            "Each view gets only its own touches. On one view: one call with two touches if they land in one instant, two calls if not, and without `isMultipleTouchEnabled` the first touch alone.",
            chinese: "每个视图只收到自己的触摸。同一视图：同时落下为一次调用、两个触摸；先后落下为两次；不开 `isMultipleTouchEnabled` 则只有第一个触摸。"),
        origins: [Document004.oneFingerOneTouch],
        observations: ["two-fingers-same-instant-one-began", "ignored-finger-reverse-release"],
        variables: [isMultiple, place, when],
        stage: { stage in
            for (name, top) in [("upper", 150.0), ("lower", 450)] {
                let pad = stage.name(CountingPad(frame: CGRect(x: 45, y: top, width: 300, height: 200)), name)
                pad.isMultipleTouchEnabled = stage.flag(isMultiple)
                pad.say = { [unowned(unsafe) stage] own, all in stage.mark("\(name) gets \(own) of the event's \(all)") }
                stage.view.addSubview(pad)
            }
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 50, y: 100, in: "upper"))
            if stage.choice(when) == "one after the other" { stage.script.wait(0.1) }
            two.down(at: .point(x: 250, y: 100, in: stage.choice(place) == "one view" ? "upper" : "lower"))
            stage.script.wait(0.1)
            one.up()
            two.up()
        },
        claims: [
            Claim(
                Text("Two fingers on two views: a touch for each, whatever the setting.", chinese: "两指两视图：各得一个触摸，与设置无关。"),
                when: place.is("two views"), .all([.exactly(1, "upper.touchesBegan"), .exactly(1, "lower.touchesBegan")]),
                quotes: Document004.oneFingerOneTouch),
            Claim(
                Text("On one view that takes several, both in one call if they land in one instant.", chinese: "一个允许多点的视图：同时落下则一次调用。"),
                when: isMultiple.isOn && place.is("one view") && when.is("in one instant"),
                .ordering(["upper.touchesBegan", "upper gets 2 of the event's 2"]), quotes: Document004.oneFingerOneTouch,
                explanation: Text("Touches that change in one event come in one call (TO.7).", chinese: "同一事件中变化的触摸在一次调用中到来（TO.7）。")),
            Claim(
                Text("One after the other: two calls.", chinese: "先后落下：两次调用。"),
                when: isMultiple.isOn && place.is("one view") && when.is("one after the other"), .exactly(2, "upper.touchesBegan")),
            Claim(
                Text("The event has all touches, also those of other views.", chinese: "事件包含所有触摸，也包括其他视图的。"),
                when: place.is("two views"), .happens("* gets 1 of the event's 2"), quotes: Document004.eventHoldsTouches,
                explanation: Text("`allTouches` has every touch of the event (TO.3).", chinese: "`allTouches` 包含事件的所有触摸（TO.3）。")),
            Claim(
                Text("A view that takes one touch is not told of the second.", chinese: "只允许单点的视图收不到第二个。"),
                when: isMultiple.isOff && place.is("one view"), .exactly(1, "upper.touchesBegan"),
                explanation: Text(
                    "Without `isMultipleTouchEnabled` a view gets the first touch only (TO.5).",
                    chinese: "不开 `isMultipleTouchEnabled`，视图只得到第一个触摸（TO.5）。")),
        ])
}
