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
private let finger = Variable<OneFinger>("finger", "The finger; a hold takes 0.3 s", [.taps, .holds, .drags])

extension Experiment {
    /// A scroll view that does not scroll.
    static let disabledScrolling = Experiment(
        id: "DisabledScrolling",
        title: "Where touches go when scrolling is disabled",
        question:
            "A scroll view stands in a view that receives touches. With scrolling on or off a finger taps, holds or drags, on the scroll view itself or on its content. Who receives it, and when?",
        answer:
            "With scrolling on, the scroll view keeps its own touches and delays those of its content. With scrolling off, its own touches go on to the view around it and its content gets touches at once, drags included.",
        variables: [enabled, place, finger],
        stage: { stage in
            let outer = stage.add(LoggedView(), "outer", at: Stage.bounds)
            let scroll = stage.addTall(UIScrollView())
            outer.addSubview(scroll)
            scroll.isScrollEnabled = stage[enabled]
            stage.add(LoggedView(), "content", at: CGRect(x: 0, y: 0, width: 150, height: 900), in: scroll)
            stage.script.play(stage[finger], x: stage[place] == .itsContent ? 75 : 225, y: 200, in: "content")
            stage.markTime(20)
        },
        claims: [
            Claim(
                "With scrolling on, nothing goes on to the view around it.",
                when: enabled.isOn, .never("outer.*"),
                explanation: "A scroll view ends the climb of touches.", rules: [.controlsEndTheClimb]),
            Claim(
                "With scrolling off they go on to the view around it.",
                when: enabled.isOff && place == .scrollView, .all([.happens("outer.touchesBegan"), .happens("outer.touchesEnded")]),
                explanation: "The documentation of `isScrollEnabled` says so.", rules: [.disabledScrolling]),
            Claim(
                "Nothing is held back from the content then.",
                when: enabled.isOff && place == .itsContent,
                .before("content.touchesBegan", "20 ms"),
                explanation: "Not documented; chosen because nothing can scroll.", rules: [.disabledScrolling]),
            Claim(
                "With scrolling on it is.",
                when: enabled.isOn && place == .itsContent && finger != .drags,
                .order(["20 ms", "content.touchesBegan"])),
            Claim(
                "With scrolling off a drag is an ordinary touch.", when: enabled.isOff,
                .all([.never("delegate.*"), .never("*.touchesCancelled")])),
            Claim(
                "With scrolling on a drag scrolls.", when: enabled.isOn && finger == .drags,
                .happens("delegate.scrollViewWillBeginDragging*")),
        ])
}
