import EventTrace
import ExperimentKit
import UIKit

private let requires = Variable.flag(
    "requires", Text("its class says `requiresConstraintBasedLayout`", chinese: "其类声明 `requiresConstraintBasedLayout`"), default: true)
private let neighbour = Variable.flag(
    "neighbour", Text("another view of the window has a constraint", chinese: "窗口中的另一个视图有约束"), default: false)

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
        title: Text("Constraints made in `updateConstraints`", chinese: "在 `updateConstraints` 中建立的约束"),
        question: Text(
            "`panel` installs the constraints that place `box` in its `updateConstraints()`. Is it called, and does a finger hit `box`?",
            chinese: "`panel` 在 `updateConstraints()` 中建立放置 `box` 的约束。该方法会被调用吗？手指能点到 `box` 吗？"),
        answer: Text(
            "It is called before the first layout if the class says that it requires constraints, or if some view of the window has one already. Otherwise it is never called, the box stays empty, and no finger hits it.",
            chinese: "如果其类声明需要约束，或窗口中已有视图带有约束，该方法就在第一次布局之前调用。否则它从不被调用，`box` 一直是空的，手指点不到它。"),
        variables: [requires, neighbour],
        stage: { stage in
            let frame = CGRect(x: 45, y: 100, width: 300, height: 300)
            let panel = stage.name(stage.flag(requires) ? RequiringPanel(frame: frame) : Panel(frame: frame), "panel")
            let box = stage.name(panel.box, "box")
            box.translatesAutoresizingMaskIntoConstraints = false
            panel.addSubview(box)
            stage.view.addSubview(panel)
            if stage.flag(neighbour) {
                let other = UIView()
                stage.view.addSubview(other)
                other.widthAnchor.constraint(equalToConstant: 10).isActive = true
            }
            stage.script.wait(0.1)
            stage.script.tap(.point(x: 50, y: 50, in: "panel"))
        },
        claims: [
            Claim(
                Text(
                    "A view whose class requires constraints is told to update them before it is laid out.",
                    chinese: "类声明需要约束的视图在布局之前被告知更新约束。"),
                when: requires.isOn, .order(["panel.updateConstraints", "panel.layoutSubviews"]),
                explanation: Text("A new view is marked, and constraints come before layout (PL.12).", chinese: "新视图带有标记，约束先于布局（PL.12）。")),
            Claim(
                Text("A constraint of another view is enough.", chinese: "另一个视图的约束就足够了。"),
                when: neighbour.isOn, .order(["panel.updateConstraints", "panel.layoutSubviews"])),
            Claim(
                Text("Then a finger hits what they place.", chinese: "于是手指能点到它们所放置的视图。"), when: requires.isOn || neighbour.isOn,
                .happens("box.touchesBegan")),
            Claim(
                Text("With neither, nobody is told, and nothing is hit.", chinese: "两者都没有时，没有人被告知，也点不到任何东西。"),
                when: requires.isOff && neighbour.isOff,
                .never("panel.updateConstraints")),
        ])
}
