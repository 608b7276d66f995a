import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var scrolling: [Experiment] {
        [
            buttonInCell,
            caughtContent,
            cellsInSight,
            collectionSelection,
            contentMayBegin,
            delayedContentTouches,
            delegateOfADrag,
            delegateOfAZoom,
            disabledScrolling,
            dragAndZoom,
            longPressAgainstScroll,
            missedFirings,
            movedByCode,
            nestedScrollViews,
            panInOneDirection,
            pullToRefresh,
            recognizersInScrollView,
            reusedCells,
            rowAndTapAbove,
            rowSelection,
            scrollAgainstButton,
            scrollAgainstPan,
            selectedByCode,
            selectionThroughContent,
            selectionWhileEditing,
            sliderInScrollView,
            swipeableRow,
            takingTouchesFromContent,
            timersWhileScrolling,
            touchOnAHeader,
            whenListsSelect,
        ]
    }
}
