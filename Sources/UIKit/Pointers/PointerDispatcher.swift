import EventTrace

/// TO.14: what a pointing device reports is a touch while a button is down, and hovering while none is.
final class PointerDispatcher: Part {
    let hover = HoverDispatcher()
    /// Buttons that are down, and where the pointer was when they were last reported.
    private var held: UIEvent.ButtonMask = []
    private var place = CGPoint.zero

    func handle(_ sample: PointerSample, at time: Double, in simulation: Simulation) {
        let phase = phase(of: sample)
        guard !held.isEmpty || !sample.buttons.isEmpty, simulation.applies(.pointerTouch, .button, at: .glass, Name(phase.word)) else {
            return hover.handle(sample.place, at: time, in: simulation)
        }
        // A pointer comes to where its button goes down.
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

    /// Recognizers that hover rest while a button is down; afterwards they receive where the pointer is, if it has moved meanwhile.
    private func hover(to place: CGPoint?, at time: Double, in simulation: Simulation) {
        if hover.place != place { hover.handle(place, at: time, in: simulation) }
    }
}

extension FingerSample.Phase {
    /// The phase of the touch that it leads to.
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
