import EventTrace
import MainLoop

/// TX.7: the keyboard comes and goes with responders that take keys. Without observers nothing is recorded.
extension Simulation {
    /// Moves the keyboard after a change of the first responder.
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
        // Scheduled first, because an observer may move the keyboard again.
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
