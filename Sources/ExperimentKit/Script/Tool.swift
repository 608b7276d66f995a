import UIKit

/// What a hand touches with.
public enum Tool: Equatable, Sendable {
    case finger
    /// Each sample has a force that is an estimate; `Finger.refine(force:)` gives a better one.
    case pencil
    /// A mouse or trackpad: down and up are these buttons, and it stays where it is afterwards.
    case pointer(UIEvent.ButtonMask)
}
