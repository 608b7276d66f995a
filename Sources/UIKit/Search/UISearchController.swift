import EventTrace

/// Presents a search over the controller in whose view its bar stands.
open class UISearchController: UIViewController {
    override var kind: String { "searchController" }
    override var engineClass: MethodTable { MethodTable(UISearchController.self) }

    private final let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))
    private final let results: UIViewController?
    private final var updaterReference = DelegateReference<any UISearchResultsUpdating>()
    private final var delegateReference = DelegateReference<any UISearchControllerDelegate>()
    /// The place of the bar to which it returns.
    private final var home: BarHome?
    /// Whether the bar or `isActive` has begun the running transition, and not code that presents or dismisses the controller.
    private final var isAutomatic = false

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        #if hasFeature(Embedded)
            super.init()
        #else
            super.init(nibName: nil, bundle: nil)
        #endif
        bar.searchController = self
        modalPresentationStyle = .overCurrentContext
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.searchController = self
        modalPresentationStyle = .overCurrentContext
    }

    deinit {
        bar.searchController = nil
        (presentationContainer as? TransitionView)?.passesThrough = nil
    }

    open var searchBar: UISearchBar { bar }
    /// The controller that is shown once there is a text.
    open var searchResultsController: UIViewController? { results }
    open var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { updaterReference.delegate }
        set { updaterReference.delegate = newValue }
    }
    open var delegate: (any UISearchControllerDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    /// Whether touches on the content below are kept away while there is no text yet.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the search is presented, or is about to be.
    open var isActive: Bool {
        get { presenter != nil && movement != .dismissed }
        set { if newValue { activate(in: .current) } else { deactivate(in: .current) } }
    }

    override func presentationIsOver(in simulation: Simulation) {
        guard isAutomatic else { return }
        isAutomatic = false
        tells(.didPresentSearchController, by: .searchPresents, in: simulation) { $0.didPresentSearchController($1) }
    }

    override func dismissalIsOver(in simulation: Simulation) {
        bar.setShowsCancelButton(false, animated: true)
        goHome()
        guard isAutomatic else { return }
        isAutomatic = false
        tells(.didDismissSearchController, by: .searchDismisses, in: simulation) { $0.didDismissSearchController($1) }
    }
}

/// A view, and the place of a bar in it.
private struct BarHome {
    let view: UIView
    let index: Int
    let frame: CGRect
}

extension UISearchController {
    /// RC.159: presents the search.
    final func activate(in simulation: Simulation?) {
        guard presenter == nil, let simulation, simulation.holds(.searchPresents), let owner else { return }
        isAutomatic = true
        tells(.willPresentSearchController, by: .searchPresents, in: simulation) { $0.willPresentSearchController($1) }
        owner.beginPresenting(self, true, in: simulation, nil)
        guard presenter != nil, let container = presentationContainer as? TransitionView else { return isAutomatic = false }
        container.passesThrough = { [unowned(unsafe) self] point, _ in !takes(point) }
        bar.setShowsCancelButton(true, animated: true)
        takeBar()
        showResults()
    }

    /// RC.160: dismisses the search.
    final func deactivate(in simulation: Simulation?) {
        guard isActive, ownTransition?.isUnderWay != true, let presenter, let simulation, simulation.holds(.searchDismisses) else { return }
        isAutomatic = true
        tells(.willDismissSearchController, by: .searchDismisses, in: simulation) { $0.willDismissSearchController($1) }
        presenter.beginDismissing(true, in: simulation, nil)
        bar.field.resign(.free, in: simulation)
        bar.setShowsCancelButton(false, animated: true)
        if bar.field.hasText {
            bar.text = ""
            bar.textHasChanged(in: simulation)
        } else {
            update(by: .searchDismisses, in: simulation)
        }
    }

    /// RC.159: calls the updater.
    final func update(by rule: Rule = .searchPresents, in simulation: Simulation?) {
        results?.viewIfLoaded?.isHidden = !bar.field.hasText
        guard let simulation, let searchResultsUpdater, simulation.holds(rule) else { return }
        simulation.tell(
            .updateSearchResults, toDelegate: searchResultsUpdater, for: self, by: rule, about: simulation.subject(self)
        ) { searchResultsUpdater.updateSearchResults(for: self) }
    }

    /// The controller in whose view the bar stands.
    private final var owner: UIViewController? {
        var responder = bar.next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
    }

    /// Moves the bar from the view below into its own.
    private final func takeBar() {
        guard let old = bar.superview, let below = presenter?.viewIfLoaded, bar.isDescendant(of: below),
            let index = old.children.firstIndex(where: { $0 === bar })
        else { return }
        home = BarHome(view: old, index: index, frame: bar.frame)
        let frame = view.convert(bar.frame, from: old)
        view.addSubview(bar)
        bar.frame = frame
    }

    private final func goHome() {
        guard let home else { return }
        self.home = nil
        home.view.insertSubview(bar, at: home.index)
        bar.frame = home.frame
    }

    private final func showResults() {
        guard let results, results.parent == nil else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.isHidden = !bar.field.hasText
        view.insertSubview(results.view, at: 0)
        results.didMove(toParent: self)
    }

    /// Whether a touch at a point of the container goes to the search.
    private final func takes(_ point: CGPoint) -> Bool {
        if obscuresBackgroundDuringPresentation { return true }
        let place = view.convert(point, from: presentationContainer)
        return view.children.contains { !$0.isHidden && $0.frame.contains(place) }
    }

    private final func tells(
        _ method: Word, by rule: Rule, in simulation: Simulation,
        _ news: (any UISearchControllerDelegate, UISearchController) -> Void
    ) {
        guard let delegate, simulation.holds(rule) else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) { news(delegate, self) }
    }
}
