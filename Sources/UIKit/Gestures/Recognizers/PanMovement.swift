import EventTrace

/// The way of a pan's fingers, in points of the screen.
struct PanMovement {
    /// The way since there were enough fingers.
    private(set) var travelled = CGPoint.zero
    /// The part that client code has subtracted with `setTranslation(_:in:)`.
    private var taken = CGPoint.zero
    private var samples = VelocitySamples<CGPoint>()
    /// The time of a finger's last move, in seconds of virtual time.
    private var lastMove = 0.0

    /// The way since there were enough fingers, or since client code set it.
    var translation: CGPoint {
        get { CGPoint(x: travelled.x - taken.x, y: travelled.y - taken.y) }
        // GE.20: the velocity belongs to the fingers and stays.
        set { taken = CGPoint(x: travelled.x - newValue.x, y: travelled.y - newValue.y) }
    }

    /// Points per second.
    func velocity(in simulation: Simulation?) -> CGPoint { samples.velocity(in: simulation) }

    /// Starts at the touch down of the finger that completes the required number.
    mutating func begin(at time: Double, _ thresholds: Thresholds) {
        samples.add(travelled, at: time, window: thresholds.velocityWindow)
    }

    /// GE.35: adds the average way of the moving fingers.
    mutating func add(_ changed: Set<UITouch>, of pan: UIPanGestureRecognizer, at time: Double, in simulation: Simulation) {
        let earliest = time - simulation.thresholds.restingTouch
        if pan.touches.containsOne(where: { $0.moves(since: earliest) }) {
            var moving: CGFloat = 0
            var sum = CGPoint.zero
            for touch in pan.touches {
                if !touch.moves(since: earliest), simulation.applies(.panTranslation, .skip, pan) { continue }
                moving += 1
                guard changed.contains(touch) else { continue }
                sum.x += touch.location.x - touch.previousLocation.x
                sum.y += touch.location.y - touch.previousLocation.y
            }
            travelled.x += sum.x / moving
            travelled.y += sum.y / moving
        }
        if !changed.contains(where: { $0.location != $0.previousLocation }),
            simulation.applies(.velocityOfTheLastMoves, .keep, pan, Name(.velocity))
        {
            return
        }
        lastMove = time
        samples.add(travelled, at: time, window: simulation.thresholds.velocityWindow)
    }

    /// Whether its fingers have not moved for a while.
    func rests(at time: Double, _ thresholds: Thresholds) -> Bool { time - lastMove >= thresholds.restingTouch }
}

extension UITouch {
    /// Whether its last sample, no earlier than this time, has moved it.
    fileprivate final func moves(since earliest: Double) -> Bool { location != previousLocation && values.timestamp >= earliest }
}
