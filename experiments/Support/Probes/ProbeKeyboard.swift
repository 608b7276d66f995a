import UIKit

/// A delegate of text fields that observes when the keyboard comes and goes.
package final class KeyboardFieldListener: UITextFieldDelegate {
    package init() {}

    /// Observes `keyboardWillShow` and `keyboardWillHide` from now on.
    package func observeKeyboard() {
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(
                self, selector: Selector("keyboardMoves(_:)", KeyboardFieldListener.keyboardMoves), name: name, object: nil)
        }
    }

    private func keyboardMoves(_ notification: Notification) {}
    package func textFieldDidBeginEditing(_ textField: UITextField) {}
    package func textFieldDidEndEditing(_ textField: UITextField) {}
}
