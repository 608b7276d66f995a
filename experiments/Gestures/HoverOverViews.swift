import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Carrier: String, Choice { case outer, inner, both }
private let carrier = Variable<Carrier>("hoverOn", "Hover recognizers are on")

private enum Motion: String, Choice {
    case pointerOverOuter = "pointer over outer"
    case pointerOverInner = "pointer over inner"
    case pointerThroughBoth = "pointer through both"
    case fingerOverInner = "finger over inner"
}
private let what = Variable<Motion>("what", "What comes")

extension Experiment {
    /// A pointer without a button.
    static let hoverOverViews = Experiment(
        id: "HoverOverViews",
        title: "A pointer that hovers",
        question:
            "Hover recognizers are on a view, on a view inside of it, or on both. A pointer comes, moves and goes, or a finger drags. Which of them receive it, and with which states?",
        answer:
            "A view's hover goes on while the pointer is over the view or over one inside of it: began, changed with every move, ended. Both can hover at once: neither excludes the other. A finger hovers nowhere.",
        variables: [carrier, what],
        stage: { stage in
            let outer = stage.add(UIView(), "outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let inner = stage.add(UIView(), "inner", at: CGRect(x: 100, y: 100, width: 100, height: 100), in: outer)
            if stage[carrier] != .inner { stage.add(UIHoverGestureRecognizer(), "outer_hover", to: outer) }
            if stage[carrier] != .outer { stage.add(UIHoverGestureRecognizer(), "inner_hover", to: inner) }
            // Positions on the screen: outside, over outer, over inner.
            let (outside, overOuter, overInner) = (CGPoint(x: 20, y: 100), CGPoint(x: 80, y: 350), CGPoint(x: 195, y: 350))
            let way: [CGPoint] =
                switch stage[what] {
                case .pointerOverOuter: [outside, overOuter, CGPoint(x: 90, y: 350), outside]
                case .pointerOverInner: [outside, overInner, CGPoint(x: 205, y: 350), outside]
                case .pointerThroughBoth: [outside, overOuter, overInner, CGPoint(x: 310, y: 350), outside]
                case .fingerOverInner: []
                }
            for (index, point) in way.enumerated() { stage.movePointer(to: point, at: 0.1 * Double(index + 1)) }
            if way.isEmpty { stage.script.drag([.point(overInner), .point(x: 195, y: 400)], duration: 0.2) }
        },
        claims: [
            Claim(
                "Over a view inside of it, the outer view's hover goes on.",
                when: carrier != .inner && what == .pointerThroughBoth,
                .ordering(
                    [
                        "outer_hover.action(began)", "outer_hover.action(changed)", "outer_hover.action(changed)",
                        "outer_hover.action(ended)",
                    ],
                    among: ["outer_hover.*"]),
                quotes: Document004.tapAndSwipeAreDiscrete.part("all others are continuous"),
                explanation: "On its view or on one below it.", rules: [.hover]),
            Claim(
                "The inner view's hover begins and ends with the inner view's edges.",
                when: carrier != .outer && what == .pointerThroughBoth,
                .ordering(["inner_hover.action(began)", "inner_hover.action(ended)"], among: ["inner_hover.*"])),
            Claim(
                "Both hover at once: neither keeps the other from it.",
                when: carrier == .both && what.isOneOf(.pointerOverInner, .pointerThroughBoth),
                .all([.happens("outer_hover.action(began)"), .happens("inner_hover.action(began)")])),
            Claim("A pointer beside the inner view is nothing to it.", when: what == .pointerOverOuter, .never("inner_hover.*")),
            Claim(
                "A finger is nothing to a hover recognizer.", when: what == .fingerOverInner,
                .all([.noCalls, .decided("*_hover: decline")]),
                explanation: "It gets no touches.", rules: [.hover]),
        ])
}
