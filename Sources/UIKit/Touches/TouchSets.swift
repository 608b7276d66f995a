extension Set<UITouch> {
    /// The result of `contains`, without hashing for a set of one.
    @inline(__always)
    func has(_ touch: UITouch) -> Bool { count == 1 ? first === touch : contains(touch) }
}

/// Makes the set of touches for a touch method.
///
/// OPTIMIZATION: most touch methods get the same single touch, whose set is made once.
struct TouchSets {
    private var lastTouch: UITouch?
    private var lastSet: Set<UITouch> = []

    mutating func forget() {
        lastTouch = nil
        lastSet = []
    }

    /// The recognizer's touches in this window in this phase; nil if there are none.
    mutating func touches(of recognizer: UIGestureRecognizer, in phase: UITouch.Phase, _ window: UIWindow) -> Set<UITouch>? {
        if recognizer.touches.count == 1 {
            let touch = recognizer.touches[0]
            return touch.storedPhase == phase && touch.storedWindow === window ? single(touch) : nil
        }
        let touches = recognizer.touches.filter { $0.storedPhase == phase && $0.storedWindow === window }
        return touches.isEmpty ? nil : set(of: touches)
    }

    /// At least one touch.
    mutating func set<Touches: Collection>(of touches: Touches) -> Set<UITouch> where Touches.Element == UITouch {
        precondition(!touches.isEmpty, "TO.3: a touch method is given at least one touch")
        guard touches.count == 1, let touch = touches.first else { return Set(touches) }
        return single(touch)
    }

    mutating func single(_ touch: UITouch) -> Set<UITouch> {
        if lastTouch !== touch {
            lastTouch = touch
            lastSet = [touch]
        }
        return lastSet
    }
}
