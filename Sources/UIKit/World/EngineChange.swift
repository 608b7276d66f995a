/// A number or default of the engine with another value: `tapPress ×2`, `cancelsTouchesInView defaults to false`.
package struct EngineChange: Sendable {
    package let name: String
    private let change: @Sendable (Simulation) -> Void

    /// Makes the change, before anything is set up in the run.
    package func apply(to simulation: Simulation) { change(simulation) }

    init(_ name: String, _ change: @escaping @Sendable (Simulation) -> Void) {
        self.name = name
        self.change = change
    }

    /// All changes: each threshold halved and doubled, each default changed, and paths reversed.
    package static let all = thresholds + defaults + paths

    private static let paths = [
        EngineChange("paths upside down") { $0.pathTurn = .inPlace },
        EngineChange("paths turned over their lower edge") { $0.pathTurn = .overLowerEdge },
    ]

    private static let thresholds = Thresholds.numbers.flatMap { number in
        [("÷2", 0.5), ("×2", 2)].map { words, factor in
            EngineChange("\(number.name) \(words)") { number.scale(&$0.thresholds, factor) }
        }
    }

    private static func flipped(_ name: String, _ isOn: Bool, _ set: @escaping @Sendable (inout Defaults, Bool) -> Void) -> EngineChange {
        other(name, "\(!isOn)") { set(&$0, !isOn) }
    }

    private static func other(_ name: String, _ value: String, _ set: @escaping @Sendable (inout Defaults) -> Void) -> EngineChange {
        EngineChange("\(name) defaults to \(value)") { set(&$0.defaults) }
    }
}

extension EngineChange {
    private static let defaults: [EngineChange] = [
        flipped("UIGestureRecognizer.cancelsTouchesInView", true) { $0.recognizer.cancelsTouchesInView = $1 },
        flipped("UIGestureRecognizer.delaysTouchesBegan", false) { $0.recognizer.delaysTouchesBegan = $1 },
        flipped("UIGestureRecognizer.delaysTouchesEnded", true) { $0.recognizer.delaysTouchesEnded = $1 },
        flipped("UIGestureRecognizer.requiresExclusiveTouchType", true) { $0.recognizer.requiresExclusiveTouchType = $1 },
        other("UITapGestureRecognizer.numberOfTapsRequired", "2") { $0.tap.numberOfTapsRequired = 2 },
        other("UITapGestureRecognizer.numberOfTouchesRequired", "2") { $0.tap.numberOfTouchesRequired = 2 },
        other("UILongPressGestureRecognizer.minimumPressDuration", "0.25") { $0.longPress.minimumPressDuration = 0.25 },
        other("UILongPressGestureRecognizer.minimumPressDuration", "1.0") { $0.longPress.minimumPressDuration = 1.0 },
        other("UILongPressGestureRecognizer.allowableMovement", "5") { $0.longPress.allowableMovement = 5 },
        other("UILongPressGestureRecognizer.allowableMovement", "20") { $0.longPress.allowableMovement = 20 },
        other("UILongPressGestureRecognizer.numberOfTouchesRequired", "2") { $0.longPress.numberOfTouchesRequired = 2 },
        other("UILongPressGestureRecognizer.numberOfTapsRequired", "1") { $0.longPress.numberOfTapsRequired = 1 },
        other("UIPanGestureRecognizer.minimumNumberOfTouches", "2") { $0.pan.minimumNumberOfTouches = 2 },
        other("UIPanGestureRecognizer.maximumNumberOfTouches", "1") { $0.pan.maximumNumberOfTouches = 1 },
        other("UISwipeGestureRecognizer.direction", "left") { $0.swipe.direction = 2 },
        other("UISwipeGestureRecognizer.numberOfTouchesRequired", "2") { $0.swipe.numberOfTouchesRequired = 2 },
        flipped("UIView.isUserInteractionEnabled", true) { $0.view.isUserInteractionEnabled = $1 },
        flipped("UIView.isMultipleTouchEnabled", false) { $0.view.isMultipleTouchEnabled = $1 },
        flipped("UIView.isExclusiveTouch", false) { $0.view.isExclusiveTouch = $1 },
        flipped("UIImageView.isUserInteractionEnabled", false) { $0.imageView.isUserInteractionEnabled = $1 },
        flipped("UILabel.isUserInteractionEnabled", false) { $0.label.isUserInteractionEnabled = $1 },
        flipped("UIScrollView.isDirectionalLockEnabled", false) { $0.scrollView.isDirectionalLockEnabled = $1 },
        flipped("UIScrollView.bounces", true) { $0.scrollView.bounces = $1 },
        flipped("UIScrollView.alwaysBounceVertical", false) { $0.scrollView.alwaysBounceVertical = $1 },
        flipped("UIScrollView.alwaysBounceHorizontal", false) { $0.scrollView.alwaysBounceHorizontal = $1 },
        flipped("UIScrollView.isPagingEnabled", false) { $0.scrollView.isPagingEnabled = $1 },
        flipped("UIScrollView.bouncesZoom", true) { $0.scrollView.bouncesZoom = $1 },
        flipped("UIScrollView.delaysContentTouches", true) { $0.scrollView.delaysContentTouches = $1 },
        flipped("UIScrollView.canCancelContentTouches", true) { $0.scrollView.canCancelContentTouches = $1 },
        flipped("UITableView.allowsSelection", true) { $0.tableView.allowsSelection = $1 },
        flipped("UITableView.allowsMultipleSelection", false) { $0.tableView.allowsMultipleSelection = $1 },
        flipped("UICollectionView.allowsSelection", true) { $0.collectionView.allowsSelection = $1 },
        flipped("UICollectionView.allowsMultipleSelection", false) { $0.collectionView.allowsMultipleSelection = $1 },
        flipped("UISlider.isContinuous", true) { $0.slider.isContinuous = $1 },
        flipped("UIStepper.isContinuous", true) { $0.stepper.isContinuous = $1 },
        flipped("UIStepper.autorepeat", true) { $0.stepper.autorepeat = $1 },
        flipped("UIStepper.wraps", false) { $0.stepper.wraps = $1 },
        flipped("UISegmentedControl.isMomentary", false) { $0.segmentedControl.isMomentary = $1 },
        flipped("UIViewPropertyAnimator.isUserInteractionEnabled", true) { $0.animator.isUserInteractionEnabled = $1 },
    ]
}
