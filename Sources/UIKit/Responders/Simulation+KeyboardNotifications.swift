import EventTrace
import MainLoop

/// TX.7: the keyboard comes and goes with responders that need it. Without observers no notification is recorded.
extension Simulation {
    /// Moves the keyboard after a change of the first responder.
    func keyboardFollows(by rule: Rule = .keyboardNotifications) {
        guard keyboard.handOvers == 0 else { return }
        let (old, new) = (keyboard.frame?.height ?? 0, keyboardHeight)
        if old > 0 || new > 0 { move(KeyboardWay(from: old, to: new), by: rule) }
    }

    /// TX.32: takes the keyboard away when a window other than that of the first responder becomes key, and brings it again.
    func keyboardFollowsKeyWindow() {
        if keyboard.frame != nil || application.firstResponder != nil, keyboard.frame?.height ?? 0 != keyboardHeight {
            keyboardFollows(by: .keyboardOfKeyWindow)
        }
    }

    /// TX.31: the height that the first responder needs; 0 without a keyboard.
    private var keyboardHeight: CGFloat {
        guard let responder = application.firstResponder, !isBesideKeyWindow(responder) else { return 0 }
        let plain = responder.takesKeys ? KeyboardWay.height : 0
        let views = responder.inputViewsOfChain
        let height = (views.input?.heightInKeyboard ?? plain) + (views.accessory?.heightInKeyboard ?? 0)
        guard height != plain, applies(.keyboardHeight, .keyboard, responder, name(ofNumber: Int(height))) else { return plain }
        return height
    }

    /// TX.32: whether a window other than that of the responder is key.
    private func isBesideKeyWindow(_ responder: UIResponder) -> Bool {
        guard let key = application.key, let window = responder.windowOfChain, window !== key else { return false }
        return applies(.keyboardOfKeyWindow, .keyboard, responder, Name(.false))
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

extension UIResponder {
    /// The window up the chain of this responder.
    fileprivate final var windowOfChain: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }

    /// The input view and the input accessory view of this responder, each from the nearest responder up the chain that has one.
    fileprivate final var inputViewsOfChain: (input: UIView?, accessory: UIView?) {
        var found: (input: UIView?, accessory: UIView?) = (nil, nil)
        var responder: UIResponder? = self
        while let current = responder, found.input == nil || found.accessory == nil {
            found = (found.input ?? current.inputView, found.accessory ?? current.inputAccessoryView)
            responder = current.next
        }
        return found
    }
}

extension UIView {
    /// The height in points of an input view: that of its bounds, or the intrinsic one if they are empty.
    fileprivate final var heightInKeyboard: CGFloat { bounds.height > 0 ? bounds.height : max(intrinsicContentSize.height, 0) }
}
