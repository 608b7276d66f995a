import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Fingers: String, Choice {
    case moveApart = "move apart"
    case moveSideBySide = "move side by side"
    case doBoth = "move apart and side by side at once"
    case moveApartThenOneLifts = "move apart, then one lifts and the other moves"
}
private let fingers = Variable<Fingers>("fingers", "Two fingers")
private let limits = Variable<Bool>(
    "zooms", "The maximum zoom scale is greater than the minimum", off: "the maximum zoom scale equals the minimum")

private let delegate = Named<ZoomDelegate>("delegate")
private let oneFingerLeft = Mark("one finger is left")

/// The pan and the pinch of one scroll view.
let dragAndZoom: Experiment = Experiment(
    id: "DragAndZoom",
    title: "Scrolling and zooming at once with the same two fingers",
    question:
        "The content of a scroll view is larger than the scroll view and can be zoomed, or not. Two fingers move apart, side by side, or both; or one lifts and the other goes on. Does the content scroll, zoom, or both?",
    answer:
        "Moving apart zooms, moving side by side scrolls, and both at once do both; the delegate receives the calls of each. When one of the fingers lifts, the scroll view's zooming is over and the other finger drags. If the minimum and maximum zoom scale do not differ, there is no pinch, and two fingers can only drag.",
    remedy:
        "If pinching does not zoom, set `maximumZoomScale` above `minimumZoomScale` (both are 1 by default), set the scroll view's `delegate`, and return the content view from `viewForZooming(in:)`. To forbid pinching make both scales equal: `isEnabled = false` of the pinch recognizer does not hold. Equal scales keep code from zooming as well; to leave zooming to code, return `false` for the pinch recognizer, and the answer of `super` for every other one, from `gestureRecognizerShouldBegin(_:)` of a subclass. A `UIPinchGestureRecognizer` of your own is different: once begun it goes on with one finger until the last one lifts, so check `numberOfTouches` before you call `location(ofTouch:in:)`; see PinchWithRotation.",
    symptoms: [
        "pinch zoom and scroll at the same time in a UIScrollView",
        "UIScrollView will not zoom, minimumZoomScale equals maximumZoomScale",
        "two finger scrolling in a zoomable image viewer",
        "image keeps moving when I lift one finger after pinching",
        "disable pinch zoom in a UIScrollView",
    ],
    variables: [fingers, limits],
    base: limits.isOn,
    stage: { stage in
        let (scroll, _) = stage.addZoomed(side: 900)
        scroll.contentOffset = CGPoint(x: 300, y: 300)
        if !stage[limits] {
            scroll.minimumZoomScale = 1
            scroll.maximumZoomScale = 1
        }
        switch stage[fingers] {
        case .moveApart: stage.script.pinch(around: CGPoint(x: 195, y: 350), [(120, 0), (150, 0)])
        case .moveSideBySide: stage.script.pinch(around: CGPoint(x: 195, y: 350), [(100, 20), (100, 60)])
        case .doBoth: stage.script.pinch(around: CGPoint(x: 195, y: 350), [(120, 20), (150, 60)])
        case .moveApartThenOneLifts:
            stage.script.pinch(around: CGPoint(x: 195, y: 350), [(120, 0), (150, 0)])
            stage.script.finger(2).up()
            stage.script.perform { stage.mark(oneFingerLeft) }
            stage.script.finger(1).move(to: .point(x: 120, y: 250), over: 0.2)
            stage.script.wait(0.3)
        }
        stage.script.finger(1).up()
        if stage[fingers] != .moveApartThenOneLifts { stage.script.finger(2).up() }
        stage.script.perform {
            stage.mark(scroll.zoomScale == 1 ? "nothing is zoomed" : "the picture is larger")
        }
    },
    outcomes: {
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
        Outcome("the content is zoomed", not: "nothing is zoomed", "the picture is larger")
        Outcome(
            "the content scrolls only after zooming has ended", not: "no scrolling follows the end of zooming",
            .order([delegate.scrollViewDidEndZooming, delegate.scrollViewWillBeginDragging]))
    },
    claims: {
        Claim(
            "If the minimum and maximum zoom scale do not differ, nothing is zoomed.", when: limits.isOff,
            explanation: "The scroll view has no pinch then.", rules: [.zooming]
        ) {
            delegate.call("*Zoom*").never
            TokenPattern("nothing is zoomed").happens
        }
        Claim(
            "Two fingers that move apart zoom and do not drag.", when: fingers == .moveApart && limits.isOn
        ) {
            TokenPattern("the picture is larger").happens
            delegate.call("*Dragging*").never
        }
        Claim(
            "Two fingers that move side by side drag and do not zoom.", when: fingers == .moveSideBySide
        ) {
            delegate.scrollViewWillBeginDragging
            delegate.scrollViewDidEndDragging
            TokenPattern("nothing is zoomed").happens
        }
        Claim(
            "Two fingers that move apart and side by side at once drag and zoom.", when: fingers == .doBoth && limits.isOn,
            explanation:
                "The pan and pinch recognizers of a scroll view recognize together; which of the two begins first in one event is open.",
            rules: [.zoomWithDrag]
        ) {
            delegate.scrollViewWillBeginDragging
            delegate.scrollViewDidEndDragging
            order {
                delegate.scrollViewWillBeginZooming
                delegate.scrollViewDidEndZooming
            }
            TokenPattern("the picture is larger").happens
        }
        Claim(
            "When one finger lifts, zooming ends, and the remaining finger goes on dragging.",
            when: fingers == .moveApartThenOneLifts && limits.isOn,
            explanation:
                "It is documented that a zoom can end while a finger is down; that it ends when the first finger lifts is assumed.",
            rules: [.zoomWithDrag]
        ) {
            delegate.scrollViewDidEndZooming
            oneFingerLeft.written
            delegate.scrollViewWillBeginDragging
            delegate.scrollViewDidEndDragging
        }
    })
