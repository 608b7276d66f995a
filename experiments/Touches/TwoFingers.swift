import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let isMultiple = Variable<Bool>("multipleTouch", "The views take several touches")

private enum Places: String, Choice {
    case oneView = "one view"
    case twoViews = "two views"
}
private let place = Variable<Places>("place", "The fingers land on")

private enum Landing: String, Choice {
    case inOneInstant = "in one instant"
    case oneAfterTheOther = "one after the other"
}
private let when = Variable<Landing>("when", "They land")

/// Says how many touches it gets, and how many the event has.
private final class CountingPad: UIView {
    var say: (Int, Int) -> Void = { _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say(touches.count, event?.allTouches?.count ?? 0) }
}

extension Experiment {
    /// Two fingers at one and at two places.
    static let twoFingers = Experiment(
        id: "TwoFingers",
        title: "Two fingers on one view and on two",
        question:
            "Two fingers land, together or one after the other, on one view or on two. How many calls come, with how many touches each?",
        answer:
            "Each view gets only its own touches. On one view: one call with two touches if they land in one instant, two calls if not, and without `isMultipleTouchEnabled` the first touch alone.",
        origins: [Document004.oneFingerOneTouch],
        observations: ["two-fingers-same-instant-one-began", "ignored-finger-reverse-release"],
        variables: [isMultiple, place, when],
        stage: { stage in
            for (name, top) in [("upper", 150.0), ("lower", 450)] {
                let pad = stage.name(CountingPad(frame: CGRect(x: 45, y: top, width: 300, height: 200)), name)
                pad.isMultipleTouchEnabled = stage[isMultiple]
                pad.say = { own, all in stage.mark("\(name) gets \(own) of the event's \(all)") }
                stage.view.addSubview(pad)
            }
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 50, y: 100, in: "upper"))
            if stage[when] == .oneAfterTheOther { stage.script.wait(0.1) }
            two.down(at: .point(x: 250, y: 100, in: stage[place] == .oneView ? "upper" : "lower"))
            stage.script.wait(0.1)
            one.up()
            two.up()
        },
        claims: [
            Claim(
                "Two fingers on two views: a touch for each, whatever the setting.",
                when: place == .twoViews, .all([.exactly(1, "upper.touchesBegan"), .exactly(1, "lower.touchesBegan")]),
                quotes: Document004.oneFingerOneTouch),
            Claim(
                "On one view that takes several, both in one call if they land in one instant.",
                when: isMultiple.isOn && place == .oneView && when == .inOneInstant,
                .ordering(["upper.touchesBegan", "upper gets 2 of the event's 2"]), quotes: Document004.oneFingerOneTouch,
                explanation: "Touches that change in one event come in one call.", rules: [.oneCallPerEvent]),
            Claim(
                "One after the other: two calls.",
                when: isMultiple.isOn && place == .oneView && when == .oneAfterTheOther, .exactly(2, "upper.touchesBegan")),
            Claim(
                "The event has all touches, also those of other views.",
                when: place == .twoViews, .happens("* gets 1 of the event's 2"), quotes: Document004.eventHoldsTouches,
                explanation: "`allTouches` has every touch of the event.", rules: [.exactlyTheChangedTouches]),
            Claim(
                "A view that takes one touch does not receive the second.",
                when: isMultiple.isOff && place == .oneView, .exactly(1, "upper.touchesBegan"),
                explanation: "Without `isMultipleTouchEnabled` a view gets the first touch only.", rules: [.firstTouchOnly]),
        ])
}
