import UIKit

/// What a hand touches with.
enum Tool: Equatable {
    case finger, pencil
    case synthetic(from: UIRectEdge)
    case pointer(UIEvent.ButtonMask)

    /// Empty for a finger.
    var words: String {
        switch self {
        case .finger: ""
        case .pencil: " with the pencil"
        case .synthetic: " from the edge of the screen"
        case .pointer(let buttons): buttons == .secondary ? " with the other button of a mouse" : " with a mouse"
        }
    }
}
