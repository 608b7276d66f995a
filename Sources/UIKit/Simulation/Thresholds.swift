/// Every number that decides an ordering, with its unit and boundary. An experiment can vary each.
package struct Thresholds: Sendable {
    /// Seconds a finger may stay down for a tap; longer fails it. Assumed: a press of 507 ms was seen to tap.
    package var tapPress = 0.75
    /// Points a finger may move for a tap; farther fails it. Assumed: more than a pan needs to begin.
    package var tapMovement = 45.0
    /// Seconds from the lift of one tap to the touch-down of the next; later fails a multi-tap. Measured as 0.30 to 0.40.
    package var nextTap = 0.35
    /// Points between the touch-downs of two taps that count as one place. Assumed.
    package var nextTapDistance = 45.0
    /// Points a finger moves before a pan begins; at exactly this distance it begins. Assumed: the usual word.
    package var panMovement = 10.0
    /// Points around a control's bounds that are still inside while it tracks. Measured as about 70.
    package var trackingMargin = 70.0
    /// Opacity under which a view is skipped by hit-testing. Documented.
    package var opacity = 0.01
    /// Fingers at once; one more cancels all. Measured on phones.
    package var fingers = 5
    /// Seconds for which a scroll view holds touches back from its content. Measured as 152 ms.
    package var contentTouchDelay = 0.15
    /// Points per second under which a dragged content stays where it is let go of. Assumed.
    package var decelerationSpeed = 50.0
    /// Of a drag beyond the content's edge, the share that the content follows at first. Assumed.
    package var bounceResistance = 0.55
    /// Seconds that an animated change of the content offset takes. Assumed.
    package var scrollAnimation = 0.3
    /// Seconds from one frame of a movement to the next. Devices show 60 frames per second or more.
    package var frame = 1.0 / 60

    package init() {}
}
