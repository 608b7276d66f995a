/// A mouse or trackpad at one instant.
package struct PointerSample {
    /// In points of the screen; nil when the pointer is gone.
    package var place: CGPoint?
    /// The buttons that are down.
    package var buttons: UIEvent.ButtonMask

    package init(at place: CGPoint?, buttons: UIEvent.ButtonMask = []) {
        self.place = place
        self.buttons = buttons
    }
}
