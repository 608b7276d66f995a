/// The class of a recognizer of a sketch.
package enum SketchedRecognizerKind: String, CaseIterable, Hashable, Sendable {
    case tap, longPress, pan, screenEdgePan, swipe, pinch, rotation, hover

    /// The class's name in UIKit.
    package var className: String {
        switch self {
        case .tap: "UITapGestureRecognizer"
        case .longPress: "UILongPressGestureRecognizer"
        case .pan: "UIPanGestureRecognizer"
        case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
        case .swipe: "UISwipeGestureRecognizer"
        case .pinch: "UIPinchGestureRecognizer"
        case .rotation: "UIRotationGestureRecognizer"
        case .hover: "UIHoverGestureRecognizer"
        }
    }

    /// The properties in the order in which they are set.
    package var properties: [SketchProperty] {
        own + [
            .flag(.isEnabled, true), .flag(.cancelsTouchesInView, true), .flag(.delaysTouchesBegan, false),
            .flag(.delaysTouchesEnded, true), .choices(.allowedTouchTypes, SketchProperty.touchTypes, of: SketchProperty.touchTypes),
            .flag(.requiresExclusiveTouchType, true), .text(.name),
        ]
    }

    private var own: [SketchProperty] {
        switch self {
        case .tap:
            [
                .whole(.numberOfTapsRequired, 1, in: 1...20), .whole(.numberOfTouchesRequired, 1, in: 1...10),
                .choices(.buttonMaskRequired, ["primary"], of: SketchProperty.buttons),
            ]
        case .longPress:
            [
                .number(.minimumPressDuration, 0.5, in: 0...60), .number(.allowableMovement, 10, in: 0...SketchLimits.points),
                .whole(.numberOfTapsRequired, 0, in: 0...20), .whole(.numberOfTouchesRequired, 1, in: 1...10),
            ]
        case .pan: fingers
        case .screenEdgePan: [.choices(.edges, [], of: SketchProperty.edges)] + fingers
        case .swipe:
            [
                .choices(.direction, ["right"], of: SketchProperty.directions), .whole(.numberOfTouchesRequired, 1, in: 1...10),
            ]
        case .pinch, .rotation, .hover: []
        }
    }

    private var fingers: [SketchProperty] {
        [
            .whole(.minimumNumberOfTouches, 1, in: 1...10), .whole(.maximumNumberOfTouches, nil, in: 1...10),
            .choices(.allowedScrollTypesMask, [], of: SketchProperty.scrollTypes),
        ]
    }
}
