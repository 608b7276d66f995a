import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Property: String, Choice {
    case cancelsTouchesInView = "`cancelsTouchesInView`"
    case delaysTouchesBegan = "`delaysTouchesBegan`"
    case delaysTouchesEnded = "`delaysTouchesEnded`"
}
private let property = Variable<Property>("property", "The property in question is")

private enum Setting: String, Choice {
    case leftAlone = "left alone"
    case on = "set to true"
    case off = "set to false"
}
private let setting = Variable<Setting>("setting", "The property is")

private enum Gesture: String, Choice {
    case tapActs = "a tap that is recognized"
    case doubleTapFails = "a double tap whose second tap never comes"
}
private let gesture = Variable<Gesture>("gesture", "The recognizer is")

private let isAsDocumented = Condition(
    "the property is left alone or set to its documented default", not: "the property is set to the opposite of its default",
    property == .delaysTouchesBegan && setting != .on || property != .delaysTouchesBegan && setting != .off)
private let isOppositeOrLeftAlone = Condition(
    "the property is left alone or set to the opposite of its default, and has an effect with this recognizer",
    not: "the property is set to its default, or has no effect with this recognizer",
    property == .cancelsTouchesInView && setting != .on && gesture == .tapActs || property == .delaysTouchesBegan && setting != .off
        || property == .delaysTouchesEnded && setting != .on && gesture == .doubleTapFails)

private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")

/// What holds if nobody sets anything.
let defaultsOfRecognizers: Experiment = Experiment(
    id: "DefaultsOfRecognizers",
    title: "Default values of a gesture recognizer's touch properties",
    question:
        "A view has a tap or a double-tap recognizer. One of `cancelsTouchesInView`, `delaysTouchesBegan` and `delaysTouchesEnded` is set, or none is. What are the default values of the three?",
    answer:
        "`cancelsTouchesInView` and `delaysTouchesEnded` default to `true`, `delaysTouchesBegan` defaults to `false`. So the view receives `touchesBegan` at touch down, a recognized tap cancels the touch, and `touchesEnded` waits while a double tap still waits for its second tap. A property that nobody sets behaves as if it were set to its default.",
    remedy:
        "If the view should keep its touch although the recognizer fires, set `cancelsTouchesInView = false`. If `touchesEnded` comes late, a recognizer of the view or of a superview is still waiting, such as a double tap: with `delaysTouchesEnded = false` on that recognizer, the view also receives `touchesEnded` for the first tap of a double tap.",
    symptoms: [
        "cancelsTouchesInView default value",
        "is delaysTouchesBegan true or false by default",
        "are touches cancelled by default when a gesture recognizer fires",
        "why is touchesEnded late although I set nothing on the gesture recognizer",
    ],
    origins: [Document004.cancelsDefault, Document004.delaysBeganDefault, Document004.delaysEndedDefault],
    variables: [property, setting, gesture],
    stage: { stage in
        let pad = stage.add(LoggedView(), pad)
        let tap = stage.add(UITapGestureRecognizer(), tap, to: pad)
        if stage[gesture] == .doubleTapFails { tap.numberOfTapsRequired = 2 }
        let isOn = stage[setting] == .on
        switch stage[property] {
        case _ where stage[setting] == .leftAlone: break
        case .cancelsTouchesInView: tap.cancelsTouchesInView = isOn
        case .delaysTouchesBegan: tap.delaysTouchesBegan = isOn
        case .delaysTouchesEnded: tap.delaysTouchesEnded = isOn
        }
        stage.script.tap(pad)
        stage.script.wait(0.2)
        stage.script.mark("200 ms after the lift")
    },
    outcomes: {
        Outcome("the recognizer fires", not: "the recognizer does not fire", tap.action)
        Outcome("`touchesBegan`", otherwise: "never comes") {
            Outcome.State("comes at touch down", pad.touchesBegan.comes(0...0))
            Outcome.State("comes when the recognizer has failed", pad.touchesBegan)
        }
        Outcome("the view's touch", otherwise: "never begins") {
            Outcome.State("is cancelled", pad.touchesCancelled)
            Outcome.State(
                "ends only after the wait for a second tap",
                order {
                    "200 ms after the lift"
                    pad.touchesEnded
                })
            Outcome.State("ends as the finger lifts", pad.touchesEnded)
        }
    },
    claims: {
        Claim(
            "With `cancelsTouchesInView` left alone, recognition cancels the view's touch.",
            when: property == .cancelsTouchesInView && setting == .leftAlone && gesture == .tapActs,
            quotes: Document004.cancelsDefault, Document000.cancelsByDefault, rules: [.cancelsTouchesInView]
        ) {
            only(among: pad.everything, tap.everything) {
                pad.touchesBegan
                tap.action(.ended)
                pad.touchesCancelled
            }
        }
        Claim(
            "With `delaysTouchesBegan` left alone, the view receives `touchesBegan` at touch down, before anything is decided.",
            when: property == .delaysTouchesBegan && setting == .leftAlone, pad.touchesBegan.comes(0...0),
            quotes: Document004.delaysBeganDefault,
            Document000.delaysByDefault.part("`delaysTouchesBegan` is off by default"))
        Claim(
            "With `delaysTouchesEnded` left alone, `touchesEnded` waits while a double tap still waits for its second tap.",
            when: property == .delaysTouchesEnded && setting == .leftAlone && gesture == .doubleTapFails,
            quotes: Document004.delaysEndedDefault, Document000.delaysByDefault.part("`delaysTouchesEnded` is on by default"),
            rules: [.delaysTouchesEnded]
        ) {
            "200 ms after the lift"
            pad.touchesEnded
        }
        Claim(
            "With all three properties left alone, a recognized tap gives the usual order: `touchesBegan`, the action, `touchesCancelled`.",
            when: setting == .leftAlone && gesture == .tapActs,
            quotes: Document004.guideProperties
        ) {
            only(among: pad.everything, tap.everything) {
                pad.touchesBegan
                tap.action(.ended)
                pad.touchesCancelled
            }
        }
        Claim(
            "A property that is left alone behaves like one that is set to its documented default.", when: isAsDocumented,
            setting.changesNothing())
        Claim(
            "A property that is set to the opposite of its default behaves differently from one that is left alone.",
            when: isOppositeOrLeftAlone, setting.changesTheCalls())
    })
