import EventTrace

/// The progress of a touch's delivery to its view.
///
///     fresh ──► held ──► begun ──► endHeld ──► over
///       └────────┴─────────┴──────────┴─────────▲
///
/// `held` is entered under `delaysTouchesBegan` and behind another touch, `endHeld` under `delaysTouchesEnded`. From `fresh` and `held` the
/// touch can be dropped without a call; after `begun` and `endHeld` the view must receive ended or cancelled.
struct TouchDelivery {
    enum Stage {
        case fresh, held, begun, endHeld, over

        /// Whether the next stage can follow; `over` may follow itself.
        func leads(to next: Stage) -> Bool {
            switch (self, next) {
            case (_, .over): true
            case (.fresh, .held), (.fresh, .begun), (.held, .begun), (.begun, .endHeld), (.endHeld, .endHeld): true
            default: false
            }
        }
    }

    private(set) var stage = Stage.fresh
    /// The values of the touch when its began was held back.
    private(set) var heldValues = TouchValues()
    /// The rule by which its began is held back.
    private(set) var heldBy = Rule.delaysTouchesBegan
    /// Whether it moved while it was held back.
    private(set) var hasMovedWhileHeld = false

    mutating func advance(to next: Stage) {
        precondition(stage.leads(to: next), "TO.4: a view gets began once, then an end once")
        stage = next
    }

    mutating func hold(_ values: TouchValues, by rule: Rule) {
        advance(to: .held)
        heldValues = values
        heldBy = rule
    }

    mutating func moveWhileHeld() {
        precondition(stage == .held, "GE.6: only what is held back waits")
        hasMovedWhileHeld = true
    }

    /// Whether the view has had began but neither ended nor cancelled.
    var isOwedAnEnd: Bool { stage == .begun || stage == .endHeld }
}
