import EventTrace
import ExperimentKit

/// What a reader learns of the document at a glance.
extension Document004 {
    static let overview = Document.Summary(
        whatHolds:
            "Recognizers get each event before the hit view; when one succeeds, its action is sent and then the view is cancelled, and the four printed logs come out line by line.",
        whatDoesNot:
            "The queue gives out the oldest event and not the latest, `next` of a window is its scene, `touchesBegan` alone does not decide who gets the rest of a touch, nothing delays `touchesEnded` by 0.15 s, and the header's comment that the view is cancelled before the action disagrees with the document's own logs.",
        toRemember:
            "A control of the system wins over a tap recognizer on a superview and a control of one's own loses to it, and the whole difference is one method that either may override: `gestureRecognizerShouldBegin`."
    )

    static let sectionTitles = [
        "1.1": "Touches",
        "1.2": "Events",
        "1.3": "Responders",
        "2": "Hit-testing: which view is touched",
        "3.1": "Delivery to the hit view",
        "3.2": "Along the responder chain",
        "4": "Gesture recognizers, discrete and continuous",
        "4.1": "Discrete gestures",
        "4.2": "Continuous gestures",
        "4.3": "Recognizers and views in sum",
        "4.4": "The three properties",
        "5": "Controls",
        "5.1": "Target and action, and how a control tracks a touch",
        "5.2": "Which targets and actions a control has",
        "6": "The whole way in sixteen steps",
        "7": "Examples: more area for touches",
    ]
}
