import EventTrace
import ExperimentKit

/// What the document on the responder chain and target-action says, in our own words and in its order.
enum Document000 {
    // Section 1: plain views.
    static let stopsAtHitView = said("1", "Without super, only the view that hit-testing found hears of the touch.")
    static let endsWithoutSuper = said("1", "Without super, the touch still ends with `touchesEnded`.")
    static let climbsWithSuper = said("1", "With super, the touch climbs from child to parent.")
    static let endsWithSuper = said("1", "With super, the touch still ends with `touchesEnded`.")

    // Section 2: plain views with taps.
    static let tapAfterBegan = said(
        "2", "`touchesBegan` comes first, then the tap's action, then `touchesCancelled` or `touchesEnded`, as `cancelsTouchesInView` says."
    )
    static let nothingClimbsWithoutSuper = said("2", "Without super, neither the cancelled nor the ended touch reaches a parent.")
    static let offEndsForParents = said(
        "2", "With super and `cancelsTouchesInView` off, the parents get `touchesBegan` and `touchesEnded`, but their taps do not fire.")
    static let onCancelsForParents = said(
        "2", "With super and `cancelsTouchesInView` on, the parents get `touchesBegan` and `touchesCancelled`, but their taps do not fire.")
    static let onlyTheEnd = said("2", "`cancelsTouchesInView` changes only how the touch ends.")
    static let parentTapIsSilent = said("2", "A parent's tap does not respond.")

    // Section 3: buttons with actions.
    static let noActionWithoutSuper = said("3", "Without super, a button gets `touchesBegan` and `touchesEnded` but sends no action. Why?")
    static let superSendsTheAction = said("3", "The guess: it is `UIControl`'s `touchesEnded` that sends touchUpInside.")
    static let actionsInsideTouches = said(
        "3", "With super, the touch-down actions come with `touchesBegan` and the touch-up actions with `touchesEnded`.")
    static let buttonsDoNotClimb = said("3", "A button's touches do not reach its parent, not even if the button has no action.")

    // Section 4: buttons with actions and taps.
    static let lastTapWithoutSuper = said(
        "4",
        "Without super: `touchesBegan`, then the last tap's action, then `touchesEnded` with `cancelsTouchesInView` off, `touchesCancelled` with it on."
    )
    static let stillNoActionWithoutSuper = said("4", "Without super, no control action is sent.")
    static let bothWithSuper = said(
        "4", "With super and `cancelsTouchesInView` off: touch-down action, tap, touch-up action, `touchesEnded`.")
    static let cancelledWithSuper = said("4", "With super and `cancelsTouchesInView` on: `touchesBegan`, the last tap, `touchesCancelled`.")
    static let nothingReachesTheParent = said("4", "Neither the touch nor the tap reaches the parent.")

    // The numbered conclusions.
    static let oneRecognizerOfAType = said(
        "conclusions",
        "1. An element can have only one recognizer of a type, the later overrides the earlier; of different types it can have several.")
    static let manyActions = said(
        "conclusions", "2. A control can have several target-actions, for the same or for different control events.")
    static let orderOfAdding = said("conclusions", "3. Actions for the same phase run in the order in which they were added.")
    static let controlsKeepToThemselves = said(
        "conclusions", "3. What happens inside a control does not reach its parent; nor do its gestures.")
    static let gesturesComeFirst = said(
        "conclusions", "4. Gestures are apart from the sequence of touches but interfere with it: they get touches first.")
    static let tapHasOneView = said("conclusions", "4. A tap belongs to one view; of several views it is added to, the last one has it.")
    static let actionsSample = said(
        "conclusions",
        "5. Target-action only samples the control's own sequence of touches; it disturbs neither gestures nor events, and it does not sample the parent's."
    )
    static let superCompletesTheSequence = said(
        "conclusions", "6. Calling super in a touch method is more than passing it to the parent: it also completes the sequence.")
    static let cancelTrackingFromCancelled = said("conclusions", "6. `cancelTracking` is called by `touchesCancelled`.")
    static let nilTargetClimbs = said(
        "conclusions",
        "7. With a nil target the chain is searched for an object that has the method; it does not mean that a parent handles what the child does not."
    )

    private static func said(_ section: String, _ statement: String) -> Origin {
        Origin(document: "000", section: section, statement: .init(statement))
    }
}
