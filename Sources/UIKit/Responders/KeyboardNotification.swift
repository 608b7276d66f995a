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
    /// The value on devices since iOS 7, which is no case of `UIView.AnimationCurve`.
    static let curve = 7
    /// The height in points of the system's keyboard, on a phone with this screen.
    static let height: CGFloat = 336

    let before: [KeyboardNotification]
    let after: [KeyboardNotification]
    let begin: CGRect
    let end: CGRect

    /// A movement from one height to another, 0 if the keyboard is not there; between equal heights nothing moves.
    init(from old: CGFloat, to new: CGFloat) {
        (before, after) =
            if old == new {
                ([.keyboardWillChangeFrame], [.keyboardDidChangeFrame])
            } else if new > 0 {
                ([.keyboardWillChangeFrame, .keyboardWillShow], [.keyboardDidChangeFrame, .keyboardDidShow])
            } else {
                ([.keyboardWillChangeFrame, .keyboardWillHide], [.keyboardDidChangeFrame, .keyboardDidHide])
            }
        begin = KeyboardWay.frame(of: old > 0 ? old : new, isShown: old > 0)
        end = KeyboardWay.frame(of: new > 0 ? new : old, isShown: new > 0)
    }

    /// The frame at the lower edge of the screen, or below that edge.
    private static func frame(of height: CGFloat, isShown: Bool) -> CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: screen.minX, y: isShown ? screen.maxY - height : screen.maxY, width: screen.width, height: height)
    }

    var userInfo: NotificationInfo {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardWay.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardWay.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
