import EventTrace
import ExperimentKit
import UIKit

private let requires = Variable<Bool>("requires", "its class says `requiresConstraintBasedLayout`", default: true)
private let neighbour = Variable<Bool>("neighbour", "another view of the window has a constraint")

private final class Box: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Installs its constraints when it is told to.
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

extension Experiment {
    /// When constraints that are installed late place what a finger hits.
    static let constraintsMadeLate = Experiment(
        id: "ConstraintsMadeLate",
        title: "Constraints made in `updateConstraints`",
        question:
            "`panel` installs the constraints that place `box` in its `updateConstraints()`. Is it called, and does a finger hit `box`?",
        answer:
            "It is called before the first layout if the class says that it requires constraints, or if some view of the window has one already. Otherwise it is never called, the box stays empty, and no finger hits it.",
        variables: [requires, neighbour],
        stage: { stage in
            let frame = CGRect(x: 45, y: 100, width: 300, height: 300)
            let panel = stage.name(stage[requires] ? RequiringPanel(frame: frame) : Panel(frame: frame), "panel")
            let box = stage.name(panel.box, "box")
            box.translatesAutoresizingMaskIntoConstraints = false
            panel.addSubview(box)
            stage.view.addSubview(panel)
            if stage[neighbour] {
                let other = UIView()
                stage.view.addSubview(other)
                other.widthAnchor.constraint(equalToConstant: 10).isActive = true
            }
            stage.script.wait(0.1)
            stage.script.tap(.point(x: 50, y: 50, in: "panel"))
        },
        claims: [
            Claim(
                "A view whose class requires constraints is told to update them before it is laid out.",
                when: requires.isOn, .order(["panel.updateConstraints", "panel.layoutSubviews"]),
                explanation: "A new view is marked, and constraints come before layout.", rules: [.constraintUpdates]),
            Claim(
                "A constraint of another view is enough.",
                when: neighbour.isOn, .order(["panel.updateConstraints", "panel.layoutSubviews"])),
            Claim(
                "Then a finger hits what they place.", when: requires.isOn || neighbour.isOn,
                .happens("box.touchesBegan")),
            Claim(
                "With neither, nobody is told, and nothing is hit.",
                when: requires.isOff && neighbour.isOff,
                .all([.happens("panel.layoutSubviews"), .never("panel.updateConstraints"), .never("box.touches*")])),
        ])
}
