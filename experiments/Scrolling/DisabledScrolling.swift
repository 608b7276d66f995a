import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let enabled = Variable<Bool>("isScrollEnabled", "`isScrollEnabled`", default: true)

private enum Place: String, Choice {
    case scrollView = "the scroll view"
    case itsContent = "its content"
}
private let place = Variable<Place>("place", "The finger is on")
private let finger = Variable<OneFinger>("finger", "The finger", [.taps, .holds, .drags])

private let outer = Named<LoggedView>("outer")
private let content = Named<LoggedView>("content")
private let delegate = Named<LoggedDrags>("delegate")

/// A scroll view that does not scroll.
let disabledScrolling: Experiment = Experiment(
    id: "DisabledScrolling",
    title: "Where touches go when `isScrollEnabled` is false",
    question:
        "A scroll view is inside a view that receives touches. With scrolling enabled or disabled, a finger taps, holds for 0.3 s, or drags, on the scroll view itself or on its content. Who receives the touch, and when?",
    answer:
        "With scrolling enabled, a touch on the scroll view itself stays there, and a touch on its content comes with a delay, or not at all if a drag scrolls at once. With scrolling disabled, a touch on the scroll view itself passes on to the superview. The content then receives each touch to its end, a drag too, and at once; that there is no delay is assumed.",
    remedy:
        "If the scroll view need not scroll, set `isScrollEnabled = false`: touches on it reach the touch methods of the superview. If it has to scroll, put a tap recognizer on the superview: recognizers of superviews receive touches on the scroll view too. Or call the same touch method of `next` in a subclass of `UIScrollView`.",
    symptoms: [
        "touchesBegan not called in the superview of a UIScrollView",
        "scroll view swallows touches",
        "pass touches of a scroll view on to its parent view or view controller",
        "turn off scrolling but still get touches in subviews",
        "isScrollEnabled = false and delaysContentTouches",
    ],
    variables: [enabled, place, finger],
    stage: { stage in
        let outer = stage.add(LoggedView(), outer, at: Stage.bounds)
        let scroll = stage.addTall(UIScrollView())
        outer.addSubview(scroll)
        scroll.isScrollEnabled = stage[enabled]
        stage.add(LoggedView(), content, at: CGRect(x: 0, y: 0, width: 150, height: 900), in: scroll)
        stage.script.play(stage[finger], x: stage[place] == .itsContent ? 75 : 225, y: 200, in: content)
        stage.markTime(20)
    },
    outcomes: {
        Outcome("the touch", otherwise: "stays with the scroll view") {
            Outcome.State("reaches the content at once", content.touchesBegan.before("20 ms"))
            Outcome.State("reaches the content late", content.touchesBegan)
            Outcome.State("passes on to the superview", outer.touchesBegan)
        }
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "With scrolling enabled, the superview receives nothing.",
            when: enabled.isOn, outer.everything.never,
            explanation: "A scroll view does not pass touches up the responder chain.", rules: [.controlsEndTheClimb])
        Claim(
            "With scrolling disabled, touches on the scroll view are passed on to its superview.",
            when: enabled.isOff && place == .scrollView,
            explanation: "The documentation of `isScrollEnabled` says so.", rules: [.disabledScrolling]
        ) {
            outer.touchesBegan.happens
            outer.touchesEnded.happens
        }
        Claim(
            "With scrolling disabled, the content receives its touches without delay.",
            when: enabled.isOff && place == .itsContent, content.touchesBegan.before("20 ms"),
            explanation: "Not documented; assumed because nothing can scroll.",
            rules: [.disabledScrolling, .disabledScrollingDelaysNothing])
        Claim(
            "With scrolling enabled, the content receives its touches with the delay.",
            when: enabled.isOn && place == .itsContent && finger != .drags
        ) {
            "20 ms"
            content.touchesBegan
        }
        Claim(
            "With scrolling disabled, a drag is an ordinary touch: nothing scrolls or is cancelled.", when: enabled.isOff
        ) {
            delegate.everything.never
            anyone.touchesCancelled.never
        }
        Claim(
            "With scrolling enabled, a drag scrolls.", when: enabled.isOn && finger == .drags, delegate.scrollViewWillBeginDragging.happens)
    })
