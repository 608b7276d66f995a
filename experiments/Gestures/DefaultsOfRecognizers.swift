import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Property: String, Choice { case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded }
private let property = Variable<Property>("property", "The property")

private enum Setting: String, Choice {
    case leftAlone = "left alone"
    case on, off
}
private let setting = Variable<Setting>("setting", "It is")

private enum Gesture: String, Choice {
    case tapActs = "tap acts"
    case doubleTapFails = "double tap fails by waiting"
}
private let gesture = Variable<Gesture>("gesture", "The recognizer and its fate")

/// Cases in which the property has its documented value, set or left alone.
private let isAsDocumented =
    property == .delaysTouchesBegan && setting != .on || property != .delaysTouchesBegan && setting != .off
/// Cases in which it has the opposite value, or is left alone, and the recognizer's fate shows which.
private let isOppositeOrLeftAlone =
    property == .cancelsTouchesInView && setting != .on && gesture == .tapActs || property == .delaysTouchesBegan && setting != .off
    || property == .delaysTouchesEnded && setting != .on && gesture == .doubleTapFails

extension Experiment {
    /// What holds if nobody sets anything.
    static let defaultsOfRecognizers = Experiment(
        id: "DefaultsOfRecognizers",
        title: "The three properties left alone",
        question:
            "A view has a tap or a double tap. One of `cancelsTouchesInView`, `delaysTouchesBegan` and `delaysTouchesEnded` is set, or none is. Which values do they have if nobody sets them?",
        answer:
            "`cancelsTouchesInView` and `delaysTouchesEnded` are on, `delaysTouchesBegan` is off: left alone, each does what it does with that value, and not what it does with the other.",
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
                "Left alone, recognition cancels the view's touch.",
                when: property == .cancelsTouchesInView && setting == .leftAlone && gesture == .tapActs,
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"], among: ["pad.*", "tap.*"]),
                quotes: Document004.cancelsDefault, Document000.cancelsByDefault, rules: [.cancelsTouchesInView]),
            Claim(
                "Left alone, began comes with the landing, before anything is decided.",
                when: property == .delaysTouchesBegan && setting == .leftAlone,
                .interval(to: "pad.touchesBegan", milliseconds: 0...0),
                quotes: Document004.delaysBeganDefault,
                Document000.delaysByDefault.part("`delaysTouchesBegan` is off by default")),
            Claim(
                "Left alone, ended waits for a recognizer that waits.",
                when: property == .delaysTouchesEnded && setting == .leftAlone && gesture == .doubleTapFails,
                .order(["200 ms after the lift", "pad.touchesEnded"]),
                quotes: Document004.delaysEndedDefault, Document000.delaysByDefault.part("`delaysTouchesEnded` is on by default"),
                rules: [.delaysTouchesEnded]),
            Claim(
                "The usual order is that of the properties left alone.",
                when: setting == .leftAlone && gesture == .tapActs,
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"], among: ["pad.*", "tap.*"]),
                quotes: Document004.guideProperties),
            Claim(
                "Left alone or set to its documented value is the same.", when: isAsDocumented, .same(whatever: setting)),
            Claim("Set to the other value, it is not.", when: isOppositeOrLeftAlone, .differs(by: setting)),
        ])
}
