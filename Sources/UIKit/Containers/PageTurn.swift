/// The turn of a page under way.
///
///     begins ──► the new page is there ──► completed
///        └─────► the old page is back ───► cancelled
struct PageTurn {
    enum Cause {
        /// A finger, and what follows its lift.
        case gesture
        /// Code, with what it has to run at the end.
        case code(completion: ((Bool) -> Void)?)
    }

    let old: UIViewController
    let new: UIViewController
    let direction: UIPageViewController.NavigationDirection
    let cause: Cause

    var isByGesture: Bool {
        if case .gesture = cause { true } else { false }
    }
}
