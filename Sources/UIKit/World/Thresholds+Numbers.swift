extension Thresholds {
    /// The engine's own numbers by their names.
    package static var values: [String: Double] {
        let engine = Thresholds()
        var values: [String: Double] = [:]
        for number in numbers { values[number.name] = number.value(engine) }
        return values
    }

    /// A threshold, identified by its name.
    struct Number: Sendable {
        let name: String
        /// Hands the number to a closure, which can change it.
        private let access: @Sendable (inout Thresholds, (inout Double) -> Void) -> Void

        init(_ name: String, _ access: @escaping @Sendable (inout Thresholds, (inout Double) -> Void) -> Void) {
            self.name = name
            self.access = access
        }

        func value(_ thresholds: Thresholds) -> Double {
            var (thresholds, value) = (thresholds, 0.0)
            access(&thresholds) { value = $0 }
            return value
        }

        func scale(_ thresholds: inout Thresholds, _ factor: Double) { access(&thresholds) { $0 *= factor } }
    }

    /// All thresholds. Embedded Swift has no key paths for this.
    static let numbers: [Number] = [
        Number("tapPress") { $1(&$0.tapPress) },
        Number("tapMovement") { $1(&$0.tapMovement) },
        Number("nextTap") { $1(&$0.nextTap) },
        Number("nextTapDistance") { $1(&$0.nextTapDistance) },
        Number("panMovement") { $1(&$0.panMovement) },
        Number("restingTouch") { $1(&$0.restingTouch) },
        Number("velocityWindow") { $1(&$0.velocityWindow) },
        Number("screenEdge") { $1(&$0.screenEdge) },
        Number("pinchMovement") { $1(&$0.pinchMovement) },
        Number("rotationAngle") { $1(&$0.rotationAngle) },
        Number("swipeDuration") { $1(&$0.swipeDuration) },
        Number("slowSwipeDistance") { $1(&$0.slowSwipeDistance) },
        Number("slowSwipeSlope") { $1(&$0.slowSwipeSlope) },
        Number("fastSwipeDistance") { $1(&$0.fastSwipeDistance) },
        Number("fastSwipeSlope") { $1(&$0.fastSwipeSlope) },
        Number("swipeSpeed") { $1(&$0.swipeSpeed) },
        Number("trackingMargin") { $1(&$0.trackingMargin) },
        Number("knobMovement") { $1(&$0.knobMovement) },
        Number("stepperRepeatDelay") { $1(&$0.stepperRepeatDelay) },
        Number("stepperRepeatInterval") { $1(&$0.stepperRepeatInterval) },
        Number("opacity") { $1(&$0.opacity) },
        Number("fingers") {
            var fingers = Double($0.fingers)
            $1(&fingers)
            $0.fingers = Int(fingers)
        },
        Number("contentTouchDelay") { $1(&$0.contentTouchDelay) },
        Number("diagonalSlope") { $1(&$0.diagonalSlope) },
        Number("decelerationSpeed") { $1(&$0.decelerationSpeed) },
        Number("bounceResistance") { $1(&$0.bounceResistance) },
        Number("scrollAnimation") { $1(&$0.scrollAnimation) },
        Number("decelerationEnd") { $1(&$0.decelerationEnd) },
        Number("bounceFrequency") { $1(&$0.bounceFrequency) },
        Number("bounceEnd") { $1(&$0.bounceEnd) },
        Number("scrollAnimationEnd") { $1(&$0.scrollAnimationEnd) },
        Number("sectionTitle") { $1(&$0.sectionTitle) },
        Number("rowSwipeMovement") { $1(&$0.rowSwipeMovement) },
        Number("fullSwipe") { $1(&$0.fullSwipe) },
        Number("frame") { $1(&$0.frame) },
        Number("transition") { $1(&$0.transition) },
        Number("navigation") { $1(&$0.navigation) },
        Number("toldNavigation") { $1(&$0.toldNavigation) },
        Number("popProgress") { $1(&$0.popProgress) },
        Number("popSpeed") { $1(&$0.popSpeed) },
        Number("sheetTop") { $1(&$0.sheetTop) },
        Number("pageEdge") { $1(&$0.pageEdge) },
    ]
}
