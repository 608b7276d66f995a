/// The documented defaults of all properties that decide an ordering. A run can change them, to find out what depends on them.
///
/// Structs are named after Apple's classes, properties after Apple's properties.
package struct Defaults: Sendable {
    package var recognizer = Recognizer()
    package var tap = Tap()
    package var longPress = LongPress()
    package var pan = Pan()
    package var swipe = Swipe()
    package var view = View()
    package var imageView = Inert()
    package var label = Inert()
    package var scrollView = ScrollView()
    package var tableView = List()
    package var collectionView = List()
    package var slider = Slider()
    package var stepper = Stepper()
    package var segmentedControl = SegmentedControl()
    package var animator = Animator()

    package init() {}

    /// The defaults of the run whose code is running; outside of a run, the documented ones.
    static var current: Defaults { Simulation.current?.defaults ?? Defaults() }

    package struct Recognizer: Sendable {
        package var cancelsTouchesInView = true
        package var delaysTouchesBegan = false
        package var delaysTouchesEnded = true
        package var requiresExclusiveTouchType = true
    }

    package struct Tap: Sendable {
        package var numberOfTapsRequired = 1
        package var numberOfTouchesRequired = 1
    }

    package struct LongPress: Sendable {
        /// Seconds.
        package var minimumPressDuration = 0.5
        /// Points.
        package var allowableMovement: CGFloat = 10
        package var numberOfTouchesRequired = 1
        package var numberOfTapsRequired = 0
    }

    package struct Pan: Sendable {
        package var minimumNumberOfTouches = 1
        package var maximumNumberOfTouches = Int.max
    }

    package struct Swipe: Sendable {
        /// The raw value of the direction: right.
        package var direction: UInt = 1 << 0
        package var numberOfTouchesRequired = 1
    }

    package struct View: Sendable {
        package var isUserInteractionEnabled = true
        package var isMultipleTouchEnabled = false
        package var isExclusiveTouch = false
    }

    /// Views that show content and take no touches by default.
    package struct Inert: Sendable {
        package var isUserInteractionEnabled = false
    }

    package struct ScrollView: Sendable {
        package var isDirectionalLockEnabled = false
        package var bounces = true
        package var alwaysBounceVertical = false
        package var alwaysBounceHorizontal = false
        package var isPagingEnabled = false
        package var bouncesZoom = true
        package var delaysContentTouches = true
        package var canCancelContentTouches = true
    }

    package struct List: Sendable {
        package var allowsSelection = true
        package var allowsMultipleSelection = false
    }

    package struct Slider: Sendable {
        package var isContinuous = true
    }

    package struct Stepper: Sendable {
        package var isContinuous = true
        package var autorepeat = true
        package var wraps = false
    }

    package struct SegmentedControl: Sendable {
        package var isMomentary = false
    }

    package struct Animator: Sendable {
        package var isUserInteractionEnabled = true
    }
}
