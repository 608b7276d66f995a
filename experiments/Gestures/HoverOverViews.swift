import EventTrace
import ExperimentKit
import UIKit

private let carrier = Variable("hoverOn", "Hover recognizers are on", ["outer", "inner", "both"])
private let what = Variable(
    "what", "What comes", ["pointer over outer", "pointer over inner", "pointer through both", "finger over inner"])

extension Experiment {
    /// A pointer without a button.
    static let hoverOverViews = Experiment(
        id: "HoverOverViews",
        title: "A pointer that hovers",
        question:
            "Hover recognizers are on a view, on a view inside of it, or on both. A pointer comes, moves and goes, or a finger drags. Which of them hear of it, and with which states?",
        answer:
            "A view's hover goes on while the pointer is over the view or over one inside of it: began, changed with every move, ended. Both can hover at once: neither excludes the other. A finger hovers nowhere.",
        variables: [carrier, what],
        stage: { stage in
            let outer = stage.add({ UIView(frame: $0) }, "outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let inner = stage.add({ UIView(frame: $0) }, "inner", at: CGRect(x: 100, y: 100, width: 100, height: 100), in: outer)
            if stage.choice(carrier) != "inner" { stage.put(UIHoverGestureRecognizer(), "outer_hover", on: outer) }
            if stage.choice(carrier) != "outer" { stage.put(UIHoverGestureRecognizer(), "inner_hover", on: inner) }
            // Positions on the screen: outside, over outer, over inner.
            let (outside, overOuter, overInner) = (CGPoint(x: 20, y: 100), CGPoint(x: 80, y: 350), CGPoint(x: 195, y: 350))
            let way: [CGPoint] =
                switch stage.choice(what) {
                case "pointer over outer": [outside, overOuter, CGPoint(x: 90, y: 350), outside]
                case "pointer over inner": [outside, overInner, CGPoint(x: 205, y: 350), outside]
                case "pointer through both": [outside, overOuter, overInner, CGPoint(x: 310, y: 350), outside]
                default: []
                }
            for (index, point) in way.enumerated() { stage.movePointer(to: point, at: 0.1 * Double(index + 1)) }
            if way.isEmpty { stage.script.drag([.point(overInner), .point(x: 195, y: 400)], duration: 0.2) }
        },
        claims: [
            Claim(
                "Over a view inside of it, the outer view's hover goes on.",
                when: carrier.isNot("inner") && what.is("pointer through both"),
                .ordering(
                    [
                        "outer_hover.action(began)", "outer_hover.action(changed)", "outer_hover.action(changed)",
                        "outer_hover.action(ended)",
                    ],
                    among: ["outer_hover.*"]),
                explanation: "On its view or on one below it (GE.21)."),
            Claim(
                "The inner view's hover begins and ends with the inner view's edges.",
                when: carrier.isNot("outer") && what.is("pointer through both"),
                .ordering(["inner_hover.action(began)", "inner_hover.action(ended)"], among: ["inner_hover.*"])),
            Claim(
                "Both hover at once: neither keeps the other from it.",
                when: carrier.is("both") && what.isOneOf(["pointer over inner", "pointer through both"]),
                .all([.happens("outer_hover.action(began)"), .happens("inner_hover.action(began)")])),
            Claim("A pointer beside the inner view is nothing to it.", when: what.is("pointer over outer"), .never("inner_hover.*")),
            Claim(
                "A finger is nothing to a hover recognizer.", when: what.is("finger over inner"),
                .all([.noCalls, .decided("*_hover: decline")]),
                explanation: "It gets no touches (GE.21)."),
        ])
}
