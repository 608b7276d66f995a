import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Property: String, Choice { case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded }
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

/// Cases in which the property has its documented value, set or left alone.
private let isAsDocumented =
    property == .delaysTouchesBegan && setting != .on || property != .delaysTouchesBegan && setting != .off
/// Cases in which it has the opposite value, or is left alone, and the recognizer's fate shows which.
private let isOppositeOrLeftAlone =
    property == .cancelsTouchesInView && setting != .on && gesture == .tapActs || property == .delaysTouchesBegan && setting != .off
    || property == .delaysTouchesEnded && setting != .on && gesture == .doubleTapFails

extension Experiment {
    /// What holds if nobody sets anything.
    static let defaultsOfRecognizers: Experiment = Experiment(
        id: "DefaultsOfRecognizers",
        title: "Default values of a gesture recognizer's touch properties",
        question:
            "A view has a tap or a double-tap recognizer. One of `cancelsTouchesInView`, `delaysTouchesBegan` and `delaysTouchesEnded` is set, or none is. What are the default values of the three?",
        answer:
            "`cancelsTouchesInView` and `delaysTouchesEnded` default to `true`, `delaysTouchesBegan` defaults to `false`. A property that nobody sets behaves as if it were set to its default, and not as if it were set to the other value.",
        symptoms: [
            "cancelsTouchesInView default value",
            "is delaysTouchesBegan true or false by default",
            "are touches cancelled by default when a gesture recognizer fires",
            "why is touchesEnded late although I set nothing on the gesture recognizer",
        ],
        origins: [Document004.cancelsDefault, Document004.delaysBeganDefault, Document004.delaysEndedDefault],
        variables: [property, setting, gesture],
        stage: { stage in
            let pad = stage.add(LoggedView(), "pad")
            let tap = stage.add(UITapGestureRecognizer(), "tap", to: pad)
            if stage[gesture] == .doubleTapFails { tap.numberOfTapsRequired = 2 }
            let isOn = stage[setting] == .on
            switch stage[property] {
            case _ where stage[setting] == .leftAlone: break
            case .cancelsTouchesInView: tap.cancelsTouchesInView = isOn
            case .delaysTouchesBegan: tap.delaysTouchesBegan = isOn
            case .delaysTouchesEnded: tap.delaysTouchesEnded = isOn
            }
            stage.script.tap("pad")
            stage.script.wait(0.2)
            stage.script.mark("200 ms after the lift")
        },
        claims: [
            Claim(
                "With `cancelsTouchesInView` left alone, recognition cancels the view's touch.",
                when: property == .cancelsTouchesInView && setting == .leftAlone && gesture == .tapActs,
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"], among: ["pad.*", "tap.*"]),
                quotes: Document004.cancelsDefault, Document000.cancelsByDefault, rules: [.cancelsTouchesInView]),
            Claim(
                "With `delaysTouchesBegan` left alone, the view receives `touchesBegan` at touch down, before anything is decided.",
                when: property == .delaysTouchesBegan && setting == .leftAlone,
                .interval(to: "pad.touchesBegan", milliseconds: 0...0),
                quotes: Document004.delaysBeganDefault,
                Document000.delaysByDefault.part("`delaysTouchesBegan` is off by default")),
            Claim(
                "With `delaysTouchesEnded` left alone, `touchesEnded` waits while a double tap still waits for its second tap.",
                when: property == .delaysTouchesEnded && setting == .leftAlone && gesture == .doubleTapFails,
                .order(["200 ms after the lift", "pad.touchesEnded"]),
                quotes: Document004.delaysEndedDefault, Document000.delaysByDefault.part("`delaysTouchesEnded` is on by default"),
                rules: [.delaysTouchesEnded]),
            Claim(
                "With all three properties left alone, a recognized tap gives the usual order: `touchesBegan`, the action, `touchesCancelled`.",
                when: setting == .leftAlone && gesture == .tapActs,
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"], among: ["pad.*", "tap.*"]),
                quotes: Document004.guideProperties),
            Claim(
                "A property that is left alone behaves like one that is set to its documented default.", when: isAsDocumented,
                .same(whatever: setting)),
            Claim(
                "A property that is set to the opposite of its default behaves differently from one that is left alone.",
                when: isOppositeOrLeftAlone, .differs(by: setting)),
        ])
}
