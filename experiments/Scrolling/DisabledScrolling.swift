import EventTrace
import ExperimentKit
import UIKit

private let enabled = Variable.flag("isScrollEnabled", "`isScrollEnabled`", default: true)
private let place = Variable("place", "The finger is on", ["the scroll view", "its content"])
private let finger = Variable("finger", "The finger; a hold takes 0.3 s", [OneFinger.taps, OneFinger.holds, OneFinger.drags])

extension Experiment {
    /// A scroll view that does not scroll.
    static let disabledScrolling = Experiment(
        id: "DisabledScrolling",
        title: "Where touches go when scrolling is disabled",
        question:
            "A scroll view stands in a view that hears of touches. With scrolling on or off a finger taps, holds or drags, on the scroll view itself or on its content. Who hears of it, and when?",
        answer:
            "With scrolling on, the scroll view keeps its own touches and delays those of its content. With scrolling off, its own touches go on to the view around it and its content gets touches at once, drags included.",
        variables: [enabled, place, finger],
        stage: { stage in
            let outer = stage.add({ TouchPad(frame: $0) }, "outer", at: .stage)
            let scroll = stage.addTall(UIScrollView.init(frame:))
            outer.addSubview(scroll)
            scroll.isScrollEnabled = stage.flag(enabled)
            stage.add({ TouchPad(frame: $0) }, "content", at: CGRect(x: 0, y: 0, width: 150, height: 900), in: scroll)
            stage.script.play(stage.choice(finger), x: stage.choice(place) == "its content" ? 75 : 225, y: 200, in: "content")
            stage.markTime(20)
        },
        claims: [
            Claim(
                "With scrolling on, nothing goes on to the view around it.",
                when: enabled.isOn, .never("outer.*"),
                explanation: "A scroll view ends the climb of touches (RC.3)."),
            Claim(
                "With scrolling off they go on to the view around it.",
                when: enabled.isOff && place.is("the scroll view"), .all([.happens("outer.touchesBegan"), .happens("outer.touchesEnded")]),
                explanation: "The documentation of `isScrollEnabled` says so (SC.8)."),
            Claim(
                "Nothing is held back from the content then.",
                when: enabled.isOff && place.is("its content"),
                .before("content.touchesBegan", "20 ms"),
                explanation: "Not documented; chosen because nothing can scroll (SC.8)."),
            Claim(
                "With scrolling on it is.",
                when: enabled.isOn && place.is("its content") && finger.isNot(OneFinger.drags),
                .order(["20 ms", "content.touchesBegan"])),
            Claim(
                "With scrolling off a drag is an ordinary touch.", when: enabled.isOff,
                .all([.never("delegate.*"), .never("*.touchesCancelled")])),
            Claim(
                "With scrolling on a drag scrolls.", when: enabled.isOn && finger.is(OneFinger.drags),
                .happens("delegate.scrollViewWillBeginDragging*")),
        ])
}
