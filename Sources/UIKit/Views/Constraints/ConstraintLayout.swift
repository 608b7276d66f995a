import EventTrace
import LinearConstraints

/// PL.11: the constraints that bear on the views below one view, and the frames that follow from them.
struct ConstraintLayout {
    let root: UIView
    /// Whether the size of the root is looked for; otherwise it is taken as it is.
    let sizesRoot: Bool
    private(set) var variables = LayoutVariables()
    /// The views that are placed.
    private var placed: [UIView] = []
    private var system: [LinearConstraint] = []
    /// Who holds the constraint from which one of the system was made; nil for a wish that a view has by itself.
    private var holders: [UIView?] = []

    init(of root: UIView, sizesRoot: Bool = false) {
        self.root = root
        self.sizesRoot = sizesRoot
        var held: [(NSLayoutConstraint, UIView)] = []
        collect(below: root, &held)
        if sizesRoot { addVariables(of: root) }
        for (constraint, _) in held {
            for item in [constraint.firstItem, constraint.secondItem] { if let item { addVariables(of: item) } }
        }
        for (constraint, holder) in held {
            if let linear = linear(constraint, heldBy: holder) { add(linear, holder) }
        }
        for view in placed { add(ownSizesOf: view) }
    }

    private func collect(below view: UIView, _ held: inout [(NSLayoutConstraint, UIView)]) {
        for constraint in view.constraints { held.append((constraint, view)) }
        for child in view.subviews { collect(below: child, &held) }
    }

    private mutating func addVariables(of item: AnyObject) {
        if let scroll = item as? UIScrollView { variables.addContent(of: scroll) }
        if let view = item as? UIView {
            guard view === root ? sizesRoot : view.isPlacedByConstraints else { return }
            if variables.add(view) { placed.append(view) }
        } else if (item as? UILayoutGuide)?.kind == .own {
            _ = variables.add(item)
        }
    }

    mutating func add(_ constraint: LinearConstraint, _ holder: UIView? = nil) {
        system.append(constraint)
        holders.append(holder)
    }

    // MARK: What it finds

    /// Gives the views directly below `view` their frames, and marks others for layout that have another frame than they should.
    func apply(to view: UIView) {
        let values = solve()
        for child in placed {
            guard let frame = variables.frame(of: child)?.rect(values), !frame.isNear(child.frame) else { continue }
            guard child.superview === view else {
                child.superview?.setNeedsLayout()
                continue
            }
            if let simulation = Simulation.current {
                simulation.recorder.decide(.place, simulation.subject(child), by: .constraints)
            }
            child.place(at: frame)
        }
        guard let scroll = view as? UIScrollView, let size = variables.content(of: scroll)?.rect(values).size else { return }
        if size != scroll.contentSize { scroll.contentSize = size }
    }

    /// The size of the root.
    func fittingSize() -> CGSize {
        let values = ConstraintSolver.solve(system, variableCount: variables.count).values
        return variables.frame(of: root)?.rect(values).size ?? .zero
    }

    /// Every container in a tree asks for the same system: it is solved once.
    private func solve() -> [Double] {
        if let solved = root.ownLayoutData.solved, solved.constraints == system { return solved.solution.values }
        let solution = ConstraintSolver.solve(system, variableCount: variables.count)
        root.ownLayoutData.solved = SolvedLayout(constraints: system, solution: solution)
        if let simulation = Simulation.current {
            for holder in solution.broken.compactMap({ holders[$0] }) {
                simulation.recorder.decide(.unsatisfiable, simulation.subject(holder), by: .constraints)
            }
        }
        return solution.values
    }
}
