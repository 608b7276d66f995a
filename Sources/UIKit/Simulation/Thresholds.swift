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

    /// Seconds that a transition between controllers takes. Assumed.
    package var transition = 0.5
    /// Points that a sheet leaves free at the top. Assumed.
    package var sheetTop = 54.0

    package init() {}
}
