import EventTrace

/// Receives questions and calls about editing. All methods are optional; their default implementations behave like UIKit without them.
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// A call of one of these means that client code has no such method.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lacks(.textFieldShouldBeginEditing, textField) }
    public func textFieldDidBeginEditing(_ textField: UITextField) { lacks(.textFieldDidBeginEditing, textField) }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { lacks(.textFieldShouldEndEditing, textField) }
    public func textFieldDidEndEditing(_ textField: UITextField) { lacks(.textFieldDidEndEditing, textField) }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        lacks(.textFieldDidEndEditing, overload: UITextField.endWithReason, textField)
    }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        lacks(.textFieldShouldChangeCharacters, textField)
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) { lacks(.textFieldDidChangeSelection, textField) }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { lacks(.textFieldShouldClear, textField) }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { lacks(.textFieldShouldReturn, textField) }

    @discardableResult
    private func lacks(_ method: Word, overload: Int = 0, _ textField: UITextField) -> Bool {
        Simulation.delegate(self, lacks: method, overload: overload, for: textField)
        return true
    }
}

extension UITextField {
    /// The number of `textFieldDidEndEditing(_:reason:)`, which has the same name in the record as the one without a reason.
    static var endWithReason: Int { 1 }
}
