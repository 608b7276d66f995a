import EventTrace

/// Manages a popover: its place beside a view or an item of a bar, and touches beside it.
open class UIPopoverPresentationController: UIPresentationController {
    override var engineClass: MethodTable { MethodTable(UIPopoverPresentationController.self) }

    private final var popoverDelegate = DelegateReference<any UIPopoverPresentationControllerDelegate>()
    /// The sheet in its place, until that sheet is presented and retains the popover.
    private final var ownSheet: UISheetPresentationController?
    private final unowned(unsafe) var givenSheet: UISheetPresentationController?
    /// The recognizer beside the popover; nil before and after the presentation.
    private final var driver: PopoverDriver?

    override func hasEntered(_ container: TransitionView, _ dropShadow: UIView) { driver = PopoverDriver(self, in: container, dropShadow) }
    override func end() {
        super.end()
        driver = nil
    }

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .popover
    }

    @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { popoverDelegate.delegate }
        set {
            popoverDelegate.delegate = newValue
            adaptiveDelegate.delegate = newValue
        }
    }

    /// The view to which the popover points, at `sourceRect`.
    open var sourceView: UIView?
    /// The place in `sourceView`; null stands for its bounds.
    open var sourceRect = CGRect.null
    /// The item to which the popover points, in place of a view.
    open var barButtonItem: UIBarButtonItem?
    /// The views that take touches while the popover is visible.
    open var passthroughViews: [UIView]?
    /// The sides from which the popover may point. Only up and down differ here.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction in which the popover points; unknown before its presentation.
    open var arrowDirection: UIPopoverArrowDirection { driver?.arrowDirection ?? .unknown }
    open var canOverlapSourceViewRect = false
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var backgroundColor: UIColor?

    /// The sheet that takes the popover's place in a compact width, by default.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet = ownSheet ?? givenSheet { return sheet }
        let made = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presentingController)
        ownSheet = made
        return made
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return PopoverPlace(of: self, in: container)?.frame ?? container.bounds
    }

    /// RC.150: the presentation controller of the style to which the popover adapts.
    final func adapted(in simulation: Simulation) -> UIPresentationController {
        let style = adaptiveStyle(in: simulation)
        guard style != .none, style != .popover else {
            prepare(in: simulation)
            return self
        }
        let made = style.isSheet ? giveSheet() : UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
        made.style = style
        made.presentingController = presentingController
        made.popover = self
        if made.adaptiveDelegate.delegate == nil { made.adaptiveDelegate.delegate = adaptiveDelegate.delegate }
        return made
    }

    private final func giveSheet() -> UISheetPresentationController {
        let sheet = adaptiveSheetPresentationController
        (ownSheet, givenSheet) = (nil, sheet)
        return sheet
    }

    override func forgetSheet() { givenSheet = nil }

    private final func adaptiveStyle(in simulation: Simulation) -> UIModalPresentationStyle {
        guard simulation.holds(.popoverAdapts) else { return .none }
        guard let delegate = adaptiveDelegate.delegate else { return .formSheet }
        let (style, isOfClient) = simulation.askNoting(
            .adaptivePresentationStyle, ofDelegate: delegate, for: self, by: .popoverAdapts, about: .none,
            { delegate.adaptivePresentationStyle(for: self, traitCollection: .current) },
            name: { simulation.recorder.intern($0.name) })
        if isOfClient { return style }
        return simulation.ask(
            .adaptivePresentationStyle, ofDelegate: delegate, for: self, by: .popoverAdapts, about: .none,
            { delegate.adaptivePresentationStyle(for: self) }, name: { simulation.recorder.intern($0.name) })
    }

    private final func prepare(in simulation: Simulation) {
        if let popover = popoverDelegate.delegate {
            simulation.tell(.prepareForPopoverPresentation, toDelegate: popover, for: self, by: .popoverAdapts, about: .none) {
                popover.prepareForPopoverPresentation(self)
            }
        }
        if sourceView == nil, barButtonItem == nil {
            fatalError("NSGenericException: a popover has no sourceView and no barButtonItem: set one of them before it is presented")
        }
    }
}

/// The direction in which a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
