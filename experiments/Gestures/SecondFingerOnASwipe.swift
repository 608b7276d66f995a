import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let isFirstHeld = Variable<Bool>(
    "held", "A first finger is held meanwhile", off: "no other finger is held", default: true)

private final class CountedSwipe: UISwipeGestureRecognizer {
    var tell: (Int) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        tell(numberOfTouches)
    }
}

private let pad = Named<LoggedView>("pad")
private let swipe = Named<CountedSwipe>("swipe")
private let two = Mark("two touches")
private let secondTap = Mark("the second tap")
private let one = Mark("one touch")

/// What a swipe for one finger counts while several are down.
let secondFingerOnASwipe: Experiment = Experiment(
    id: "SecondFingerOnASwipe",
    title: "The touches that a swipe counts while a first finger is held",
    question:
        "A swipe recognizer for one finger reads its `numberOfTouches` in `touchesBegan`. A finger taps twice, alone or while a first one is held. How many touches does the swipe count?",
    answer:
        "Alone, each tap counts as one touch. While a first finger is held, the first tap of another finger counts as two touches, and the swipe, which is for one finger, fails. The second tap counts as one touch, because the failed swipe no longer counts the held finger.",
    remedy:
        "Do not take the number of fingers from `numberOfTouches` of a swipe. In `event.touches(for:)` of the view, or in `event.allTouches` for the fingers on all views, count the touches whose `phase` is neither `.ended` nor `.cancelled`; this experiment does not try it. To require two fingers, set `numberOfTouchesRequired = 2`.",
    symptoms: ["numberOfTouches wrong in swipe recognizer", "numberOfTouches is 1 although two fingers are down"],
    variables: [isFirstHeld],
    stage: { stage in
        let recognizer = stage.add(CountedSwipe(), swipe, to: stage.add(LoggedView(), pad))
        recognizer.tell = { stage.mark($0 == 2 ? two : one) }
        let isHeld = stage[isFirstHeld]
        if isHeld { stage.script.finger(1).down(at: .point(x: 30, y: 30, in: pad)) }
        for number in 1...2 {
            stage.script.wait(0.2)
            if number == 2 { stage.script.mark(secondTap) }
            stage.script.finger(2).down(at: .point(x: 80, y: 80, in: pad))
            stage.script.wait(0.05)
            stage.script.finger(2).up()
        }
        if isHeld { stage.script.finger(1).up() }
    },
    outcomes: { Outcome("a tap counts as two touches", not: "each tap counts as one touch", two.written) },
    claims: {
        Claim(
            "While a first finger is held, the first tap counts as two touches and the second as one.", when: isFirstHeld.isOn,
            explanation: "The author of a fling recognizer found it so.", rules: [.failedSwipe]
        ) {
            two.written
            secondTap.written
            one.written
        }
    })
