import EventTrace

/// Asks the user to choose one of several actions. After its dismissal the handler of the action runs.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    override var kind: String { "alertController" }
    override var engineClass: MethodTable { MethodTable(UIAlertController.self) }

    open private(set) var preferredStyle = Style.actionSheet
    open var message: String? { didSet { if message != oldValue { update(in: .current) } } }
    open private(set) var actions: [UIAlertAction] = []
    /// The action that the return key of a hardware keyboard would choose; there is no such keyboard.
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        modalPresentationStyle = .overFullScreen
    }

    #if hasFeature(Embedded)
        public override init() {
            super.init()
        }
    #else
        public override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
        }
    #endif

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        update(in: .current)
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        if preferredStyle != .alert {
            fatalError("NSInternalInconsistencyException: Text fields can only be added to an alert controller of style .alert")
        }
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        update(in: .current)
    }

    open override func loadView() {
        let cancel = actions.first { $0.style == .cancel }
        view = AlertView(
            isSheet: preferredStyle == .actionSheet,
            cancel: cancel.map { action in { [unowned(unsafe) self] simulation in choose(action, in: simulation) } })
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        update(in: .current)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        focusFirstField(in: .current)
    }
}

extension UIAlertController {
    /// TX.18
    private final func focusFirstField(in simulation: Simulation?) {
        guard let field = textFields?.first, let simulation, simulation.holds(.alertField) else { return }
        _ = simulation.ask(.becomeFirstResponder, of: field, by: .alertField) { field.becomeFirstResponder() }
    }

    private final func update(in simulation: Simulation?) {
        guard let shown = loadedView as? AlertView else { return }
        let texts = [title, message].compactMap { text -> UILabel? in
            guard let text, !text.isEmpty else { return nil }
            let label = UILabel(frame: .zero)
            (label.text, label.numberOfLines) = (text, 0)
            return label
        }
        shown.show(
            texts: texts, fields: textFields ?? [],
            buttons: inOrder.map { AlertButton($0) { [unowned(unsafe) self] in choose($0, in: $1) } })
    }

    /// The actions in order: the cancelling one is first of two, otherwise last.
    private final var inOrder: [UIAlertAction] {
        let (cancels, others) = (actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel })
        return preferredStyle == .alert && actions.count == 2 ? cancels + others : others + cancels
    }

    private final func choose(_ action: UIAlertAction, in simulation: Simulation?) {
        let handle: () -> Void = { [unowned(unsafe) simulation] in
            guard let handler = action.handler, let simulation else { return }
            simulation.recorder.enter(.action, of: simulation.subject(ofAny: action), by: .targetAction)
            handler(action)
            simulation.recorder.leave()
        }
        guard let presenter = presentingViewController else { return handle() }
        presenter.beginDismissing(true, in: simulation, handle)
    }
}
