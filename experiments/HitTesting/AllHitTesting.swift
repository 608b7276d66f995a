import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var hitTesting: [Experiment] {
        [
            addedToABar,
            animatedViews,
            besideAnEffectView,
            buttonOutsideItsParent,
            changedConstraints,
            clickableLayer,
            constraintsMadeLate,
            deepHierarchy,
            enlargedButton,
            eventQueue,
            everyButtonEnlarged,
            hitTestAnswer,
            hitTestConditions,
            hitTestOrder,
            hitTestPoint,
            irregularShape,
            keyWindow,
            limitedArea,
            movedByAConstraint,
            outsideTheParent,
            printedHitTests,
            printedMargins,
            raisedTabBarButton,
            seenInFront,
            seenPlace,
            skippedOpacity,
            swallowedTouches,
            throughToASibling,
            throughToTheParent,
            wayIn,
            whatHidesAView,
            whoIsAsked,
            windowWithoutAScene,
            windowsInFront,
        ]
    }
}
