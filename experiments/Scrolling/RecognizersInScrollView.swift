import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case content = "the content"
    case superview = "the superview"
}
private let place = Variable<Place>("tap", "The tap recognizer is on")
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)
private let finger = Variable<OneFinger>("finger", "The finger; a hold takes 0.3 s", [.taps, .holds, .drags])

extension Experiment {
    /// What the delay does not delay.
    static let recognizersInScrollView = Experiment(
        id: "RecognizersInScrollView",
        title: "Does a scroll view delay recognizers too?",
        question:
            "A scroll view holds touches back from its content. A tap recognizer is on the content or on the superview of the scroll view. When does it get its touches, and what do drag and tap make of each other?",
        answer:
            "The recognizer gets each touch at once, wherever it is; only views wait. A quick tap acts without the content having received it. A drag scrolls and the tap does not act.",
        variables: [finger, delays, place],
        stage: { stage in
            let superview = stage.add(UIView(), "superview", at: Stage.bounds)
            let scroll = stage.addTall(UIScrollView())
            scroll.delaysContentTouches = stage[delays]
            superview.addSubview(scroll)
            let content = stage.add(BeganPad(), "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            stage.add(BeganTap(), "tap", to: stage[place] == .content ? content : superview)
            stage.script.play(stage[finger], x: 150, y: 200, in: "content")
            stage.markTime(20)
        },
        claims: [
            Claim(
                "The recognizer gets the touch with the landing, delay or not.",
                .order(["tap.touchesBegan", "20 ms"]),
                explanation: "Recognizers get each touch before the view; the delay is for views. A log of a table shows it.",
                rules: [.recognizersOfThePath, .contentTouchDelay]),
            Claim(
                "A quick tap acts, and with the delay the content never receives it.",
                when: finger == .taps && delays.isOn, .all([.happens("tap.action(ended)"), .never("content.*")]),
                explanation: "What is held back is dropped when the tap recognizes.", rules: [.contentTouchDelay, .delaysTouchesBegan]),
            Claim(
                "A hold of 0.3 s is still a tap.", when: finger == .holds,
                .order(["content.touchesBegan", "tap.action(ended)"])),
            Claim(
                "A drag scrolls and no tap acts.", when: finger == .drags,
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("tap.action*")]),
                explanation: "The pan excludes the tap, which shares its touch.", rules: [.exclusion]),
            Claim("On which view the tap is makes no difference.", .same(whatever: place)),
        ])
}

/// A tap that receives the start of a touch.
private final class BeganTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
