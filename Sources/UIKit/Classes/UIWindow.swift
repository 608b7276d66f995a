import EventTrace

/// The root of a tree of views, which hands events to recognizers and views.
open class UIWindow: UIView {
    /// The level of a window among others: higher levels are nearer to the user.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }

    override var kind: String { "window" }
    override var engineClass: MethodTable { MethodTable(UIWindow.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.window }

    /// The scene, retained for windows that outlive their run; the application clears the reverse references.
    final var scene: UIWindowScene?
    /// The order of showing: later is larger, 0 means never shown.
    final var shownOrder = 0
    final var root: UIViewController?
    /// The system's view that holds, or will hold again, the root controller's view.
    final var rootTransition: TransitionView?

    open var windowLevel = Level.normal
    open var canBecomeKey: Bool { true }
    open var isKeyWindow: Bool { scene?.keyWindow === self }

    open var windowScene: UIWindowScene? {
        get { scene }
        set { move(to: newValue, in: .current) }
    }
    open var rootViewController: UIViewController? {
        get { root }
        set { setRoot(newValue, in: .current) }
    }
    open override var isHidden: Bool {
        get { super.isHidden }
        set { show(!newValue, in: .current) }
    }
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { scene }
    override var takesSeveralTouches: Bool { true }

    /// A hidden window in the application's scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.storedIsHidden = true
        containingWindow = self
        scene = Simulation.current?.application?.scene
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        layer.storedIsHidden = true
        containingWindow = self
        scene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.storedIsHidden = true
        containingWindow = self
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() { becomeKeyWindow(in: .current) }
    open func becomeKey() {}
    open func resignKey() {}
    open var screen: UIScreen { UIScreen.main }

    open func sendEvent(_ event: UIEvent) { Simulation.sending(event)?._withUnsafeGuaranteedRef { serve(event, in: $0) } }
}

extension UIWindow {
    /// GE.2: recognizers, their actions, cancelled touches, then views; other events go to the first responder.
    private final func serve(_ event: UIEvent, in simulation: Simulation) {
        if let event = event as? TouchesEvent {
            let viewsFirst = !simulation.holds(.recognizersFirst)
            if viewsFirst { simulation.touches.sendToViews(of: self, in: simulation) }
            simulation.gestures.deliver(event, of: self, in: simulation)
            if !simulation.gestures.isChanged(in: simulation) || simulation.applies(.actionsInsideSendEvent, .gestureUpdate, self) {
                simulation.gestures.update(in: simulation)
            }
            if !viewsFirst { simulation.touches.sendToViews(of: self, in: simulation) }
        } else if let event = event as? HoverEvent {
            simulation.pointer.hover.serve(event, in: simulation)
        } else {
            simulation.application.deliverToInitialResponder(event, in: simulation)
        }
    }

    private final func show(_ isShown: Bool, in simulation: Simulation?) {
        let wasShown = !layer.storedIsHidden
        layer.storedIsHidden = !isShown
        if isShown, scene == nil { findScene(in: simulation) }
        if isShown, let scene { moveToFront(of: scene) }
        if isShown == wasShown { return }
        if isShown {
            simulation?.transactions.setNeedsLayout()
            displayIfUndrawn(in: simulation)
            tellControllersOfShowing(in: simulation)
        } else {
            for controller in controllersWithoutParents(in: simulation) { controller.windowWasHidden(in: simulation) }
            root?.windowWasHidden(in: simulation)
            resignKeyWindow(in: simulation)
        }
    }

    /// RC.11, RC.71: makes the root and the controllers without parents appear: before the next commit, and after it.
    private final func tellControllersOfShowing(in simulation: Simulation?) {
        root?.willAppear(false, in: simulation)
        let others = controllersWithoutParents(in: simulation)
        for controller in others {
            controller.appearsAlone = true
            controller.willAppear(false, in: simulation)
        }
        for controller in others { controller.finishAppearing(false, in: simulation) }
        root?.finishAppearing(false, in: simulation)
        root?.askAboutStatusBar(in: simulation)
    }

    /// RC.71: the controllers that follow their views in this window.
    private final func controllersWithoutParents(in simulation: Simulation?) -> [UIViewController] {
        guard let simulation, simulation.holds(.viewWithoutAParent) else { return [] }
        // OPTIMIZATION: nearly every window has none, and then no array is allocated.
        var found: [UIViewController] = []
        addLoneControllers(in: self, to: &found)
        return found
    }

    /// HT.11: leaves a window without a scene away from the screen.
    private final func findScene(in simulation: Simulation?) {
        guard let simulation, !simulation.applies(.windowNeedsScene, .drop, self, Name(.nil)) else { return }
        scene = simulation.application?.scene
    }

