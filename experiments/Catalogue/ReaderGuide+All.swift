import ExperimentKit

extension ReaderGuide {
    /// The twelve complaints that the first page of the site answers, and the experiment behind its decision finder.
    public static let all = ReaderGuide(
        symptoms: [
            Symptom(
                "My button stopped firing when I added a tap gesture",
                answer: "A UIButton still fires over a single tap gesture of its superview; your own UIControl subclass does not.",
                in: "ControlUnderParentsTap", case: 5),
            Symptom(
                "didSelectRowAt is not called",
                answer: "A tap gesture on the table cancels the touch of the row, unless `cancelsTouchesInView` is false.",
                in: "RowAndTapAbove"),
            Symptom(
                "My button outside its superview gets no taps",
                answer: "Hit-testing skips a superview that does not contain the point, and all that is in it.",
                in: "ButtonOutsideItsParent"),
            Symptom(
                "The button in my scroll view highlights late",
                answer: "`delaysContentTouches` holds the touch back for 150 ms.", in: "DelayedContentTouches"),
            Symptom(
                "Tap to dismiss the keyboard breaks my other taps",
                answer: "The tap gesture that ends editing cancels the touches below it; let it not cancel.", in: "TapToDismiss"),
            Symptom(
                "A double tap fires the single tap first",
                answer: "The single tap has to wait: `singleTap.require(toFail: doubleTap)`.", in: "SingleAndDoubleTap"),
            Symptom(
                "Swipe and pan fight over the same view",
                answer: "The pan recognizes first; it has to require the swipe to fail.", in: "SwipeOrPan"),
            Symptom(
                "My view gets touchesCancelled instead of touchesEnded",
                answer: "A gesture recognizer has recognized, and cancels the touches of its view.", in: "ViewUnderATap"),
            Symptom(
                "I want a larger tap area for a small button",
                answer: "Override `point(inside:with:)`; the superview must contain the point.", in: "EnlargedButton"),
            Symptom(
                "Touches fall through to the view behind",
                answer: "A hidden, transparent or disabled view is skipped in hit-testing, and the next one behind is hit.",
                in: "ThroughToASibling"),
            Symptom(
                "Nested scroll views: the wrong one scrolls",
                answer: "The inner one scrolls while it can; the direction of the drag decides.", in: "NestedScrollViews"),
            Symptom(
                "A timer stops while the user scrolls",
                answer: "It is in the default mode of the run loop; add it to the common modes.", in: "TimersWhileScrolling"),
        ],
        finder: [
            Touched("a plain view", in: "TouchOnAView"), Touched("a UIButton", in: "TouchOnAButton"),
            Touched("a subclass of UIControl", in: "TouchOnAControl"), Touched("a UISlider", in: "TouchOnASlider"),
            Touched("a row of a table", in: "TouchOnARow"),
        ],
        introduction: "life-of-a-touch.md")
}
