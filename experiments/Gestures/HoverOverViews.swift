import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Carrier: String, Choice {
    case outer = "the outer view"
    case inner = "the inner view"
    case both = "both views"
}
private let carrier = Variable<Carrier>("hoverOn", "Hover recognizers are on")

private enum Motion: String, Choice {
    case pointerOverOuter = "a pointer over the outer view"
    case pointerOverInner = "a pointer over the inner view"
    case pointerThroughBoth = "a pointer that crosses both views"
    case fingerOverInner = "a finger on the inner view"
}
private let what = Variable<Motion>("what", "The input is")

private let outer = Named<UIView>("outer")
private let inner = Named<UIView>("inner")
private let outerHover = Named<UIHoverGestureRecognizer>("outer_hover")
private let innerHover = Named<UIHoverGestureRecognizer>("inner_hover")

private let hasOuterHover = Condition(
    "the outer view has a hover recognizer", not: "only the inner view has a hover recognizer", carrier != .inner)
private let hasInnerHover = Condition(
    "the inner view has a hover recognizer", not: "only the outer view has a hover recognizer", carrier != .outer)

/// A pointer without a button.
let hoverOverViews: Experiment = Experiment(
    id: "HoverOverViews",
    title: "Hover gesture on nested views: who gets the pointer",
    question:
        "`UIHoverGestureRecognizer`s are on a view, on its subview, or on both. A pointer enters, moves and leaves, or a finger drags. Which recognizers fire, and with which states?",
    answer:
        "A view's hover recognizer is active while a pointer without a pressed button is over the view or a subview: `.began` on entering, `.changed` with every move, `.ended` on leaving. Two views can hover at the same time: neither recognizer excludes the other. On iPad a pointer hovers since 13.4, an Apple Pencil since 16.1 on iPads that sense it, first the iPad Pro with M2. A finger never hovers.",
    remedy:
        "If only the innermost view is to react, take back the outer view's effect in the action of the outer recognizer while `location(in:)` lies in the inner view. If no recognizer fires, set `isUserInteractionEnabled = true`: it is `false` by default in labels and image views. A `zOffset` above 0 (16.1) tells an Apple Pencil from a pointer. Make everything that matters reachable by touch: a finger never hovers.",
    symptoms: [
        "UIHoverGestureRecognizer on a superview and its subview",
        "hover gesture not called when I touch with a finger",
        "does hover end when the pointer moves onto a subview",
        "iPad trackpad pointer hover began changed ended",
    ],
    variables: [carrier, what],
    base: carrier == .both && what == .pointerThroughBoth,
    stage: { stage in
        let outer = stage.add(UIView(), outer, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        let inner = stage.add(UIView(), inner, at: CGRect(x: 100, y: 100, width: 100, height: 100), in: outer)
        if stage[carrier] != .inner { stage.add(UIHoverGestureRecognizer(), outerHover, to: outer) }
        if stage[carrier] != .outer { stage.add(UIHoverGestureRecognizer(), innerHover, to: inner) }
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
    outcomes: {
        Outcome("the outer view's recognizer", otherwise: "does not fire") {
            Outcome.State(
                "fires with `.began`, `.changed` and `.ended`",
                .order([outerHover.action(.began), outerHover.action(.changed), outerHover.action(.ended)]))
        }
        Outcome("the inner view's recognizer", otherwise: "does not fire") {
            Outcome.State(
                "fires with `.began`, `.changed` and `.ended`",
                .order([innerHover.action(.began), innerHover.action(.changed), innerHover.action(.ended)]))
            Outcome.State("fires with `.began` and `.ended`", .order([innerHover.action(.began), innerHover.action(.ended)]))
        }
        Outcome(
            "both views hover at the same time", not: "at most one view hovers",
            .all([outerHover.action.happens, innerHover.action.happens]))
    },
    claims: {
        Claim(
            "The outer view's hover continues while the pointer is over its subview.",
            when: hasOuterHover && what == .pointerThroughBoth,
            quotes: Document004.tapAndSwipeAreDiscrete.part("all others are continuous"),
            explanation: "A hover recognizer follows the pointer over its view and over the subviews of that view.", rules: [.hover]
        ) {
            only(among: outerHover.everything) {
                outerHover.action(.began)
                outerHover.action(.changed)
                outerHover.action(.changed)
                outerHover.action(.ended)
            }
        }
        Claim(
            "The inner view's hover begins and ends at the edges of the inner view.",
            when: hasInnerHover && what == .pointerThroughBoth
        ) {
            only(among: innerHover.everything) {
                innerHover.action(.began)
                innerHover.action(.ended)
            }
        }
        Claim(
            "Both views hover at the same time: neither recognizer excludes the other.",
            when: carrier == .both && what.isOneOf(.pointerOverInner, .pointerThroughBoth)
        ) {
            outerHover.action(.began).happens
            innerHover.action(.began).happens
        }
        Claim(
            "A pointer that stays outside of the inner view does not reach the inner view's hover recognizer.",
            when: what == .pointerOverOuter, innerHover.everything.never)
        Claim(
            "A finger does not reach a hover recognizer.", when: what == .fingerOverInner,
            explanation: "A hover recognizer gets no touches.", rules: [.hover]
        ) {
            noCalls
            decided("*_hover: decline")
        }
    })
