import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Zooming: String, Choice {
    case pinchWithinTheLimits = "a pinch within the limits"
    case pinchBeyondALimit = "a pinch beyond a limit"
    case setZoomScaleAnimated = "setZoomScale, animated"
    case setZoomScaleNotAnimated = "setZoomScale, not animated"
    case zoomToRect = "zoom(to:), animated"
}
private let by = Variable<Zooming>("by", "The scale is changed by")
private let bounces = Variable<Bool>("bouncesZoom", "`bouncesZoom`")
private let named = Variable<Bool>("named", "The delegate names a view to zoom")

extension Experiment {
    /// From the question for the view to the end.
    static let delegateOfAZoom = Experiment(
        id: "DelegateOfAZoom",
        title: "What a scroll view's delegate is told of zooming",
        question:
            "Two fingers, or code, change the zoom scale of a scroll view. In which order is the delegate asked and told, and when is zooming over?",
        answer:
            "It is asked for the view, then told will begin zooming, did zoom for each change, and did end zooming. If a pinch has gone beyond a limit, one more did zoom comes at the lift, with `isZoomBouncing`, and the end only after the bounce. A change without animation is told as did zoom alone. Without a view nothing is zoomed.",
        variables: [by, bounces, named],
        excluding: Exclusion(
            bounces.isOff && (by != .pinchBeyondALimit || named.isOff),
            because: "`bouncesZoom` counts beyond a limit only."),
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
                "The delegate is asked for the view before anything else.",
                .ordering(["delegate.viewForZooming*"], among: ["delegate.viewForZooming*"]),
                explanation: "That it is asked is documented, that it is asked once is assumed.", rules: [.zooming]),
            Claim(
                "Without a view nothing is zoomed, and nothing more is told.", when: named.isOff,
                .all([.never("delegate.scrollView*"), .happens("the scale is 1")]),
                explanation: "The header says that nothing happens then.", rules: [.zooming]),
            Claim(
                "A pinch, and an animated change, is told from its beginning to its end.",
                when: named.isOn && by != .setZoomScaleNotAnimated,
                .order([
                    "delegate.viewForZooming*", "delegate.scrollViewWillBeginZooming*", "delegate.scrollViewDidZoom*",
                    "delegate.scrollViewDidEndZooming*",
                ]),
                explanation: "The delegate's documentation describes them so.", rules: [.zoomDelegate]),
            Claim(
                "A change without animation is told as did zoom alone.",
                when: named.isOn && by == .setZoomScaleNotAnimated,
                .all([
                    .exactly(1, "delegate.scrollViewDidZoom*"), .never("delegate.scrollViewWillBeginZooming*"),
                    .never("delegate.scrollViewDidEndZooming*"),
                ]),
                explanation: "Will begin and did end are documented for gestures and animated changes.", rules: [.zoomDelegate]),
            Claim(
                "An animated change is told as one did zoom, at its start.",
                when: named.isOn && by.isOneOf(.setZoomScaleAnimated, .zoomToRect),
                .all([
                    .exactly(1, "delegate.scrollViewDidZoom*"),
                    .order(["delegate.scrollViewDidZoom*", "after the lift or the call", "delegate.scrollViewDidEndZooming*"]),
                ]),
                explanation: "Apps have noticed it since iOS 4: the scale is the new one at once, and only what is shown moves.",
                rules: [.zoomDelegate]),
            Claim(
                "Beyond a limit the end is told after the bounce, which one did zoom announces.",
                when: named.isOn && by == .pinchBeyondALimit && bounces.isOn,
                .all([
                    .order(["isZoomBouncing", "after the lift or the call", "delegate.scrollViewDidEndZooming*"]),
                    .exactly(1, "isZoomBouncing"), .happens("the scale is 2"),
                ]),
                explanation: "The end after the bounce is documented; the did zoom at the lift was reported from devices.",
                rules: [.zoomDelegate]),
            Claim(
                "Without `bouncesZoom` the scale stops at the limit, and the lift is the end.",
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
