/// A view around a text field that decides about editing beside the field's delegate.
protocol TextFieldHost: AnyObject {
    func mayBeginEditing(in simulation: Simulation?) -> Bool
    func editingHasBegun(in simulation: Simulation?)
    func mayEndEditing(in simulation: Simulation?) -> Bool
    func editingHasEnded(in simulation: Simulation?)
    func mayChangeText(in range: NSRange, to replacement: String, in simulation: Simulation) -> Bool
    func textHasChanged(in simulation: Simulation?)
    /// Whether the host has handled a press of the return key.
    func takesReturnKey(in simulation: Simulation) -> Bool
}
