/// The state of a mouse or trackpad at one instant.
package struct PointerSample {
    /// The place in points of the screen; nil after the pointer was removed.
    package var place: CGPoint?
    /// The pressed buttons.
    package var buttons: UIEvent.ButtonMask

    package init(at place: CGPoint?, buttons: UIEvent.ButtonMask = []) {
        self.place = place
        self.buttons = buttons
    }
}
