import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case oneView = "one view"
    case threeLevels = "three nested views"
}
private let place = Variable<Place>("on", "The three tap recognizers are on")

private enum Added: String, Choice {
    case bC = "`a` `b` `c`"
    case cBA = "`c` `b` `a`"
}
private let added = Variable<Added>("added", "They are added in the order")

private let outer = Named<UIView>("outer")
private let middle = Named<UIView>("middle")
private let inner = Named<BeganPad>("inner")
private let a = Named<StartingTap>("a")
private let b = Named<StartingTap>("b")
private let c = Named<StartingTap>("c")

/// What is open, and what is not.
let orderOfRecognizers: Experiment = Experiment(
    id: "OrderOfRecognizers",
    title: "Which of several gesture recognizers gets a touch first, and which one fires",
    question:
        "Three tap recognizers share a touch, on one view or on three nested views. In which order do they get it, and do they come before or after the view?",
    answer:
        "Among themselves the recognizers have no defined order: published logs of one and the same app differ. All recognizers get the touch before the view. If several recognize in the same event, the one on the deepest view fires, and on one view the one that was added last.",
    remedy:
        "Do not rely on the order among recognizers. To let one win, have the others wait with `require(toFail:)`; to let several fire, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of the delegate.",
    symptoms: [
        "multiple tap gesture recognizers, which one fires",
        "order of touchesBegan among gesture recognizers",
        "nested views each have a tap gesture, the inner one wins",
        "does the order of addGestureRecognizer matter",
    ],
    observations: ["four-ancestor-taps-run1", "four-ancestor-taps-run2"],
    variables: [place, added],
    stage: { stage in
        let outer = stage.add(UIView(), outer, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        let middle = stage.add(UIView(), middle, at: CGRect(x: 25, y: 25, width: 250, height: 250), in: outer)
        let inner = stage.add(BeganPad(), inner, at: CGRect(x: 25, y: 25, width: 200, height: 200), in: middle)
        let isOneView = stage[place] == .oneView
        let taps: [(Named<StartingTap>, UIView)] = [(a, inner), (b, isOneView ? inner : middle), (c, isOneView ? inner : outer)]
        for (name, view) in stage[added] == .bC ? taps : taps.reversed() { stage.add(StartingTap(), name, to: view) }
        stage.script.tap(inner)
    },
    outcomes: {
        Outcome("`a` fires", not: "`c` fires", a.action(.ended))
        Outcome(
            "all recognizers get the touch before the view", not: "the view gets the touch before some recognizer",
            constant: "In one event all recognizers come before the view, in whatever order among themselves.",
            .all([
                .order([a.touchesBegan, inner.touchesBegan]), .order([b.touchesBegan, inner.touchesBegan]),
                .order([c.touchesBegan, inner.touchesBegan]),
            ]))
    },
    claims: {
        Claim(
            "All recognizers get the touch before the view.",
            quotes: Document004.allRecognizersGetIt,
            explanation: "In one event all recognizers come first.", rules: [.recognizersFirst]
        ) {
            a.touchesBegan
            inner.touchesBegan
            order {
                b.touchesBegan
                inner.touchesBegan
            }
            order {
                c.touchesBegan
                inner.touchesBegan
            }
        }
        Claim(
            "The order among the recognizers is arbitrary, not defined.", decided("*: join"),
            explanation:
                "Two runs of one app printed two orders, and Apple's guide says that the order is not specified. The engine repeats each case under other orders; `≈` in a table marks calls that change places.",
            rules: [.openOrder])
        Claim(
            "On three nested views the innermost recognizer fires, whatever the order of adding.", when: place == .threeLevels,
            explanation: "If several recognizers recognize in one event, the one on the deepest view wins.",
            rules: [.deepestLatestWins]
        ) {
            a.action(.ended).happens
            anyone.action("ended").times(1)
        }
        Claim(
            "On one view the recognizer that was added last fires.", when: place == .oneView && added == .bC
        ) {
            c.action(.ended).happens
            anyone.action("ended").times(1)
        }
        Claim(
            "On one view the order of adding decides which recognizer fires.", when: place == .oneView,
            added.changesTheCalls(among: anyone.action("ended")))
        Claim(
            "On three nested views the order of adding does not decide which recognizer fires.", when: place == .threeLevels,
            added.changesNothing(among: anyone.action("ended")))
    })

/// A tap that receives the touch-down alone.
private final class StartingTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