    /// HT.5: puts the window in front of the others of its level.
    private final func moveToFront(of scene: UIWindowScene) {
        if !scene.windows.contains(self) { scene.windows.append(self) }
        scene.application?.showings += 1
        shownOrder = scene.application?.showings ?? 0
    }

    /// RC.10: makes the old key window resign, then this one become key.
    private final func becomeKeyWindow(in simulation: Simulation?) {
        guard let scene, let application = scene.application, application.key !== self, mayBecomeKey(in: simulation) else { return }
        takeKey(in: scene, application, in: simulation)
    }

    /// RC.79: becomes key because a touch begins here.
    final func becomeKeyByTouch(in simulation: Simulation) {
        guard let scene, let application = scene.application, simulation.holds(.touchMakesKey),
            mayBecomeKey(in: simulation), simulation.applies(.touchMakesKey, .keyWindow, self, simulation.subject(self))
        else { return }
        takeKey(in: scene, application, in: simulation)
    }

    private final func takeKey(in scene: UIWindowScene, _ application: UIApplication, in simulation: Simulation?) {
        let old = application.key
        for other in application.scenes where other.keyWindow === old { other.keyWindow = nil }
        old?.tell(.resignKey, in: simulation) { $0.resignKey() }
        scene.keyWindow = self
        application.key = self
        tell(.becomeKey, in: simulation) { $0.becomeKey() }
        guard let simulation else { return }
        simulation.recorder.decide(.keyWindow, simulation.subject(self), by: .keyWindow)
        simulation.keyboardFollowsKeyWindow()
    }

    private final func mayBecomeKey(in simulation: Simulation?) -> Bool {
        guard let simulation else { return canBecomeKey }
        return simulation.ask(.canBecomeKey, of: self, by: .keyWindow) { canBecomeKey }
    }

    /// RC.16: gives the key to the window in front when this one is hidden or removed.
    private final func resignKeyWindow(in simulation: Simulation?) {
        guard let application = scene?.application, application.key === self else { return }
        scene?.keyWindow = nil
        application.key = nil
        tell(.resignKey, in: simulation) { $0.resignKey() }
        guard let next = application.windowsFromTop(in: simulation).first(where: { $0.mayBecomeKey(in: simulation) }),
            let scene = next.scene,
            let simulation, simulation.applies(.keyPassesOn, .keyWindow, self, simulation.subject(next))
        else { return simulation?.keyboardFollowsKeyWindow() ?? () }
        next.takeKey(in: scene, application, in: simulation)
    }

    private final func tell(_ method: Word, in simulation: Simulation?, _ body: (UIWindow) -> Void) {
        guard let simulation else { return body(self) }
        if simulation.overrides(method, in: self), !simulation.holds(.keyWindow) { return }
        simulation.call(method, on: self, by: .keyWindow) { body(self) }
    }

    /// TO.10: a window that leaves its scene takes its touches along.
    private final func move(to newScene: UIWindowScene?, in simulation: Simulation?) {
        guard newScene !== scene else { return }
        if let old = scene {
            old.windows.removeAll { $0 === self }
            resignKeyWindow(in: simulation)
            simulation?.touches.viewLeftWindow(self, in: simulation)
        }
        scene = newScene
        if let newScene, !isHidden { moveToFront(of: newScene) }
    }

    /// The point of the screen in the window's coordinates.
    final func convertFromScreen(_ point: CGPoint) -> CGPoint {
        layer.pointFromSuperlayer(point)
    }

    /// RC.1: as on devices, two views of the system stand between a window and its root controller's view. RC.11: in a visible window the
    /// controller receives `viewWillAppear` before its view enters.
    private final func setRoot(_ controller: UIViewController?, in simulation: Simulation?) {
        root?.windowWasHidden(in: simulation)
        removeOldRoot(in: simulation)
        root = controller
        guard let controller else { return }
        let transition = TransitionView(frame: bounds)
        rootTransition = transition
        controller.appearsAlone = false
        let dropShadow = DropShadowView(frame: bounds)
        addSubview(transition)
        transition.addSubview(dropShadow)
        controller.view.frame = bounds
        transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dropShadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let isShown = !isHidden
        if isShown { controller.willAppear(false, in: simulation) }
        dropShadow.addSubview(controller.view)
        guard isShown else { return }
        controller.finishAppearing(false, in: simulation)
        controller.askAboutStatusBar(in: simulation)
    }

    /// RC.70: what the old root presents stays in the window.
    private final func removeOldRoot(in simulation: Simulation?) {
        var presented = root?.presented
        while let controller = presented {
            if let container = controller.presentationContainer, container.window === self,
                simulation?.applies(.presentationOutlivesRoot, .remain, controller) != true
            {
                container.removeFromSuperview()
            }
            presented = controller.presented
        }
        rootTransition?.removeFromSuperview()
        rootTransition = nil
    }
}
