import EventTrace
import MainLoop

/// The notifications about edited text, spelled as in the record.
enum TextNotification: String {
    case textDidBeginEditing, textDidChange, textDidEndEditing
}

extension UITextField {
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")

    /// Posts a notification, after the delegate's call and the control's actions.
    final func post(_ notification: TextNotification, by rule: Rule, in simulation: Simulation?) {
        let name =
            switch notification {
            case .textDidBeginEditing: UITextField.textDidBeginEditingNotification
            case .textDidChange: UITextField.textDidChangeNotification
            case .textDidEndEditing: UITextField.textDidEndEditingNotification
            }
        post(notification, as: name, by: rule, in: simulation)
    }
}

extension UITextView {
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    /// Posts a notification, after the delegate's call.
    final func post(_ notification: TextNotification, in simulation: Simulation?) {
        let name =
            switch notification {
            case .textDidBeginEditing: UITextView.textDidBeginEditingNotification
            case .textDidChange: UITextView.textDidChangeNotification
            case .textDidEndEditing: UITextView.textDidEndEditingNotification
            }
        post(notification, as: name, by: .textViewEditing, in: simulation)
    }
}

extension UIView {
    fileprivate final func post(_ notification: TextNotification, as name: NSNotification.Name, by rule: Rule, in simulation: Simulation?) {
        guard let simulation, simulation.notificationCenter.hasObservers, simulation.holds(rule) else { return }
        simulation.post(Notification(name: name, object: self), called: notification.rawValue, by: rule)
    }
}
