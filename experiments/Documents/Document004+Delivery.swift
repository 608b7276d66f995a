import EventTrace
import ExperimentKit

/// Section 3 of the document: delivery to the hit view, and from there along the chain.
extension Document004 {
    package static let sentToHitView = said(
        "3.1", "`UIApplication.sendEvent` sends the event to its window, and the window's `sendEvent` straight to the hit view.")
    package static let stackShowsBoth = said("3.1", "The call stack in `touchesBegan` shows it (a picture).")
    package static let boundDuringHitTest = said(
        "3.1", "The window finds the view in the touch, into which hit-testing has put window and view.")
    static let delivery = [sentToHitView, stackShowsBoth, boundDuringHitTest]

    package static let fourTouchMethods = said(
        "3.2", "Every responder inherits four touch methods; there is one more for estimated properties.",
        parts: ["four touch methods", "one for estimated properties"])
    package static let defaultPassesOn = said(
        "3.2", "By default they do nothing but pass the event along the chain, which is not the superclass.",
        parts: ["they pass it along the chain", "the chain is what `next` says"])
    package static let hitViewFirst = said("3.2", "The hit view gets the event first and may handle it or pass it on.")
    package static let beganDecides = said(
        "3.2", "Interception is decided by `touchesBegan`: only a responder that gets it can get the other three.")
    package static let notOverridden = said("3.2", "Not overridden: the event is passed on.")
    package static let overriddenWithoutSuper = said("3.2", "Overridden without super: it is handled and goes no further.")
    package static let overriddenWithSuper = said("3.2", "Overridden with super: it is handled and passed on.")
    package static let twoPassItOn = said(
        "3.2", "In a picture the first two responders of the chain do not override `touchesBegan`, and it is passed on through both.")
    static let privateForwarding = said(
        "3.2", "The inherited method passes it on by a private function, `forwardTouchMethod`.",
        kind: .untestable(because: "The name of a private function is not behaviour."))
    package static let nextOfView = said(
        "3.2", "`next` of a view is its controller if it is the root view, else its superview.",
        parts: ["of a controller's root view", "of any other view"])
    package static let nextOfRootController = said("3.2", "`next` of the window's root controller is the window.")
    package static let nextOfPresented = said("3.2", "`next` of a presented controller is the one that presents it.")
    package static let nextOfWindow = said("3.2", "`next` of a window is the application.")
    package static let nextOfApplication = said(
        "3.2", "`next` of the application is its delegate if that is a responder and no view, controller or the application.",
        parts: ["a delegate that is a responder", "any other delegate"])
    package static let chainCanBeWalked = said("3.2", "`next` gives all objects of the chain.")
    static let chain = [
        fourTouchMethods, defaultPassesOn, hitViewFirst, beganDecides, notOverridden, overriddenWithoutSuper, overriddenWithSuper,
        twoPassItOn, privateForwarding, nextOfView, nextOfRootController, nextOfPresented, nextOfWindow, nextOfApplication,
        chainCanBeWalked,
    ]
}
