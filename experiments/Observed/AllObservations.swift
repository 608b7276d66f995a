import EventTrace
import Studies

extension ObservationCatalogue {
    /// The scenes of all published observations, and the reasons of those that have none.
    public static let all = ObservationCatalogue(scenes: scenes, uncheckable: UncheckableObservation.all)

    private static var scenes: [ObservationScene] {
        var scenes: [ObservationScene] = []
        scenes += ObservationScene.taps + ObservationScene.pans + ObservationScene.tapPairs + ObservationScene.talks
        scenes += ObservationScene.states + ObservationScene.delegates + ObservationScene.buttons + ObservationScene.controls
        scenes += ObservationScene.vetoes + ObservationScene.hitTests + ObservationScene.hitRules + ObservationScene.pipeline
        scenes += ObservationScene.runLoop + ObservationScene.chain + ObservationScene.firstResponder + ObservationScene.fingers
        scenes += ObservationScene.resets + ObservationScene.touches + ObservationScene.lists + ObservationScene.scrolling
        return scenes + found
    }

    /// Of what the project itself has looked up.
    private static var found: [ObservationScene] {
        var scenes = ObservationScene.foundControllers + ObservationScene.foundViews + ObservationScene.foundText
        scenes += ObservationScene.foundScrolling + ObservationScene.foundLists
        return scenes + ObservationScene.foundGestures + ObservationScene.foundControls + ObservationScene.foundTracking
            + ObservationScene.foundMotion + ObservationScene.foundKnobs + ObservationScene.foundContainers + ObservationScene.foundThrows
            + ObservationScene.foundInput + ObservationScene.foundPages + ObservationScene.foundSheets + ObservationScene.foundTransitions
            + ObservationScene.foundBars + ObservationScene.foundTabs + ObservationScene.foundRows + ObservationScene.foundEditing
            + foundFresh + foundLater
            + ObservationScene.foundPushes + ObservationScene.foundStacks + foundFurther + foundAgain + foundMore + foundBeside
            + foundIn + foundNext + ObservationScene.foundLatest + ObservationScene.foundSnapshots
    }

    /// The scenes of the files `FoundFresh…`.
    private static var foundFresh: [ObservationScene] {
        let scenes = ObservationScene.foundFreshLists + ObservationScene.foundFreshScrolling + ObservationScene.foundFreshControllers
        return scenes + ObservationScene.foundFreshViews + ObservationScene.foundFreshEditing
    }

    /// The scenes of the files `FoundLater…`.
    private static var foundLater: [ObservationScene] {
        let scenes = ObservationScene.foundLaterGestures + ObservationScene.foundLaterControls + ObservationScene.foundLaterLists
        return scenes + ObservationScene.foundLaterText + ObservationScene.foundLaterControllers
    }

    /// The scenes of the file `FoundFurther`.
    private static var foundFurther: [ObservationScene] {
        let scenes = ObservationScene.foundFurtherTouches + ObservationScene.foundFurtherLists + ObservationScene.foundFurtherText
        return scenes + ObservationScene.foundFurtherControllers + ObservationScene.foundFurtherMotion
    }

    /// The scenes of the files `FoundAgain…`.
    private static var foundAgain: [ObservationScene] {
        let scenes = ObservationScene.foundAgainControllers + ObservationScene.foundAgainChildren
        return scenes + ObservationScene.foundAgainViews + ObservationScene.foundAgainLists
    }

    /// The scenes of the files `FoundMore…`.
    private static var foundMore: [ObservationScene] {
        let scenes = ObservationScene.foundMoreControllers + ObservationScene.foundMoreTouches
        return scenes + ObservationScene.foundMoreScrolling + ObservationScene.foundMoreLists
    }

    /// The scenes of the files `FoundBeside…`.
    private static var foundBeside: [ObservationScene] {
        let scenes = ObservationScene.foundBesideControllers + ObservationScene.foundBesideTouches
        return scenes + ObservationScene.foundBesideScrolling + ObservationScene.foundBesideLists
    }

    /// The scenes of the files `FoundIn…` and `FoundByAuthors`.
    private static var foundIn: [ObservationScene] {
        ObservationScene.foundInLogs + ObservationScene.foundInWindows + ObservationScene.foundByAuthors
    }

    /// The scenes of the files `FoundNext…`.
    private static var foundNext: [ObservationScene] {
        ObservationScene.foundNextControllers + ObservationScene.foundNextLists + ObservationScene.foundNextViews
    }
}
