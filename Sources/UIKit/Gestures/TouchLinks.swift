import EventTrace

// Touches know their recognizers, and recognizers their touches. Only this file changes both lists, and always together.

/// The touches of a recognizer.
///
/// Invariant: `current` is a subset of `ofAttempt`; each touch in it lists this recognizer until the recognizer is finished.
struct RecognizerTouches {
    /// The current touches, in the order of receiving.
    fileprivate(set) var current: ContiguousArray<UITouch> = []
    /// The touches since the last reset, in the order of receiving.
    fileprivate(set) var ofAttempt: ContiguousArray<UITouch> = []

    /// Whether it has the touch now. Reads the list in place, without a copy.
    func has(_ touch: UITouch) -> Bool {
        for index in current.indices where current[index] === touch { return true }
        return false
    }
}

/// The recognizers of a touch: the hit view's in the order added, then each ancestor's.
struct TouchRecognizers {
    fileprivate(set) var list: ContiguousArray<UIGestureRecognizer> = []
}

extension UIGestureRecognizer {
    final var touches: ContiguousArray<UITouch> { touchLinks.current }
    final var touchesOfAttempt: ContiguousArray<UITouch> { touchLinks.ofAttempt }

    /// Takes a touch that was collected for it, once: without GE.14 two views of one branch can have the recognizer.
    final func take(_ touch: UITouch, viewDepth: Int, in simulation: Simulation?) {
        guard !touchLinks.has(touch) else {
            return precondition(simulation?.holds(.oneViewPerRecognizer) == false, "GE.14: a recognizer gets a touch from one view")
        }
        if touchesOfAttempt.isEmpty { depth = viewDepth }
        forgetOldTouches()
        touchLinks.current.append(touch)
        touchLinks.ofAttempt.append(touch)
        touch.recognizerLinks.list.append(self)
    }

    /// GE.37, GE.38: keeps a new touch from a recognizer in an end state before its reset, which waits for the touch's end too. If it has
    /// ended, it excludes the recognizers that get the touch.
    final func keepOut(of touch: UITouch) {
        forgetOldTouches()
        touchLinks.ofAttempt.append(touch)
    }

    /// Limits the touches of a recognizer that never decides: touches that have ended for all receivers are dropped first.
    private final func forgetOldTouches() {
        guard touchesOfAttempt.count >= Limits.touchesOfAnAttempt,
            let oldest = touchesOfAttempt.firstIndex(where: { $0.delivery.stage == .over })
        else { return }
        touchLinks.ofAttempt.remove(at: oldest)
    }

    /// Drops a touch, which then no longer belongs to its gesture.
    final func letGo(of touch: UITouch, in simulation: Simulation?) {
        guard touchLinks.has(touch), simulation?.applies(.ignoredTouches, .ignore, self) != false else {
            return
        }
        touchLinks.current.removeAll { $0 === touch }
        touchLinks.ofAttempt.removeAll { $0 === touch }
        touch.recognizerLinks.list.removeAll { $0 === self }
    }

    /// Drops all touches at the end of the attempt.
    final func forgetTouches() {
        precondition(attempt == .idle, "GE.4: a recognizer keeps its touches until it is reset")
        touchLinks.current.empty()
        touchLinks.ofAttempt.empty()
    }
}

extension UITouch {
    final var recognizers: ContiguousArray<UIGestureRecognizer> { recognizerLinks.list }

    /// Leaves its recognizers after its finger has lifted; it still belongs to their attempts.
    final func leaveRecognizers() {
        precondition(storedPhase.isOver, "TO.1: recognizers have a touch as long as its finger is down")
        recognizers.forEachKeptAlive { recognizer in recognizer.touchLinks.current.removeAll { $0 === self } }
    }

    /// Drops finished recognizers, as they drop the touch; it still belongs to their attempts.
    final func forgetFinishedRecognizers() {
        recognizers.forEachKeptAlive { recognizer in
            if recognizer.attempt == .finished { recognizer.touchLinks.current.removeAll { $0 === self } }
        }
        if recognizers.containsOne(where: { $0.attempt != .finished }) {
            recognizerLinks.list.removeAll { $0.attempt == .finished }
        } else {
            recognizerLinks.list.empty()
        }
    }

    /// Releases everything at the end of the run.
    final func dissolve() {
        recognizerLinks.list = []
        event = nil
        view = nil
        window = nil
    }
}
