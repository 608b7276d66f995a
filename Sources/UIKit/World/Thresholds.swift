/// The numbers that decide an ordering, each with unit and boundary. An experiment can vary each.
package struct Thresholds: Sendable {
    /// Seconds a finger may stay down for a tap; longer fails it. Assumed: a press of 507 ms was seen to tap.
    package var tapPress = 0.75
    /// Points a finger may move for a tap; farther fails it. Assumed: more than a pan needs to begin.
    package var tapMovement = 45.0
    /// Seconds from the lift of one tap to the touch-down of the next; later fails a multi-tap. Assumed.
    package var nextTap = 0.35
    /// Points between the touch-downs of two taps that count as one place. Assumed.
    package var nextTapDistance = 45.0
    /// Points a finger moves before a pan begins; at exactly this distance it begins. Measured for scroll views, on a simulator.
    package var panMovement = 10.0
    /// Seconds without a move after which a finger rests and no longer counts for a pan's translation. Assumed.
    package var restingTouch = 0.1
    /// Seconds over which velocities are taken. Assumed.
    package var velocityWindow = 0.1
    /// Points from an edge of the screen within which a touch down comes from that edge, this distance included. Assumed.
    package var screenEdge = 20.0
    /// Points by which the distance of two fingers changes before a pinch begins; at exactly this change it begins. Assumed.
    package var pinchMovement = 8.0
    /// Radians by which two fingers turn before a rotation begins; at exactly this angle it begins. Assumed.
    package var rotationAngle = 0.1
    /// Seconds from the touch-down within which a swipe recognizes; at exactly this time it fails. Assumed.
    package var swipeDuration = 0.5
    /// Points that a straight swipe must go, at any speed. Assumed: the header only says a small distance.
    package var slowSwipeDistance = 30.0
    /// Points across for one point along that a slow swipe may stray. Assumed: the header only says high precision.
    package var slowSwipeSlope = 0.25
    /// Points that a crooked swipe must go. Assumed: the header only says a large distance.
    package var fastSwipeDistance = 60.0
    /// Points across for one point along that a fast swipe may stray. Assumed: the header only says low precision.
    package var fastSwipeSlope = 0.7
    /// Points per second from which on a swipe is fast. Assumed.
    package var swipeSpeed = 500.0
    /// Points around a control's bounds that are still inside while it tracks. Measured as about 70.
    package var trackingMargin = 70.0
    /// Points along a switch that a finger moves before it drags the knob instead of tapping. Assumed: as for a pan.
    package var knobMovement = 10.0
    /// Seconds that a stepper is held before it steps again, and from then on between steps. Assumed.
    package var stepperRepeatDelay = 0.5
    package var stepperRepeatInterval = 0.1
    /// Opacity under which a view is skipped by hit-testing. Documented.
    package var opacity = 0.01
    /// Fingers at once; one more cancels all. Measured on phones.
    package var fingers = 5
    /// Seconds for which a scroll view holds touches back from its content. Measured as 152 ms.
    package var contentTouchDelay = 0.15
    /// Points across for one point along from which on a drag is diagonal. Assumed: Apple only says diagonal.
    package var diagonalSlope = 0.5
    /// Points per second below which released content stays where it is. Assumed.
    package var decelerationSpeed = 50.0
    /// The fraction of a drag beyond the content's edge that the content follows at first. Assumed.
    package var bounceResistance = 0.55
    /// The duration in seconds of an animated change of the content offset or the zoom scale. Assumed.
    package var scrollAnimation = 0.3
    /// Points per second at which a deceleration ends. Measured on a simulator.
    package var decelerationEnd = 10.0
    /// The frequency per second of the spring at the edges of content. Measured on a simulator: fits one throw of 3,125 points per second.
    package var bounceFrequency = 11.0
    /// Points from the edge at which content that springs back jumps there. Assumed.
    package var bounceEnd = 0.5
    /// The fraction of an animated change after which it jumps to its end: frames come at rounded times.
    package var scrollAnimationEnd = 0.999
    /// The default height in points of a section's header or footer. Assumed: as in plain tables up to iOS 14.
    package var sectionTitle = 28.0
    /// Points a finger moves sideways before it swipes a row; at exactly this distance the swipe begins. Assumed: more than a pan needs.
    package var rowSwipeMovement = 15.0
    /// The fraction of a table's width beyond which the lift of a swipe performs the first action. Assumed.
    package var fullSwipe = 0.6
    /// Seconds from one frame of a movement to the next. Devices show 60 frames per second or more.
    package var frame = 1.0 / 60

    /// The duration in seconds of a presentation or a dismissal. Assumed.
    package var transition = 0.5
    /// Seconds from the first appearance calls of a push or a pop to the last. Measured in logs with times of iOS 11 to 13.
    package var navigation = 0.5
    /// The duration in seconds of a push or a pop as the coordinator tells it. Measured on a simulator of 26.1.
    package var toldNavigation = 0.35
    /// The fraction of the width beyond which a lift finishes a pop; at exactly this fraction it does. Assumed.
    package var popProgress = 0.5
    /// Points per second, to the right or to the left, that decide about a pop wherever the finger lifts. Assumed.
    package var popSpeed = 300.0
    /// The points that a sheet leaves free at the top. Assumed.
    package var sheetTop = 54.0
    /// Points from an edge within which a tap turns a curled page, this distance included. Assumed.
    package var pageEdge = 44.0

    package init() {}
}
