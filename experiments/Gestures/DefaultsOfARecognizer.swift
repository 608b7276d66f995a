import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Setting: String, Choice {
    case nothing
    case cancelsOn = "cancelsTouchesInView on"
    case cancelsOff = "cancelsTouchesInView off"
    case delaysBeganOn = "delaysTouchesBegan on"
    case delaysBeganOff = "delaysTouchesBegan off"
    case delaysEndedOn = "delaysTouchesEnded on"
    case delaysEndedOff = "delaysTouchesEnded off"
}
private let set = Variable<Setting>("set", "Of the recognizer's properties is set")

private enum Finger: String, Choice { case once, twice }
private let finger = Variable<Finger>("finger", "The finger taps")

extension Experiment {
    /// What a recognizer does to the view's touches if nobody sets its properties.
    static let defaultsOfARecognizer = Experiment(
        id: "DefaultsOfARecognizer",
        title: "The three properties, left as they are",
        question: """
            A view has a double tap whose three properties nobody sets, or one of them is set. A finger taps once, so that it fails, or twice, \
            so that it acts. Which setting is the same as none?
            """,
        answer: """
            `cancelsTouchesInView` on, `delaysTouchesBegan` off and `delaysTouchesEnded` on: these are the defaults. Each of the other \
            settings changes what the view gets, or when.
            """,
        origins: [Document000.cancelsByDefault, Document000.delaysByDefault],
        variables: [set, finger],
        stage: { stage in
            let pad = stage.add(LoggedView(), "pad")
            let tap = stage.add(UITapGestureRecognizer(), "double_tap", to: pad)
            tap.numberOfTapsRequired = 2
            switch stage[set] {
            case .nothing: break
            case .cancelsOn: tap.cancelsTouchesInView = true
            case .cancelsOff: tap.cancelsTouchesInView = false
            case .delaysBeganOn: tap.delaysTouchesBegan = true
            case .delaysBeganOff: tap.delaysTouchesBegan = false
            case .delaysEndedOn: tap.delaysTouchesEnded = true
            case .delaysEndedOff: tap.delaysTouchesEnded = false
            }
            let script = stage.script
            script.finger(1).down(at: "pad")
            script.wait(0.05)
            script.mark("the finger is down")
            script.finger(1).up()
            script.wait(0.05)
            script.mark("the finger has lifted")
            if stage[finger] == .twice { script.tap("pad", hold: 0.05) }
        },
        claims: [
            Claim(
                "`cancelsTouchesInView` set to on is the same as not set.",
                when: set.isOneOf(.nothing, .cancelsOn), .same(whatever: set), quotes: Document000.cancelsByDefault,
                rules: [.cancelsTouchesInView]),
            Claim(
                "Not set, the touch is cancelled by a double tap that acts.", when: set == .nothing && finger == .twice,
                .all([.order(["double_tap.action(ended)", "pad.touchesCancelled"])]), quotes: Document000.cancelsByDefault),
            Claim(
                "Off is not the same: the view's touches end.", when: set == .cancelsOff && finger == .twice,
                .never("pad.touchesCancelled"), quotes: Document000.cancelsByDefault),
            Claim(
                "`delaysTouchesBegan` set to off is the same as not set.",
                when: set.isOneOf(.nothing, .delaysBeganOff), .same(whatever: set),
                quotes: Document000.delaysByDefault.part("`delaysTouchesBegan` is off by default")),
            Claim(
                "Not set, the view gets the landing while the finger is down.", when: set == .nothing,
                .order(["pad.touchesBegan", "the finger is down"]),
                quotes: Document000.delaysByDefault.part("`delaysTouchesBegan` is off by default")),
            Claim(
                "On is not the same: the view gets the landing later, or never.", when: set == .delaysBeganOn,
                .before("the finger is down", "pad.touchesBegan"),
                quotes: Document000.delaysByDefault.part("`delaysTouchesBegan` is off by default"), rules: [.delaysTouchesBegan]),
            Claim(
                "`delaysTouchesEnded` set to on is the same as not set.",
                when: set.isOneOf(.nothing, .delaysEndedOn), .same(whatever: set),
                quotes: Document000.delaysByDefault.part("`delaysTouchesEnded` is on by default"), rules: [.delaysTouchesEnded]),
            Claim(
                "Not set, the view gets the end of a single tap only after the double tap has failed.",
                when: set == .nothing && finger == .once, .order(["the finger has lifted", "pad.touchesEnded"]),
                quotes: Document000.delaysByDefault.part("`delaysTouchesEnded` is on by default")),
            Claim(
                "Off is not the same: the view gets the end with the lift.", when: set == .delaysEndedOff && finger == .once,
                .order(["pad.touchesEnded", "the finger has lifted"]),
                quotes: Document000.delaysByDefault.part("`delaysTouchesEnded` is on by default")),
        ])
}
