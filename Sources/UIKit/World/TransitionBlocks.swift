/// The numbers of transitions under way that drop new touches, by kind.
struct TransitionBlocks {
    enum Kind {
        /// An animated presentation or dismissal, or an animated change of tabs.
        case presentation
        /// An animated transition of a navigation controller.
        case navigation
        /// A transition of a navigation controller that waits for a finger.
        case finger
    }

    private(set) var presentations = 0
    private(set) var navigations = 0
    private(set) var fingers = 0

    var isEmpty: Bool { presentations == 0 && navigations == 0 && fingers == 0 }

    mutating func add(_ change: Int, _ kind: Kind) {
        switch kind {
        case .presentation: presentations += change
        case .navigation: navigations += change
        case .finger: fingers += change
        }
    }
}
