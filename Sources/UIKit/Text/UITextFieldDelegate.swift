/// Is asked and told about editing. All methods are optional: their default implementations answer as UIKit does without them.
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of the one without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Running one of these means that client code has no such method.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { silent() }
    public func textFieldDidBeginEditing(_ textField: UITextField) { silent() }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { silent() }
    public func textFieldDidEndEditing(_ textField: UITextField) { silent() }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { silent() }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        silent()
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { silent() }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { silent() }

    @discardableResult
    private func silent() -> Bool {
        Simulation.current?.delegateIsSilent = true
        return true
    }
}

/// A text field's delegate, which the field does not keep alive.
struct TextFieldDelegateReference {
    #if hasFeature(Embedded)
        // DEVIATION: without weak references a delegate must outlive its field, or be set to nil.
        unowned(unsafe) var delegate: (any UITextFieldDelegate)?
    #else
        weak var delegate: (any UITextFieldDelegate)?
    #endif
}
