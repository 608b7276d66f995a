import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var responders: [Experiment] {
        [
            callbacksOfTheTree,
            chainFromTheView,
            controllerAppears,
            controllersInTheChain,
            controllersOnTheWay,
            delegateNotCalled,
            editMenu,
            eventsWithoutAPlace,
            firstResponderHandOver,
            fourTouchMethods,
            frameInViewDidLoad,
            keyCommandsOfTheChain,
            layoutOrder,
            modifierKeys,
            redirectedNext,
            responderChain,
            touchesDuringTransitions,
            waysToTreatATouch,
            wherePressesStart,
            whichWindowIsKey,
            whoEndsTheClimb,
            fieldUnderAPresentation,
            tabOrPush,
            askedBeforeTheWindow,
        ]
    }
}
