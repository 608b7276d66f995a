/// How far the delivery of a touch to its view has come.
///
///     fresh ──► held ──► begun ──► endHeld ──► over
///       └────────┴─────────┴──────────┴─────────▲
///
/// `held` is entered under `delaysTouchesBegan`, `endHeld` under `delaysTouchesEnded`. From `fresh` and `held` the touch can
/// be given up without a call; from `begun` and `endHeld` the view is owed ended or cancelled.
struct TouchDelivery {
    enum Stage {
        case fresh, held, begun, endHeld, over
    }

    var stage = Stage.fresh
    /// Whether it moved while it was held.
    var movedWhileHeld = false
    /// Where and when began was held.
    var heldLocation = CGPoint.zero
    var heldTimestamp = 0.0

    /// Whether the view has had began and not yet ended or cancelled.
    var isOwedAnEnd: Bool { stage == .begun || stage == .endHeld }
}
