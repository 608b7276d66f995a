import EventTrace

// A touch knows its recognizers, and a recognizer its touches. Both lists change here only, together.

/// The touches of a recognizer. A touch that it has now is one of its attempt, and has it among its recognizers until it is finished.
struct RecognizerTouches {
    /// Those it has now, in the order in which it got them.
    fileprivate(set) var current: ContiguousArray<UITouch> = []
    /// Those it has had since its last reset, in the order in which it got them.
    fileprivate(set) var ofAttempt: ContiguousArray<UITouch> = []

    /// Whether it has the touch now. Reads the list where it is, which a copy of it would not.
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

    /// Takes a touch that was collected for it.
    final func take(_ touch: UITouch, viewDepth: Int) {
        precondition(
            !touchLinks.has(touch) || Simulation.current?.holds(.oneViewPerRecognizer) == false,
            "GE.14: a recognizer gets a touch from one view")
        if touchesOfAttempt.isEmpty { depth = viewDepth }
        forgetOldTouches()
        touchLinks.current.append(touch)
        touchLinks.ofAttempt.append(touch)
        touch.recognizerLinks.list.append(self)
    }

    /// GE.37, GE.38: one that is over and not reset yet gets no new touch, which it waits for all the same. If it has ended, it excludes those
    /// that do get it.
    final func keepOut(of touch: UITouch) {
        forgetOldTouches()
        touchLinks.ofAttempt.append(touch)
    }

    /// Bounds what one remembers that never makes up its mind: touches that are over for everybody go first.
    private final func forgetOldTouches() {
        guard touchesOfAttempt.count >= Limits.touchesOfAnAttempt,
            let oldest = touchesOfAttempt.firstIndex(where: { $0.delivery.stage == .over })
        else { return }
        touchLinks.ofAttempt.remove(at: oldest)
    }

    /// Forgets a touch, which then is none of its gesture.
    final func letGo(of touch: UITouch) {
        guard touchLinks.has(touch), Simulation.current?.applies(.ignoredTouches, .ignore, self) != false else {
            return
        }
        touchLinks.current.removeAll { $0 === touch }
        touchLinks.ofAttempt.removeAll { $0 === touch }
        touch.recognizerLinks.list.removeAll { $0 === self }
    }

    /// The attempt is over: it has no touches.
    final func forgetTouches() {
        precondition(attempt == .idle, "GE.4: a recognizer keeps its touches until it is reset")
        touchLinks.current.empty()
        touchLinks.ofAttempt.empty()
    }
}

extension UITouch {
    final var recognizers: ContiguousArray<UIGestureRecognizer> { recognizerLinks.list }

    /// Its finger has gone: recognizers have it no more, but it is still one of their attempts.
    final func leaveRecognizers() {
        precondition(storedPhase.isOver, "TO.1: recognizers have a touch as long as its finger is down")
        recognizers.forEachKeptAlive { recognizer in recognizer.touchLinks.current.removeAll { $0 === self } }
    }

    /// Forgets recognizers that are over, as they forget it. For their attempt it goes on being one of its touches.
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

    /// Lets go of everything when the run is over.
    final func dissolve() {
        recognizerLinks.list = []
        event = nil
        view = nil
        window = nil
    }
}
