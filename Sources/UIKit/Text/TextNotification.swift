import EventTrace
import MainLoop

/// What is posted of text that is edited; spelled as the record calls it.
enum TextNotification: String {
    case textDidBeginEditing, textDidChange, textDidEndEditing
}

extension UITextField {
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")

    /// After the delegate and the control's actions.
    final func post(_ notification: TextNotification, by rule: Rule) {
        let name =
            switch notification {
            case .textDidBeginEditing: UITextField.textDidBeginEditingNotification
            case .textDidChange: UITextField.textDidChangeNotification
            case .textDidEndEditing: UITextField.textDidEndEditingNotification
            }
        post(notification, as: name, by: rule)
    }
}

extension UITextView {
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    /// After the delegate.
    final func post(_ notification: TextNotification) {
        let name =
            switch notification {
            case .textDidBeginEditing: UITextView.textDidBeginEditingNotification
            case .textDidChange: UITextView.textDidChangeNotification
            case .textDidEndEditing: UITextView.textDidEndEditingNotification
            }
        post(notification, as: name, by: .textViewEditing)
    }
}

extension UIView {
    fileprivate final func post(_ notification: TextNotification, as name: NSNotification.Name, by rule: Rule) {
        guard let simulation = Simulation.current, simulation.notificationCenter.hasObservers, simulation.holds(rule) else { return }
        simulation.post(Notification(name: name, object: self), called: notification.rawValue, by: rule)
    }
}
