/// A property that client code overrides and whose accessors the record holds: the getter of a question; the setter of a flag, with the
/// value.
enum RecordedProperty: String {
    case canBecomeFirstResponder, canResignFirstResponder, canBecomeKey
    case childForStatusBarStyle, childForStatusBarHidden, preferredStatusBarStyle, prefersStatusBarHidden
    case isHighlighted, isSelected
}
