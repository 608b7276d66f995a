import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var controllers: [Experiment] {
        [
            cancelledPop,
            barAfterAGivenUpSwipe,
            poppedOrCovered,
            backSwipeRefused,
            backSwipeAtTheRoot,
            popDisabledInItsBegin,
            backSwipeAgainstContent,
            contentSwipe,
            whoGetsTheSwipe,
            pageSwipeAgainstBackSwipe,
            backButtonAsks,
            barsAskAndTell,
            pushDuringATransition,
            pushReturnsFirst,
            setStackThenPush,
            severalCompletions,
            popWithTheKeyboard,
            customTransition,
            childrenByHand,
            viewWithoutAddChild,
            replacedStack,
            bottomBarWhenPushed,
            tappedTab,
            tappedTabObject,
            whenATabMakesItsController,
            selectionOnReturn,
            statusBarStyleAsked,
        ]
    }
}
