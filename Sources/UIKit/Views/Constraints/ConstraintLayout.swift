import EventTrace
import LinearConstraints

/// PL.11: the constraints that affect the views below one view, and the frames that follow.
struct ConstraintLayout {
    let root: UIView
    /// Whether the size of the root is unknown; otherwise it is given.
    let sizesRoot: Bool
    /// The run in which views are laid out; nil outside of one.
    let simulation: Simulation?
    private(set) var variables = LayoutVariables()
    /// The views whose frames follow.
    private var placed: [UIView] = []
    private var system: [LinearConstraint] = []
    /// The view that holds the constraint behind each one of the system; nil for a view's intrinsic size.
    private var holders: [UIView?] = []
    /// The views that break text into lines, with the positions of their intrinsic heights in the system.
    private var breaking: [(view: UIView, place: Int)] = []

    init(of root: UIView, sizesRoot: Bool = false, in simulation: Simulation?) {
        self.root = root
        self.sizesRoot = sizesRoot
        self.simulation = simulation
        var (held, stacks): ([(NSLayoutConstraint, UIView)], [UIStackView]) = ([], [])
        collect(below: root, &held, &stacks)
        if sizesRoot { addVariables(of: root) }
        for (constraint, _) in held {
            for item in [constraint.firstItem, constraint.secondItem] { if let item { addVariables(of: item) } }
        }
        for stack in stacks { for view in stack.arranged { addVariables(of: view) } }
        for (constraint, holder) in held {
            if let linear = linear(constraint, heldBy: holder) { add(linear, holder) }
        }
        for stack in stacks { for constraint in linear(stack) { add(constraint, stack) } }
        for view in placed { add(ownSizesOf: view) }
    }

    private func collect(below view: UIView, _ held: inout [(NSLayoutConstraint, UIView)], _ stacks: inout [UIStackView]) {
        for constraint in view.constraints { held.append((constraint, view)) }
        if let stack = view as? UIStackView { stacks.append(stack) }
        for child in view.subviews { collect(below: child, &held, &stacks) }
    }

    private mutating func addVariables(of item: AnyObject) {
        if let scroll = item as? UIScrollView { variables.addContent(of: scroll) }
        if let view = item as? UIView {
            guard view === root ? sizesRoot : view.isPlacedByConstraints else { return }
            if variables.add(view), !(view.isHidden && view.isArranged) { placed.append(view) }
        } else if let guide = item as? UILayoutGuide {
            if guide.kind == .own { _ = variables.add(guide) }
            if guide.kind == .content, let scroll = guide.owningView as? UIScrollView { variables.addContent(of: scroll) }
        }
    }

    mutating func add(_ constraint: LinearConstraint, _ holder: UIView? = nil) {
        system.append(constraint)
        holders.append(holder)
    }

    // MARK: What it finds

    /// Sets the frames of the views directly below `view`, and marks other views for layout whose frames differ from the result.
    mutating func apply(to view: UIView) {
        let values = solve()
        for child in placed {
            guard let frame = variables.frame(of: child)?.rect(values), !frame.isNear(child.frame) else { continue }
            guard child.superview === view else {
                if let other = child.superview, !other.layer.layoutIsNeeded { other.setNeedsLayout() }
                continue
            }
            if let simulation {
                simulation.recorder.decide(.place, simulation.subject(child), by: .constraints)
            }
            child.place(at: frame)
        }
        guard let scroll = view as? UIScrollView, let size = variables.content(of: scroll)?.rect(values).size else { return }
        if size != scroll.contentSize { scroll.contentSize = size }
    }

    /// The resulting size of the root.
    mutating func fittingSize() -> CGSize { variables.frame(of: root)?.rect(solution().values).size ?? .zero }

    /// The solution of the system, solved once although every container in a tree asks for it.
    private mutating func solve() -> [Double] {
        if let solved = root.ownLayoutData.solved, solved.constraints == system { return solved.solution.values }
        let constraints = system
        let solution = solution()
        root.ownLayoutData.solved = SolvedLayout(constraints: constraints, solution: solution)
        if let simulation {
            for holder in solution.broken.compactMap({ holders[$0] }) {
                simulation.recorder.decide(.unsatisfiable, simulation.subject(holder), by: .constraints)
            }
        }
        return solution.values
    }

    /// The solution, widths first: text narrower than its intrinsic width is broken into lines, and the system is solved again with its
    /// height.
    private mutating func solution() -> ConstraintSolver.Solution {
        let first = ConstraintSolver.solve(system, variableCount: variables.count)
        return breakLines(at: first.values) ? ConstraintSolver.solve(system, variableCount: variables.count) : first
    }

    // MARK: Lines of text

    mutating func noteLines(of view: UIView) { breaking.append((view, system.count)) }

    /// Breaks text into lines; true if a height has changed.
    private mutating func breakLines(at values: [Double]) -> Bool {
        var isChanged = false
        for (view, place) in breaking {
            guard let frame = variables.frame(of: view), let height = view.heightOfLines(at: frame.rect(values).width) else { continue }
            let difference = LinearExpression(variable: frame.height) - LinearExpression(Double(height))
            for index in [place, place + 1] where system[index].expression != difference {
                system[index] = LinearConstraint(difference, system[index].relation, system[index].priority)
                isChanged = true
            }
        }
        return isChanged
    }
}
