import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Changed: String, Choice {
    case nothing = "changes nothing"
    case cancelsTouchesInViewOff = "turns `cancelsTouchesInView` off"
    case delaysTouchesBeganOn = "turns `delaysTouchesBegan` on"
    case delaysTouchesEndedOff = "turns `delaysTouchesEnded` off"
}
private let changed = Variable<Changed>("changed", "The code")

private enum Carrier: String, Choice {
    case single = "the single tap"
    case double = "the double tap"
    case both = "both recognizers"
}
private let on = Variable<Carrier>("on", "The property is changed on")
private let finger = Variable<Int>("finger", "Taps", clause: "the number of taps is {value}", [1, 2])

private let isOffForTheSingleTap = Condition(
    "`cancelsTouchesInView` is off on the single-tap recognizer", not: "`cancelsTouchesInView` is on on the single-tap recognizer",
    changed == .cancelsTouchesInViewOff && on != .double)

private let pad = Named<LoggedView>("pad")
private let single = Named<UITapGestureRecognizer>("single")
private let double = Named<UITapGestureRecognizer>("double")

/// The three properties where two recognizers share the touch.
let propertiesOfTwo: Experiment = Experiment(
    id: "PropertiesOfTwo",
    title: "`cancelsTouchesInView` with two gesture recognizers",
    question:
        "A view has a single-tap and a double-tap recognizer. `cancelsTouchesInView`, `delaysTouchesBegan` or `delaysTouchesEnded` is changed on one of them or on both. Whose property decides?",
    answer:
        "`cancelsTouchesInView`: each recognizer that fires cancels the view's touch or not, by its own setting. `delaysTouchesBegan`: one recognizer with the property on is enough to hold the touch back from the view. `delaysTouchesEnded` turned off changes nothing here, because the single tap cancels the touch.",
    remedy:
        "Set `cancelsTouchesInView = false` on every recognizer that must not take the view's touch, those of superviews too, and leave `delaysTouchesBegan` off on all of them. On a double-tap recognizer set `delaysTouchesEnded = false` as well; otherwise `touchesEnded` waits until the double tap has failed.",
    symptoms: [
        "cancelsTouchesInView = false but touchesCancelled is still called",
        "two tap recognizers, whose delaysTouchesBegan counts",
        "single and double tap with cancelsTouchesInView",
        "view gets no touches although only one gesture delays them",
    ],
    origins: [Document004.guideProperties],
    variables: [changed, on, finger],
    excluding: Exclusion(
        changed == .nothing && on != .single, because: "If nothing is changed, it makes no difference on which recognizer."),
    stage: { stage in
        let listener = stage.keep(ActionTarget())
        let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), pad)
        for (name, taps) in [(single, 1), (double, 2)] {
            let tap = stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), name)
            tap.numberOfTapsRequired = taps
            pad.addGestureRecognizer(tap)
            guard stage[on] == (taps == 1 ? .single : .double) || stage[on] == .both else { continue }
            switch stage[changed] {
            case .cancelsTouchesInViewOff: tap.cancelsTouchesInView = false
            case .delaysTouchesBeganOn: tap.delaysTouchesBegan = true
            case .delaysTouchesEndedOff: tap.delaysTouchesEnded = false
            case .nothing: break
            }
        }
        stage.view.addSubview(pad)
        stage.script.tap(pad, count: stage[finger])
    },
    outcomes: {
        Outcome("the view receives touches", not: "the view receives nothing", pad.touchesBegan)
        Outcome("a touch of the view is cancelled", not: "no touch of the view is cancelled", pad.touchesCancelled)
        Outcome("a touch of the view ends", not: "no touch of the view ends", pad.touchesEnded)
    },
    claims: {
        Claim(
            "The single-tap recognizer fires on the first tap and the double-tap recognizer on the second, whatever is changed.",
            when: finger == 2,
            contradicts: Document004.oneSucceedsOthersFail,
            explanation: "A tap recognizer never prevents one that requires more taps.", rules: [.tapsSpareLongerTaps]
        ) {
            single.action(.ended)
            double.action(.ended)
        }
        Claim(
            "On one tap, the view's touch ends or is cancelled after the single-tap recognizer's action, as that recognizer's own setting says.",
            when: finger == 1 && changed == .cancelsTouchesInViewOff, single.action(.ended).before(pad.call("touches*ed")))
        Claim(
            "With `cancelsTouchesInView` off on the single-tap recognizer, the view gets `touchesEnded` after one tap.",
            when: finger == 1 && isOffForTheSingleTap, pad.touchesEnded.happens,
            quotes: Document004.cancelsOff)
        Claim(
            "With `cancelsTouchesInView` off on the double-tap recognizer alone, the single-tap recognizer cancels the view's touch on one tap.",
            when: finger == 1 && changed == .cancelsTouchesInViewOff && on == .double, pad.touchesCancelled.happens,
            quotes: Document004.cancelsOn)
        Claim(
            "If one of the two recognizers has `delaysTouchesBegan`, the view receives nothing of a recognized single tap.",
            when: finger == 1 && changed == .delaysTouchesBeganOn, pad.everything.never, quotes: Document004.delaysBeganOn)
    })
