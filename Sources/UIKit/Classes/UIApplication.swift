import EventTrace

/// The application of a run.
open class UIApplication: UIResponder {
    override var kind: String { "application" }
    override var engineClass: MethodTable { MethodTable(UIApplication.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.application }

    /// The application of the run whose code is running.
    public class var shared: UIApplication {
        guard let simulation = Simulation.current else { fatalError("UIApplication.shared is there only inside a run") }
        return simulation.application
    }

    /// The scene of windows that are given no other.
    final var scene = UIWindowScene()
    final var scenes: [UIWindowScene]
    final var delegateReference = DelegateReference<any UIApplicationDelegate>()
    final var ignoringInteractionCount = 0
    /// The state of its scenes: in front, behind, or in the background.
    final var activation = UIScene.ActivationState.foregroundActive
    /// Whether the screen stays on, as plain data.
    open var isIdleTimerDisabled = false
    final var firstResponder: UIResponder?
    /// The number of times that a view was to become first responder without a window.
    final var requests = 0
    /// The key window among those of all scenes.
    final var key: UIWindow?
    /// The number of times that windows have been shown.
    final var showings = 0

    open var delegate: (any UIApplicationDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }

    public override init() {
        scenes = [scene]
        super.init()
        scene.application = self
    }

    deinit {
        for scene in scenes { scene.dissolve() }
    }

    open var connectedScenes: Set<UIScene> { Set(scenes.map { $0 as UIScene }) }
    open var windows: [UIWindow] { scenes.flatMap { $0.windows } }
    open var keyWindow: UIWindow? { key }

    /// RC.1: the delegate, if it is a responder other than a view, a controller or the application.
    open override var next: UIResponder? { responderBehindDelegate }

    /// PL.5: touches go to the windows in which they began, other events to the key window.
    open func sendEvent(_ event: UIEvent) { Simulation.sending(event)?._withUnsafeGuaranteedRef { sendToWindows(event, in: $0) } }

    @discardableResult
    open func sendAction(_ action: Selector, to target: AnyOrObject?, from sender: AnyOrObject?, for event: UIEvent?) -> Bool {
        perform(action, on: target, from: sender, event, in: .current)
    }

    open func beginIgnoringInteractionEvents() { ignoringInteractionCount += 1 }
    open func endIgnoringInteractionEvents() { ignoringInteractionCount = max(0, ignoringInteractionCount - 1) }
    open var isIgnoringInteractionEvents: Bool { ignoringInteractionCount > 0 }
}

extension Simulation {
    /// The application of the run; nil while it is being created.
    package var application: UIApplication! {
        guard let applicationObject else { return nil }
        return unsafeDowncast(applicationObject, to: UIApplication.self)
    }
}

extension UIApplication {
    /// PL.3: passes an event through `sendEvent`.
    final func passThrough(_ event: UIEvent, in simulation: Simulation) {
        if simulation.overrides(.sendEvent, in: self), !simulation.holds(.turn) { return sendToWindows(event, in: simulation) }
        simulation.call(.sendEvent, on: self, by: .turn) { sendEvent(event) }
    }

    private final func sendToWindows(_ event: UIEvent, in simulation: Simulation) {
        if let event = event as? TouchesEvent, event.isOnly(of: key) || simulation.holds(.windowOfTheTouch) {
            event.forEachWindow { send(event, to: $0, in: simulation) }
        } else if let event = event as? HoverEvent {
            if let window = event.window { send(event, to: window, in: simulation) }
        } else if let window = keyWindow {
            send(event, to: window, in: simulation)
        } else {
            deliverToInitialResponder(event, in: simulation)
        }
    }

    private final func send(_ event: UIEvent, to window: UIWindow, in simulation: Simulation) {
        simulation.call(.sendEvent, on: window, by: .windowOfTheTouch) { window.sendEvent(event) }
    }

    /// The visible window, if there is only one.
    ///
    /// OPTIMIZATION: most apps have one window, and then there is nothing to filter or sort.
    final var onlyWindow: UIWindow? {
        guard scenes.count == 1 else { return nil }
        let windows = scene.windows
        return windows.count == 1 && !windows[0].layer.storedIsHidden ? windows[0] : nil
    }

    /// HT.5: the visible windows, highest level first and, within a level, the latest shown first.
    final func windowsFromTop(in simulation: Simulation?) -> [UIWindow] {
        var visible = windows.filter { !$0.isHidden }
        if visible.count > 1, simulation?.holds(.topWindowFirst) != false {
            visible.sort { ($0.windowLevel, $0.shownOrder) > ($1.windowLevel, $1.shownOrder) }
        }
        return visible
    }
}
