/// Buttons of a pointing device and modifier keys that were down in an event.
struct InputFlags {
    var buttons: UIEvent.ButtonMask = []
    var modifiers: UIKeyModifierFlags = []
}
