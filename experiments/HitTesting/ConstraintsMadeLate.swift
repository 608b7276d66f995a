import EventTrace
import ExperimentKit
import UIKit

private let requires = Variable<Bool>(
    "requires", "The class of `panel` returns true from `requiresConstraintBasedLayout`",
    off: "the class of `panel` does not override `requiresConstraintBasedLayout`", default: true)
private let neighbour = Variable<Bool>(
    "neighbour", "Another view in the window has a constraint", off: "no other view in the window has a constraint")

private final class Box: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Installs its constraints when the script asks for it.
private class Panel: UIView {
    let box = Box()

    override func updateConstraints() {
        if box.constraints.isEmpty {
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor), box.topAnchor.constraint(equalTo: topAnchor),
                box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 200),
            ])
        }
        super.updateConstraints()
    }

    override func layoutSubviews() { super.layoutSubviews() }
}

private final class RequiringPanel: Panel {
    override class var requiresConstraintBasedLayout: Bool { true }
}

private let panel = Named<Panel>("panel")
private let box = Named<Box>("box")

private let isAskedFor = Condition(
    "the class or another view's constraint asks for constraint-based layout",
    not: "nothing in the window asks for constraint-based layout", requires.isOn || neighbour.isOn)

/// When constraints that are installed late place what a finger hits.
let constraintsMadeLate: Experiment = Experiment(
    id: "ConstraintsMadeLate",
    title: "Constraints created in `updateConstraints()`",
    question: """
        `panel` creates the constraints that place `box` in its `updateConstraints()`. Is this method called, and does a finger \
        hit `box`?
        """,
    answer: """
        `updateConstraints()` is called before the first layout if the class returns true from `requiresConstraintBasedLayout`, \
        or if some view in the window has a constraint already. Otherwise it is never called, `box` keeps the size zero, and no \
        finger hits it.
        """,
    remedy: """
        Create constraints right after `addSubview`, for instance in the initializer; Apple advises `updateConstraints()` only where \
        that is too slow. Set `translatesAutoresizingMaskIntoConstraints = false` on the subview. In a view that does create its \
        constraints in `updateConstraints()`, override `class var requiresConstraintBasedLayout` to return true, create each \
        constraint only once, and call `super` last.
        """,
    symptoms: [
        "updateConstraints is never called",
        "Custom view does not apply its Auto Layout constraints",
        "Subview with zero size receives no touches",
        "What is requiresConstraintBasedLayout for",
    ],
    variables: [requires, neighbour],
    stage: { stage in
        let frame = CGRect(x: 45, y: 100, width: 300, height: 300)
        let outer = stage.name(stage[requires] ? RequiringPanel(frame: frame) : Panel(frame: frame), panel)
        let inner = stage.name(outer.box, box)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        if stage[neighbour] {
            let other = UIView()
            stage.view.addSubview(other)
            other.widthAnchor.constraint(equalToConstant: 10).isActive = true
        }
        stage.script.wait(0.1)
        stage.script.tap(.point(x: 50, y: 50, in: panel))
    },
    outcomes: {
        Outcome("`updateConstraints()` is called", not: "`updateConstraints()` is never called", panel.updateConstraints)
        Outcome("`box` gets the touch", not: "`box` gets no touch", box.touchesBegan)
    },
    claims: {
        Claim(
            "If the class requires constraint-based layout, `updateConstraints()` is called before `layoutSubviews()`.",
            when: requires.isOn,
            explanation: "A new view is marked as needing to update its constraints, and constraints are updated before layout.",
            rules: [.constraintUpdates]
        ) {
            panel.updateConstraints
            panel.layoutSubviews
        }
        Claim(
            "If another view in the window has a constraint, `updateConstraints()` is called before `layoutSubviews()` too.",
            when: neighbour.isOn
        ) {
            panel.updateConstraints
            panel.layoutSubviews
        }
        Claim(
            "If the class or another view's constraint asks for constraint-based layout, a finger hits `box`.",
            when: isAskedFor, box.touchesBegan.happens)
        Claim(
            """
            If neither the class nor another view's constraint asks for constraint-based layout, `updateConstraints()` is never \
            called, and `box` receives no touch.
            """,
            when: !isAskedFor
        ) {
            panel.layoutSubviews.happens
            panel.updateConstraints.never
            box.touches.never
        }
    })
