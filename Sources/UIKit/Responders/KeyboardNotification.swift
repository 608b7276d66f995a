/// The notifications about the keyboard, spelled as in the record.
enum KeyboardNotification: String {
    case keyboardWillShow, keyboardDidShow
    case keyboardWillHide, keyboardDidHide
    case keyboardWillChangeFrame, keyboardDidChangeFrame

    var name: NSNotification.Name {
        switch self {
        case .keyboardWillShow: UIResponder.keyboardWillShowNotification
        case .keyboardDidShow: UIResponder.keyboardDidShowNotification
        case .keyboardWillHide: UIResponder.keyboardWillHideNotification
        case .keyboardDidHide: UIResponder.keyboardDidHideNotification
        case .keyboardWillChangeFrame: UIResponder.keyboardWillChangeFrameNotification
        case .keyboardDidChangeFrame: UIResponder.keyboardDidChangeFrameNotification
        }
    }
}

/// A movement of the keyboard: the notifications before and after it, and their contents.
struct KeyboardWay {
    /// Seconds.
    static let duration = 0.25
    /// The height in points, on a phone with this screen.
    private static let height: CGFloat = 336

    let before: [KeyboardNotification]
    let after: [KeyboardNotification]
    let begin: CGRect
    let end: CGRect

    static let up = KeyboardWay(
        before: [.keyboardWillChangeFrame, .keyboardWillShow], after: [.keyboardDidChangeFrame, .keyboardDidShow], begin: below, end: shown)
    static let down = KeyboardWay(
        before: [.keyboardWillChangeFrame, .keyboardWillHide], after: [.keyboardDidChangeFrame, .keyboardDidHide], begin: shown, end: below)
    /// No movement: the keyboard stays for another responder.
    static let none = KeyboardWay(before: [.keyboardWillChangeFrame], after: [.keyboardDidChangeFrame], begin: shown, end: shown)

    private static var shown: CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    }
    private static var below: CGRect { shown.offsetBy(dx: 0, dy: height) }

    var userInfo: NotificationInfo {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardWay.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
