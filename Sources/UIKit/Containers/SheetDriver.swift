import EventTrace

/// RC.140 to RC.146: the pull of a sheet, the tap beside it, and what becomes of them.
///
///     rests ──pull──► follows the finger ──below the smallest detent──► is being dismissed ──lift──► dismissed
///       ▲                   │ lift                                             │ lift
///       └───────────────────┴──────────────────────────────────────────────────┘
final class SheetDriver: GestureFollower {
    /// The answer to the question whether the pull dismisses the sheet.
    private enum Dismissal {
        case notAsked, allowed, refused
    }

    /// The presentation controller, which retains this.
    private unowned(unsafe) let sheet: UISheetPresentationController
    private let container: TransitionView
    private let dropShadow: UIView
    private let dimming = DimmingView(frame: .zero)
    private let pull = SheetPull()
    private let tap = UITapGestureRecognizer()

    /// The height in points that shows.
    private var height: CGFloat
    /// The height at the begin of the pull, and the finger's way by then.
    private var start: (height: CGFloat, way: CGFloat) = (0, 0)
    /// The height where the finger would have the sheet, without resistance.
    private var wanted: CGFloat = 0
    private var dismissal = Dismissal.notAsked

    init(_ sheet: UISheetPresentationController, in container: TransitionView, _ dropShadow: UIView) {
        (self.sheet, self.container, self.dropShadow) = (sheet, container, dropShadow)
        height = sheet.height(of: sheet.selectedDetentIdentifier, in: container)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimming, at: 0)
        pull.driver = self
        pull.maximumNumberOfTouches = 1
        for recognizer in [pull, tap] as [UIGestureRecognizer] { recognizer.follower = self }
        dropShadow.addGestureRecognizer(pull)
        dimming.addGestureRecognizer(tap)
        container.passesThrough = { [unowned(unsafe) self] point, simulation in passesThrough(point, in: simulation) }
        updateDimming()
    }

    deinit {
        pull.driver = nil
        for recognizer in [pull, tap] as [UIGestureRecognizer] { recognizer.follower = nil }
        container.passesThrough = nil
    }

    /// The frame of the sheet at rest.
    var frame: CGRect { sheet.frame(ofHeight: height, in: container) }

    /// Whether a drag up makes the sheet grow before its content scrolls.
    var growsBeforeContent: Bool {
        sheet.prefersScrollingExpandsWhenScrolledToEdge && height < (sheet.heights(in: container).last?.height ?? 0)
    }

    // MARK: What lies below

    /// RC.145: whether a touch beside the sheet goes to the screen below.
    private func passesThrough(_ point: CGPoint, in simulation: Simulation?) -> Bool {
        guard !sheet.isDimmed, !sheet.isModal, !dropShadow.frame.contains(point) else { return false }
        return simulation?.applies(.undimmedDetent, .skip, container, Name(.outside)) ?? true
    }

    func updateDimming() { dimming.isHidden = !sheet.isDimmed && !sheet.isModal }

    // MARK: Height

    func moveToSelection() {
        height = sheet.height(of: sheet.selectedDetentIdentifier, in: container)
        show()
        updateDimming()
    }

    func layOut() {
        moveToSelection()
        container.layoutIfNeeded()
    }

    private func show() { dropShadow.frame = frame }

    // MARK: Gestures

    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, in simulation: Simulation) -> Bool {
        simulation.holds(.sheetPull) && sheet.presentedController?.isChangingPresentation != true
    }

    func gestureChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        if recognizer === tap {
            if recognizer.shownState == .ended { sheet.dismissByTap(tap, in: simulation) }
            return
        }
        switch recognizer.shownState {
        case .began:
            simulation.recorder.decide(.scroll, simulation.subject(dropShadow), Name(.began), by: .sheetPull)
            dismissal = .notAsked
            let way = pull.translation(in: nil).y
            start = (height, way - pull.wayAhead(simulation.thresholds))
            follow(in: simulation)
        case .changed: follow(in: simulation)
        case .ended: letGo(velocity: pull.velocityAtLift(relativeTo: nil, in: simulation).y, in: simulation)
        case .cancelled: stay(at: sheet.currentIdentifier, in: simulation)
        case .possible, .failed: break
        }
    }

    private func follow(in simulation: Simulation) {
        let heights = sheet.heights(in: container)
        let (smallest, largest) = (heights[0].height, heights[heights.count - 1].height)
        wanted = start.height - (pull.translation(in: nil).y - start.way)
        if wanted < smallest, dismissal == .notAsked { askForDismissal(in: simulation) }
        if wanted > largest {
            height = largest + stretch(wanted - largest, in: simulation)
        } else if wanted < smallest, dismissal == .refused {
            height = smallest - stretch(smallest - wanted, in: simulation)
        } else {
            height = max(wanted, 0)
        }
        show()
        guard dismissal == .allowed, smallest > 0 else { return }
        sheet.presentedController?.ownTransition?.update(to: Double(1 - height / smallest))
    }

    private func stretch(_ distance: CGFloat, in simulation: Simulation) -> CGFloat {
        UIScrollView.stretch(distance, container.bounds.height, CGFloat(simulation.thresholds.bounceResistance))
    }

    // MARK: The lift

    /// RC.142: the sheet goes to the nearest of its heights and of none, from where it would come to rest.
    private func letGo(velocity: CGFloat, in simulation: Simulation) {
        guard simulation.applies(.sheetRest, .scroll, dropShadow, Name(.ended)) else {
            return stay(at: sheet.currentIdentifier, in: simulation)
        }
        let heights = sheet.heights(in: container)
        let rest = wanted - Friction(share: UIScrollView.DecelerationRate.fast.rawValue).way(of: velocity, simulation.thresholds)
        let nearest = heights.min { abs($0.height - rest) < abs($1.height - rest) } ?? heights[0]
        guard rest < nearest.height / 2, nearest.height == heights[0].height else { return stay(at: nearest.identifier, in: simulation) }
        if dismissal == .notAsked { askForDismissal(in: simulation) }
        guard dismissal == .allowed else {
            stay(at: heights[0].identifier, in: simulation)
            return sheet.tellOfAttempt(in: simulation)
        }
        sheet.isDismissedByUser = true
        sheet.presentedController?.ownTransition?.letGo(completes: true)
    }

    /// Goes to a detent; a dismissal that has begun is cancelled.
    private func stay(at identifier: UISheetPresentationController.Detent.Identifier?, in simulation: Simulation) {
        if dismissal == .allowed { sheet.presentedController?.ownTransition?.letGo(completes: false) }
        height = sheet.height(of: identifier, in: container)
        show()
        if let identifier { sheet.select(identifier, in: simulation) }
        updateDimming()
    }

    /// RC.143: asks the delegate; if it allows, the dismissal begins.
    private func askForDismissal(in simulation: Simulation) {
        dismissal = sheet.askForDismissal(isTap: false, by: pull, in: simulation) ? .allowed : .refused
    }
}
