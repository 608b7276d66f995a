import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Zooming: String, Choice {
    case pinchWithinTheLimits = "a pinch within the limits"
    case pinchBeyondALimit = "a pinch beyond a limit"
    case setZoomScaleAnimated = "`setZoomScale` with animation"
    case setZoomScaleNotAnimated = "`setZoomScale` without animation"
    case zoomToRect = "`zoom(to:)` with animation"
}
private let by = Variable<Zooming>("by", "The scale is changed by")
private let bounces = Variable<Bool>("bouncesZoom", "`bouncesZoom`")
private let named = Variable<Bool>("named", "The delegate returns a view to zoom", off: "the delegate returns no view to zoom")

private let delegate = Named<ZoomDelegate>("delegate")
private let afterLiftOrCall = Mark("after the lift or the call")

private let isAnimatedCode = Condition(
    "code zooms with animation", not: "code zooms without animation, or fingers pinch", by.isOneOf(.setZoomScaleAnimated, .zoomToRect))
private let takesTime = Condition(
    "fingers pinch, or code zooms with animation", not: "code zooms without animation", by != .setZoomScaleNotAnimated)

/// From the question for the view to the end.
let delegateOfAZoom: Experiment = Experiment(
    id: "DelegateOfAZoom",
    title: "Order of `UIScrollViewDelegate` calls during a zoom",
    question:
        "Two fingers, or code, change the zoom scale of a scroll view. In which order does the delegate receive its calls about zooming, and when is zooming over?",
    answer:
        "`viewForZooming(in:)`, then `scrollViewWillBeginZooming`, `scrollViewDidZoom` for each change, and `scrollViewDidEndZooming`. If a pinch has gone beyond a limit, one more `scrollViewDidZoom` comes at touch up, with `isZoomBouncing`, and the end comes only after the bounce. A change without animation causes `scrollViewDidZoom` alone; without a view to zoom, nothing is zoomed.",
    remedy:
        "If nothing zooms, set `maximumZoomScale` greater than `minimumZoomScale` (both are 1 by default), set the scroll view's `delegate`, and return a view from `viewForZooming(in:)`. To notice changes made without animation, use `scrollViewDidZoom(_:)`; the other calls do not come.",
    symptoms: [
        "scrollViewDidEndZooming not called after setZoomScale",
        "pinch to zoom in a UIScrollView does nothing",
        "viewForZooming returns nil",
        "scrollViewDidZoom is called only once for an animated zoom",
        "zoom bounces back beyond maximumZoomScale, when does it end",
    ],
    variables: [by, bounces, named],
    excluding: Exclusion(
        bounces.isOff && (by != .pinchBeyondALimit || named.isOff),
        because: "`bouncesZoom` matters only beyond a limit."),
    base: by == .pinchBeyondALimit && bounces.isOn && named.isOn,
    stage: { stage in
        let (scroll, delegate) = stage.addZoomed(side: 300)
        scroll.bouncesZoom = stage[bounces]
        if !stage[named] { delegate.picture = nil }
        switch stage[by] {
        case .pinchWithinTheLimits: stage.script.pinchAndLift([(110, 0), (165, 0)])
        case .pinchBeyondALimit: stage.script.pinchAndLift([(110, 0), (380, 0)])
        case .setZoomScaleAnimated: stage.script.perform { scroll.setZoomScale(1.5, animated: true) }
        case .setZoomScaleNotAnimated: stage.script.perform { scroll.setZoomScale(1.5, animated: false) }
        case .zoomToRect:
            stage.script.perform { scroll.zoom(to: CGRect(x: 50, y: 50, width: 200, height: 200), animated: true) }
        }
        stage.script.perform { stage.mark(afterLiftOrCall) }
        stage.script.wait(1)
        stage.script.perform { stage.mark("the scale is \(Value.number(Double(scroll.zoomScale)))") }
    },
    outcomes: {
        Outcome("the content is zoomed", not: "nothing is zoomed", delegate.scrollViewDidZoom)
        Outcome("`scrollViewDidEndZooming`", otherwise: "is not called") {
            Outcome.State("is called when the fingers lift", delegate.scrollViewDidEndZooming.before(afterLiftOrCall.written))
            Outcome.State("is called later, when the animation is over", delegate.scrollViewDidEndZooming)
        }
        Outcome("the zoom bounces back", not: "the zoom does not bounce", "isZoomBouncing")
    },
    claims: {
        Claim(
            "The delegate is asked for the view to zoom once.",
            explanation: "That it is asked is documented; that it is asked once is assumed.", rules: [.zooming, .zoomAsksOnce]
        ) {
            only(among: delegate.viewForZooming) { delegate.viewForZooming }
        }
        Claim(
            "Without a view to zoom, nothing is zoomed, and the delegate receives no further call.", when: named.isOff,
            explanation: "The header says that nothing happens then.", rules: [.zooming]
        ) {
            delegate.call("scrollView*").never
            TokenPattern("the scale is 1").happens
        }
        Claim(
            "For a pinch and for an animated change, the delegate receives calls from the beginning to the end of zooming.",
            when: named.isOn && takesTime,
            explanation: "The delegate's documentation describes the calls so.", rules: [.zoomDelegate]
        ) {
            delegate.viewForZooming
            delegate.scrollViewWillBeginZooming
            delegate.scrollViewDidZoom
            delegate.scrollViewDidEndZooming
        }
        Claim(
            "For a change without animation, the delegate receives `scrollViewDidZoom` alone.",
            when: named.isOn && !takesTime,
            explanation: "`scrollViewWillBeginZooming` and `scrollViewDidEndZooming` are documented for gestures and animated changes.",
            rules: [.zoomDelegate]
        ) {
            delegate.scrollViewDidZoom.times(1)
            delegate.scrollViewWillBeginZooming.never
            delegate.scrollViewDidEndZooming.never
        }
        Claim(
            "An animated change causes one `scrollViewDidZoom`, at its start.",
            when: named.isOn && isAnimatedCode,
            explanation: "Apps have noticed it since iOS 4: the scale is the new one at once, and only what is shown moves.",
            rules: [.zoomDelegate]
        ) {
            delegate.scrollViewDidZoom.times(1)
            delegate.scrollViewDidZoom
            afterLiftOrCall.written
            delegate.scrollViewDidEndZooming
        }
        Claim(
            "After a pinch beyond a limit, `scrollViewDidEndZooming` comes after the bounce, which one `scrollViewDidZoom` announces.",
            when: named.isOn && by == .pinchBeyondALimit && bounces.isOn,
            explanation: "The end after the bounce is documented; the `scrollViewDidZoom` at touch up was reported from devices.",
            rules: [.zoomDelegate]
        ) {
            "isZoomBouncing"
            afterLiftOrCall.written
            delegate.scrollViewDidEndZooming
            TokenPattern("isZoomBouncing").times(1)
            TokenPattern("the scale is 2").happens
        }
        Claim(
            "Without `bouncesZoom` the scale stops at the limit, and zooming ends at touch up.",
            when: bounces.isOff,
            explanation: "Documented for `bouncesZoom`.", rules: [.zoomBeyondLimits]
        ) {
            TokenPattern("isZoomBouncing").never
            delegate.scrollViewDidEndZooming
            afterLiftOrCall.written
            TokenPattern("the scale is 2").happens
        }
    })

extension Script {
    fileprivate func pinchAndLift(_ steps: [(apart: Double, down: Double)]) {
        pinch(around: CGPoint(x: 195, y: 350), steps)
        finger(1).up()
        finger(2).up()
    }
}
