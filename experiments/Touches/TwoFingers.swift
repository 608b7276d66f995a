import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let isMultiple = Variable<Bool>("multipleTouch", "`isMultipleTouchEnabled` of the views")

private enum Places: String, Choice {
    case oneView = "one view"
    case twoViews = "two views"
}
private let place = Variable<Places>("place", "The fingers touch")

private enum Landing: String, Choice {
    case inOneInstant = "at the same instant"
    case oneAfterTheOther = "one after the other"
}
private let when = Variable<Landing>("when", "The fingers touch down")

/// Says how many touches it gets, and how many the event has.
private final class CountingPad: UIView {
    var say: (Int, Int) -> Void = { _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say(touches.count, event?.allTouches?.count ?? 0) }
}

private let upper = Named<UIView>("upper")
private let lower = Named<UIView>("lower")

private let takesBoth = Condition(
    "one view with `isMultipleTouchEnabled` gets both fingers", not: "the fingers are on two views, or multiple touch is off",
    isMultiple.isOn && place == .oneView)

/// Two fingers at one and at two places.
let twoFingers: Experiment = Experiment(
    id: "TwoFingers",
    title: "Two fingers: how many `touchesBegan` calls",
    question:
        "Two fingers touch down, together or one after the other, on one view or on two. How many calls come, with how many touches each?",
    answer:
        "Each view gets only its own touches; all touches are in `event.allTouches`. With `isMultipleTouchEnabled` one view gets one call with two touches if the fingers touch down at the same instant, and two calls if not; without it, as by default, the view gets the first touch alone.",
    remedy:
        "To receive both fingers on one view, set `isMultipleTouchEnabled = true` on the very view that is hit; recognizers do not need the flag. Go through the whole set in each touch method, not `touches.first` alone: fingers that land or lift at the same instant come in one call, others in a call each. A finger keeps its `UITouch` until it lifts: keep what you remember by touch, and forget it in `touchesEnded` and `touchesCancelled`.",
    symptoms: [
        "multitouch not working, touchesBegan has only one touch",
        "second finger is ignored by my UIView",
        "isMultipleTouchEnabled is false by default",
        "is touchesBegan called once or twice for two fingers",
        "difference between touches and event.allTouches",
        "touchesEnded missing with several fingers, track each finger separately",
    ],
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
        one.down(at: .point(x: 50, y: 100, in: upper))
        if stage[when] == .oneAfterTheOther { stage.script.wait(0.1) }
        two.down(at: .point(x: 250, y: 100, in: stage[place] == .oneView ? "upper" : "lower"))
        stage.script.wait(0.1)
        one.up()
        two.up()
    },
    outcomes: {
        Outcome("`touchesBegan` is called", otherwise: "once, for the first finger alone") {
            Outcome.State("once, with both touches", "upper gets 2 of the event's 2")
            Outcome.State("once on each view", lower.touchesBegan)
            Outcome.State("twice on the one view", upper.touchesBegan.times(2))
        }
    },
    claims: {
        Claim(
            "With two fingers on two views, each view gets a touch, with or without `isMultipleTouchEnabled`.",
            when: place == .twoViews,
            quotes: Document004.oneFingerOneTouch
        ) {
            upper.touchesBegan.times(1)
            lower.touchesBegan.times(1)
        }
        Claim(
            "A view with `isMultipleTouchEnabled` gets both touches in one call if the fingers touch down at the same instant.",
            when: takesBoth && when == .inOneInstant, quotes: Document004.oneFingerOneTouch,
            explanation: "Touches that change in one event come in one call.", rules: [.oneCallPerEvent]
        ) {
            only {
                upper.touchesBegan
                "upper gets 2 of the event's 2"
            }
        }
        Claim(
            "A view with `isMultipleTouchEnabled` gets two calls if the fingers touch down one after the other.",
            when: takesBoth && when == .oneAfterTheOther, upper.touchesBegan.times(2))
        Claim(
            "The event has all touches, including those of other views.",
            when: place == .twoViews, TokenPattern("* gets 1 of the event's 2").happens, quotes: Document004.eventHoldsTouches,
            explanation: "`allTouches` has every touch of the event.", rules: [.exactlyTheChangedTouches])
        Claim(
            "A view without `isMultipleTouchEnabled` does not receive the second touch.",
            when: isMultiple.isOff && place == .oneView, upper.touchesBegan.times(1),
            explanation: "Without `isMultipleTouchEnabled` a view gets the first touch only.", rules: [.firstTouchOnly])
    })
