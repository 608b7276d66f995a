import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case oneView = "one view"
    case threeLevels = "three levels"
}
private let place = Variable<Place>("on", "Three taps are on")

private enum Added: String, Choice {
    case bC = "a b c"
    case cBA = "c b a"
}
private let added = Variable<Added>("added", "Added in the order")

extension Experiment {
    /// What is open, and what is not.
    static let orderOfRecognizers = Experiment(
        id: "OrderOfRecognizers",
        title: "The order among recognizers of one touch",
        question:
            "Three taps share a touch, on one view or on three levels. In which order do they get it, and in which do they come before or after the view?",
        answer:
            "Among the recognizers no order is defined: published logs of one and the same app differ. Defined is what comes around it: all of them before the view, and which of them acts.",
        observations: ["four-ancestor-taps-run1", "four-ancestor-taps-run2"],
        variables: [place, added],
        stage: { stage in
            let outer = stage.add(UIView(), "outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let middle = stage.add(UIView(), "middle", at: CGRect(x: 25, y: 25, width: 250, height: 250), in: outer)
            let inner = stage.add(BeganPad(), "inner", at: CGRect(x: 25, y: 25, width: 200, height: 200), in: middle)
            let isOneView = stage[place] == .oneView
            let taps: [(String, UIView)] = [("a", inner), ("b", isOneView ? inner : middle), ("c", isOneView ? inner : outer)]
            for (name, view) in stage[added] == .bC ? taps : taps.reversed() { stage.add(StartingTap(), name, to: view) }
            stage.script.tap("inner")
        },
        claims: [
            Claim(
                "All recognizers get the touch before the view.",
                .all([
                    .order(["a.touchesBegan", "inner.touchesBegan"]), .order(["b.touchesBegan", "inner.touchesBegan"]),
                    .order(["c.touchesBegan", "inner.touchesBegan"]),
                ]),
                quotes: Document004.allRecognizersGetIt,
                explanation: "In one event all recognizers come first.", rules: [.recognizersFirst]),
            Claim(
                "Their own order is picked, not defined.", .decided("*: join"),
                explanation:
                    "Two runs of one app printed two orders, and Apple's guide says that the order is not specified. The engine repeats each case under other orders; `≈` in a table marks calls that change places.",
                rules: [.openOrder]
            ),
            Claim(
                "On three levels the innermost acts, whatever the order.", when: place == .threeLevels,
                .all([.happens("a.action(ended)"), .exactly(1, "*.action(ended)")]),
                explanation: "Of those that recognize in one event the deepest wins.", rules: [.deepestLatestWins]),
            Claim(
                "On one view the one added last acts.", when: place == .oneView && added == .bC,
                .all([.happens("c.action(ended)"), .exactly(1, "*.action(ended)")])),
            Claim(
                "On one view the order of adding decides who acts.", when: place == .oneView,
                .differs(by: added, among: ["*.action(ended)"])),
            Claim("On three levels it does not.", when: place == .threeLevels, .same(whatever: added, among: ["*.action(ended)"])),
        ])
}

/// A tap that receives the touch-down alone.
private final class StartingTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
