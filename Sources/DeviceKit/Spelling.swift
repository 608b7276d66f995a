import UIKit

extension UIControl.Event {
    /// As Apple's constants spell it.
    var spelling: String { UIControl.Event.spellings.first { contains($0.event) }?.spelling ?? "" }

    /// Each for itself; those without a name of their own together.
    var parts: [UIControl.Event] {
        let named = UIControl.Event.spellings.map(\.event).filter { contains($0) }
        let rest = named.reduce(self) { $0.subtracting($1) }
        return rest.isEmpty ? named : named + [rest]
    }

    private static var spellings: [(event: UIControl.Event, spelling: String)] {
        [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
            (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
            (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
            (.valueChanged, "valueChanged"), (.menuActionTriggered, "menuActionTriggered"),
            (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
            (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
    }
}

extension UIGestureRecognizer.State {
    /// As Apple's constants spell it.
    var spelling: String {
        let spellings: [(UIGestureRecognizer.State, String)] = [
            (.possible, "possible"), (.began, "began"), (.changed, "changed"), (.ended, "ended"), (.cancelled, "cancelled"),
            (.failed, "failed"),
        ]
        return spellings.first { $0.0 == self }?.1 ?? ""
    }
}

extension NSNotification.Name {
    /// As the record has it: `keyboardWillShow` of `UIKeyboardWillShowNotification`, `didEnterBackground` of the application's.
    var spelling: String {
        let owner = ["UIApplication", "UI"].first { rawValue.hasPrefix($0) } ?? ""
        let name = rawValue.dropFirst(owner.count).dropLast(rawValue.hasSuffix("Notification") ? 12 : 0)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
