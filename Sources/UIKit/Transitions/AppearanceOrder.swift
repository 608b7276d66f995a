/// The order in which a container makes its appearance calls in a transition. Containers differ.
struct AppearanceOrder {
    /// One of the two controllers.
    enum Side {
        /// The controller that goes.
        case from
        /// The controller that comes.
        case to
    }

    /// An appearance call of a cancelled transition, in which the sides change their directions.
    enum Reversal {
        case toWillDisappear, toDidDisappear, fromWillAppear, fromDidAppear
    }

    /// The first calls: `from` will disappear, `to` will appear.
    let begin: [Side]
    /// The last calls of a completed transition: `from` has disappeared, `to` has appeared.
    let complete: [Side]
    /// The last calls of a cancelled transition.
    let cancel: [Reversal]
    /// Whether the view that goes leaves before all last calls, not just before those of its controller.
    var viewLeavesFirst = false
    /// Whether the controller that goes has no transition coordinator.
    var hidesCoordinatorFromLeaving = false

    /// RC.48
    private static let reversal: [Reversal] = [.toWillDisappear, .toDidDisappear, .fromWillAppear, .fromDidAppear]

    /// RC.14: a push or a pop.
    static let navigation = AppearanceOrder(begin: [.from, .to], complete: [.from, .to], cancel: reversal)
    /// RC.14
    static let presentation = AppearanceOrder(begin: [.from, .to], complete: [.to, .from], cancel: reversal)
    /// RC.14
    static let dismissal = AppearanceOrder(begin: [.from, .to], complete: [.to, .from], cancel: reversal, viewLeavesFirst: true)
    /// RC.43
    static let tabs = AppearanceOrder(
        begin: [.to, .from], complete: [.from, .to], cancel: reversal, hidesCoordinatorFromLeaving: true)
    /// RC.169: a tab chosen by a tap.
    static let tappedTabs = AppearanceOrder(
        begin: [.to, .from], complete: [.to, .from], cancel: reversal, hidesCoordinatorFromLeaving: true)
    /// RC.60: `transition(from:to:duration:options:animations:completion:)`.
    static let children = AppearanceOrder(begin: [.from, .to], complete: [.to, .from], cancel: reversal)
}
