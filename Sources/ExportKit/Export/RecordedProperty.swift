/// A property that client code overrides, and whose accessors the record holds: of a question its getter, of a flag its setter with the value.
enum RecordedProperty: String {
    case canBecomeFirstResponder, canResignFirstResponder, canBecomeKey
    case isHighlighted, isSelected
}
