import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var sheetsAndPages: [Experiment] {
        [
            sheetDismissed,
            modalInPresentation,
            styleSetTooLate,
            tuggedSheet,
            sheetAgainstScroll,
            sheetAgainstDrawing,
            belowASheet,
            tapBesideAPopover,
            popoverOfABarItem,
            popoverAdapts,
            tapBesideAnActionSheet,
            stackedSheets,
            presenterOfASheet,
            presentedFromWhere,
            dismissTwice,
            rootReplacedUnderAModal,
            detentByCode,
            delegateOfATransition,
            tapInsideAPresentation,
            pageTurned,
            willTransitionWithoutEnd,
            whenPagesAreAskedFor,
            sliderInAPage,
            firstPageByCode,
            tapAtThePageEdge,
            dotsOfPages,
        ]
    }
}
