import EventTrace
import ExperimentKit

/// Section 6 of the document: the whole way in sixteen steps. Its conditions, steps 10, 12 and 15, stand with what it says of each case.
extension Document004 {
    static let hardwareToHomeScreen = said(
        "6",
        "1. The system packs the touch of the screen into a hardware event and sends it over a mach port to the home-screen process.",
        kind: .untestable(because: anotherProcess))
    static let homeScreenWakes = said("6", "2. There it wakes the main run loop.", kind: .untestable(because: anotherProcess))
    package static let homeScreenDecides = said(
        "6", "3. If an app is in front, the event is sent on to it; else the home screen handles it itself.",
        parts: ["an app in front gets it", "an app that is not in front does not"])
    static let homeScreenSources = said(
        "6",
        "3. There source 1 calls `__IOHIDEventSystemClientQueueCallback`; if no app is in front, source 0 handles the event in `__UIApplicationHandleEventQueue`.",
        kind: .untestable(because: anotherProcess))
    static let iconLaunches = said("6", "4. A tap on an icon then launches its app.", kind: .untestable(because: anotherProcess))
    static let sourcesMakeTheEvent = said(
        "6",
        "4. In the app the main run loop wakes: source 1 calls the same callback and hands the event to source 0, whose `__UIApplicationHandleEventQueue` makes it a `UIEvent`.",
        kind: .untestable(
            because:
                "An app sees it in call stacks alone, which the engine does not have: it writes these steps into its record and decides nothing by them. In newer stacks (observation `stack-eventfetch-thread`) source 1 is on a thread that fetches events, not on the main run loop."
        ))
    package static let queueThenWindow = said(
        "6", "5. The event waits in the application's queue and then goes to the windows, the topmost first.",
        parts: ["it waits in a queue", "the topmost window first"])
    package static let windowHitTests = said(
        "6", "6. The window decides by `hitTest` and `point(inside:)`; if it cannot respond, another window is asked.",
        parts: ["by `hitTest` and `point(inside:)`", "another window is asked"])
    package static let viewsHitTest = said("6", "7. So it goes on through the subviews from the last to the first.")
    package static let viewWithoutChildren = said(
        "6", "8. A view whose subviews cannot respond is the first responder.",
        parts: ["it receives the touch", "it is the first responder"], holds: wordForTheHitView)
    package static let chainIsSettled = said("6", "9. With it the chain is settled.")
    package static let plainViewGetsAll = said(
        "6",
        "10, 11. No control, and no recognizer on the chain: the view gets the event by both `sendEvent`s; unhandled, it climbs by `next` up to the application and its delegate, and is dropped.",
        parts: ["by both `sendEvent`s", "up to the application and its delegate", "dropped at the end"])
    package static let recognizerCase = said(
        "6",
        "12, 13. No control, and a recognizer on the chain: the recognizer gets the event first; by default its success cancels the view, its failure leaves the view the rest or the end.",
        parts: ["the recognizer first", "success cancels the view", "failure leaves it the rest", "failure leaves it the end"])
    package static let caseOfCustomControl = said(
        "6", "14. A custom control, and a recognizer on the chain: as in the case before.", holds: unlessItObjects)
    package static let systemControlCase = said(
        "6",
        "15, 16. A control of the system, and a recognizer on the chain: the recognizer gets the event first, and the control sends its action through the application.",
        parts: ["the recognizer first", "the action goes through the application"])
    static let steps = [
        hardwareToHomeScreen, homeScreenWakes, homeScreenDecides, homeScreenSources, iconLaunches, sourcesMakeTheEvent, queueThenWindow,
        windowHitTests, viewsHitTest, viewWithoutChildren, chainIsSettled, plainViewGetsAll, recognizerCase, caseOfCustomControl,
        systemControlCase,
    ]

    private static let anotherProcess = "Another process is at work there; an app sees nothing of it."
}
