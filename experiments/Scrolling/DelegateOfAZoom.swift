import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Zooming: String, Choice {
    case pinchWithinTheLimits = "a pinch within the limits"
    case pinchBeyondALimit = "a pinch beyond a limit"
    case setZoomScaleAnimated = "setZoomScale with animation"
    case setZoomScaleNotAnimated = "setZoomScale without animation"
    case zoomToRect = "zoom(to:) with animation"
}
private let by = Variable<Zooming>("by", "The scale is changed by")
private let bounces = Variable<Bool>("bouncesZoom", "`bouncesZoom`")
private let named = Variable<Bool>("named", "The delegate returns a view to zoom", off: "the delegate returns no view to zoom")

extension Experiment {
    /// From the question for the view to the end.
    static let delegateOfAZoom: Experiment = Experiment(
        id: "DelegateOfAZoom",
        title: "Order of `UIScrollViewDelegate` calls during a zoom",
        question:
            "Two fingers, or code, change the zoom scale of a scroll view. In which order does the delegate receive its calls, and when is zooming over?",
        answer:
            "`viewForZooming(in:)`, then `scrollViewWillBeginZooming`, `scrollViewDidZoom` for each change, and `scrollViewDidEndZooming`. If a pinch has gone beyond a limit, one more `scrollViewDidZoom` comes at touch up, with `isZoomBouncing`, and the end comes only after the bounce. A change without animation causes `scrollViewDidZoom` alone; without a view to zoom, nothing is zoomed.",
        remedy:
            "If nothing zooms, return a view from `viewForZooming(in:)`. To notice changes made without animation, use `scrollViewDidZoom(_:)`; the other calls do not come.",
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
            stage.script.perform { stage.mark("after the lift or the call") }
            stage.script.wait(1)
            stage.script.perform { stage.mark("the scale is \(Value.number(Double(scroll.zoomScale)))") }
        },
        claims: [
            Claim(
                "The delegate is asked for the view to zoom before anything else.",
                .ordering(["delegate.viewForZooming*"], among: ["delegate.viewForZooming*"]),
                explanation: "That it is asked is documented; that it is asked once is assumed.", rules: [.zooming]),
            Claim(
                "Without a view to zoom, nothing is zoomed, and the delegate receives no further call.", when: named.isOff,
                .all([.never("delegate.scrollView*"), .happens("the scale is 1")]),
                explanation: "The header says that nothing happens then.", rules: [.zooming]),
            Claim(
                "For a pinch and for an animated change, the delegate receives calls from the beginning to the end of zooming.",
                when: named.isOn && by != .setZoomScaleNotAnimated,
                .order([
                    "delegate.viewForZooming*", "delegate.scrollViewWillBeginZooming*", "delegate.scrollViewDidZoom*",
                    "delegate.scrollViewDidEndZooming*",
                ]),
                explanation: "The delegate's documentation describes the calls so.", rules: [.zoomDelegate]),
            Claim(
                "For a change without animation, the delegate receives `scrollViewDidZoom` alone.",
                when: named.isOn && by == .setZoomScaleNotAnimated,
                .all([
                    .exactly(1, "delegate.scrollViewDidZoom*"), .never("delegate.scrollViewWillBeginZooming*"),
                    .never("delegate.scrollViewDidEndZooming*"),
                ]),
                explanation: "`scrollViewWillBeginZooming` and `scrollViewDidEndZooming` are documented for gestures and animated changes.",
                rules: [.zoomDelegate]),
            Claim(
                "An animated change causes one `scrollViewDidZoom`, at its start.",
                when: named.isOn && by.isOneOf(.setZoomScaleAnimated, .zoomToRect),
                .all([
                    .exactly(1, "delegate.scrollViewDidZoom*"),
                    .order(["delegate.scrollViewDidZoom*", "after the lift or the call", "delegate.scrollViewDidEndZooming*"]),
                ]),
                explanation: "Apps have noticed it since iOS 4: the scale is the new one at once, and only what is shown moves.",
                rules: [.zoomDelegate]),
            Claim(
                "After a pinch beyond a limit, `scrollViewDidEndZooming` comes after the bounce, which one `scrollViewDidZoom` announces.",
                when: named.isOn && by == .pinchBeyondALimit && bounces.isOn,
                .all([
                    .order(["isZoomBouncing", "after the lift or the call", "delegate.scrollViewDidEndZooming*"]),
                    .exactly(1, "isZoomBouncing"), .happens("the scale is 2"),
                ]),
                explanation: "The end after the bounce is documented; the `scrollViewDidZoom` at touch up was reported from devices.",
                rules: [.zoomDelegate]),
            Claim(
                "Without `bouncesZoom` the scale stops at the limit, and zooming ends at touch up.",
                when: bounces.isOff,
                .all([
                    .never("isZoomBouncing"), .order(["delegate.scrollViewDidEndZooming*", "after the lift or the call"]),
                    .happens("the scale is 2"),
                ]),
                explanation: "Documented for `bouncesZoom`.", rules: [.zoomBeyondLimits]),
        ])
}

extension Script {
    fileprivate func pinchAndLift(_ steps: [(apart: Double, down: Double)]) {
        pinch(around: CGPoint(x: 195, y: 350), steps)
        finger(1).up()
        finger(2).up()
    }
}
