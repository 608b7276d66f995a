import EventTrace

extension Interruption {
    var word: Word {
        switch self {
        case .call: .call
        case .alert: .alert
        case .systemGesture: .systemGesture
        case .background: .background
        case .foreground: .foreground
        case .statusBarTap: .statusBarTap
        }
    }
}

extension Simulation {
    /// TO.9: cancels all touches and presses under way.
    func interrupt(_ interruption: Interruption) {
        if interruption == .statusBarTap { return application.statusBarTapped(in: self) }
        recorder.decide(.interrupt, subject(application), Name(interruption.word), by: .systemCancels)
        switch interruption {
        case .foreground:
            isApplicationInForeground = true
            application.tellOfActivity([.willEnterForeground, .didBecomeActive], in: self)
        case .background:
            application.tellOfActivity([.willResignActive], in: self)
            let isInOrder = !hasTouches || applies(.touchesEndWhileInactive, .cancel, application)
            if isInOrder { cancelEverything() }
            application.tellOfActivity([.didEnterBackground], in: self)
            if !isInOrder { cancelEverything() }
            isApplicationInForeground = false
        case .call, .alert:
            application.tellOfActivity([.willResignActive], in: self)
            cancelEverything()
        case .systemGesture: cancelEverything()
        case .statusBarTap: break
        }
    }

    private var hasTouches: Bool { !touches.event.touches.isEmpty }

    private func cancelEverything() {
        guard holds(.systemCancels) else { return }
        touches.cancelAll(in: self)
        presses.cancelAll(in: self)
    }
}
