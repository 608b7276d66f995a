import EventTrace
import MainLoop

/// TX.7: the keyboard comes and goes with responders that take keys. Where nobody observes it, nothing is recorded of it.
extension Simulation {
    /// First responder has changed.
    func keyboardFollows(by rule: Rule = .keyboardNotifications) {
        guard keyboard.handOvers == 0 else { return }
        switch (keyboard.isUp, application.firstResponder?.takesKeys ?? false) {
        case (false, true): move(.up, by: rule)
        case (true, false): move(.down, by: rule)
        case (true, true): move(.none, by: rule)
        case (false, false): break
        }
    }

    private func move(_ way: KeyboardWay, by rule: Rule) {
        keyboard.frame = way.end.minY < UIScreen.main.bounds.maxY ? way.end : nil
        if let arrival = keyboard.arrival { timers.cancel(arrival) }
        keyboard.arrival = nil
        keyboardGuidesFollow()
        guard notificationCenter.hasObservers, holds(.keyboardNotifications) else { return }
        // First, because an observer may send the keyboard another way.
        keyboard.arrival = timers.schedule(at: now + KeyboardWay.duration) { [unowned(unsafe) self] in
            keyboard.arrival = nil
            post(way.after, of: way, by: .keyboardNotifications)
        }
        post(way.before, of: way, by: rule)
    }

    private func post(_ notifications: [KeyboardNotification], of way: KeyboardWay, by rule: Rule) {
        for notification in notifications {
            let posted = Notification(name: notification.name, object: UIScreen.main, userInfo: way.userInfo)
            post(posted, called: notification.rawValue, by: rule)
        }
    }
}
