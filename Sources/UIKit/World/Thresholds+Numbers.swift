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
        let value: @Sendable (Thresholds) -> Double
        let scale: @Sendable (inout Thresholds, Double) -> Void

        init(
            _ name: String, _ value: @escaping @Sendable (Thresholds) -> Double,
            _ scale: @escaping @Sendable (inout Thresholds, Double) -> Void
        ) {
            self.name = name
            self.value = value
            self.scale = scale
        }
    }

    /// All thresholds. Embedded Swift has no key paths for this.
    static let numbers: [Number] = [
        Number("tapPress", { $0.tapPress }) { $0.tapPress *= $1 },
        Number("tapMovement", { $0.tapMovement }) { $0.tapMovement *= $1 },
        Number("nextTap", { $0.nextTap }) { $0.nextTap *= $1 },
        Number("nextTapDistance", { $0.nextTapDistance }) { $0.nextTapDistance *= $1 },
        Number("panMovement", { $0.panMovement }) { $0.panMovement *= $1 },
        Number("restingTouch", { $0.restingTouch }) { $0.restingTouch *= $1 },
        Number("velocityWindow", { $0.velocityWindow }) { $0.velocityWindow *= $1 },
        Number("screenEdge", { $0.screenEdge }) { $0.screenEdge *= $1 },
        Number("pinchMovement", { $0.pinchMovement }) { $0.pinchMovement *= $1 },
        Number("rotationAngle", { $0.rotationAngle }) { $0.rotationAngle *= $1 },
        Number("swipeDuration", { $0.swipeDuration }) { $0.swipeDuration *= $1 },
        Number("slowSwipeDistance", { $0.slowSwipeDistance }) { $0.slowSwipeDistance *= $1 },
        Number("slowSwipeSlope", { $0.slowSwipeSlope }) { $0.slowSwipeSlope *= $1 },
        Number("fastSwipeDistance", { $0.fastSwipeDistance }) { $0.fastSwipeDistance *= $1 },
        Number("fastSwipeSlope", { $0.fastSwipeSlope }) { $0.fastSwipeSlope *= $1 },
        Number("swipeSpeed", { $0.swipeSpeed }) { $0.swipeSpeed *= $1 },
        Number("trackingMargin", { $0.trackingMargin }) { $0.trackingMargin *= $1 },
        Number("knobMovement", { $0.knobMovement }) { $0.knobMovement *= $1 },
        Number("stepperRepeatDelay", { $0.stepperRepeatDelay }) { $0.stepperRepeatDelay *= $1 },
        Number("stepperRepeatInterval", { $0.stepperRepeatInterval }) { $0.stepperRepeatInterval *= $1 },
        Number("opacity", { $0.opacity }) { $0.opacity *= $1 },
        Number("fingers", { Double($0.fingers) }) { $0.fingers = Int(Double($0.fingers) * $1) },
        Number("contentTouchDelay", { $0.contentTouchDelay }) { $0.contentTouchDelay *= $1 },
        Number("diagonalSlope", { $0.diagonalSlope }) { $0.diagonalSlope *= $1 },
        Number("decelerationSpeed", { $0.decelerationSpeed }) { $0.decelerationSpeed *= $1 },
        Number("bounceResistance", { $0.bounceResistance }) { $0.bounceResistance *= $1 },
        Number("scrollAnimation", { $0.scrollAnimation }) { $0.scrollAnimation *= $1 },
        Number("decelerationEnd", { $0.decelerationEnd }) { $0.decelerationEnd *= $1 },
        Number("bounceFrequency", { $0.bounceFrequency }) { $0.bounceFrequency *= $1 },
        Number("bounceEnd", { $0.bounceEnd }) { $0.bounceEnd *= $1 },
        Number("scrollAnimationEnd", { $0.scrollAnimationEnd }) { $0.scrollAnimationEnd *= $1 },
        Number("sectionTitle", { $0.sectionTitle }) { $0.sectionTitle *= $1 },
        Number("rowSwipeMovement", { $0.rowSwipeMovement }) { $0.rowSwipeMovement *= $1 },
        Number("fullSwipe", { $0.fullSwipe }) { $0.fullSwipe *= $1 },
        Number("frame", { $0.frame }) { $0.frame *= $1 },
        Number("transition", { $0.transition }) { $0.transition *= $1 },
        Number("navigation", { $0.navigation }) { $0.navigation *= $1 },
        Number("popProgress", { $0.popProgress }) { $0.popProgress *= $1 },
        Number("popSpeed", { $0.popSpeed }) { $0.popSpeed *= $1 },
        Number("sheetTop", { $0.sheetTop }) { $0.sheetTop *= $1 },
        Number("pageEdge", { $0.pageEdge }) { $0.pageEdge *= $1 },
    ]
}
