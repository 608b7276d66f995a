import EventTrace

/// TO.14: turns reports of a pointing device into a touch while a button is down, else into hovering.
final class PointerDispatcher: Part {
    let hover = HoverDispatcher()
    /// The pressed buttons, and the place of the pointer at their last report.
    private var held: UIEvent.ButtonMask = []
    private var place = CGPoint.zero

    func handle(_ sample: PointerSample, at time: Double, in simulation: Simulation) {
        let phase = phase(of: sample)
        guard !held.isEmpty || !sample.buttons.isEmpty, simulation.applies(.pointerTouch, .button, at: .glass, Name(phase.word)) else {
            return hover.handle(sample.place, at: time, in: simulation)
        }
        // The pointer moves to the place where its button goes down.
        if held.isEmpty { hover(to: sample.place, at: time, in: simulation) }
        held = sample.place == nil ? [] : sample.buttons
        place = sample.place ?? place
        simulation.touches.notesInputFlags = true
        simulation.touches.event.buttonMask = held
        simulation.touches.handle([FingerSample(.pointer, phase, at: place, type: .indirectPointer)], at: time, in: simulation)
        if held.isEmpty { hover(to: sample.place, at: time, in: simulation) }
    }

    private func phase(of sample: PointerSample) -> FingerSample.Phase {
        if sample.place == nil { return .cancel }
        if held.isEmpty { return .down }
        return sample.buttons.isEmpty ? .up : .move
    }

    /// Updates hover recognizers, which rest while a button is down and get the pointer's place afterwards if it has moved.
    private func hover(to place: CGPoint?, at time: Double, in simulation: Simulation) {
        if hover.place != place { hover.handle(place, at: time, in: simulation) }
    }
}

extension FingerSample.Phase {
    /// The phase of the resulting touch.
    fileprivate var word: Word {
        switch self {
        case .down: .began
        case .move: .moved
        case .up: .ended
        case .cancel: .cancelled
        }
    }
}

extension Simulation {
    var pointer: PointerDispatcher { unsafeDowncast(parts.pointer, to: PointerDispatcher.self) }
}
