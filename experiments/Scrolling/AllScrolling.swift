import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var scrolling: [Experiment] {
        [
            actionsOfReusedCells,
            buttonInCell,
            caughtContent,
            cellsInSight,
            collectionSelection,
            contentGetsShorter,
            contentMayBegin,
            delayedContentTouches,
            delegateOfADrag,
            delegateOfAZoom,
            disabledScrolling,
            dismissPanWhileZoomed,
            dragAndZoom,
            heightsOfRows,
            longPressAgainstScroll,
            missedFirings,
            movedByCode,
            nestedScrollViews,
            panInOneDirection,
            pullToRefresh,
            recognizersInScrollView,
            refreshByCode,
            reusedCells,
            rowAndTapAbove,
            rowSelection,
            scrollAgainstButton,
            scrollAgainstPan,
            selectedByCode,
            selectionThroughContent,
            selectionWhileEditing,
            sliderInScrollView,
            swipeActions,
            swipeActionsAgainstPan,
            swipeableRow,
            takingTouchesFromContent,
            timersWhileScrolling,
            touchOnAHeader,
            whenListsSelect,
            addedToACell,
            thrownContent,
        ]
    }
}
