import EventTrace
import ExperimentKit
import UIKit

private enum Parent: String, Choice {
    case cell = "the cell"
    case contentView = "`contentView`"
}
private let parent = Variable<Parent>("parent", "The button is added to")

private final class ButtonSource: UITableViewDataSource {
    var fill: (UITableViewCell) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell)
        return cell
    }
}

private let list = Named<UITableView>("list")
private let button = Named<UIButton>("button")

/// A button beside the content view of a cell.
let addedToACell: Experiment = Experiment(
    id: "AddedToACell",
    title: "A button added to a cell and not to its content view",
    question: "A button is added to a cell of a table, or to the cell's content view. Does a tap on the button act?",
    answer:
        "A button in the content view acts. Since iOS 14 the content view lies in front of a button that is added to the cell itself, and takes the tap.",
    remedy:
        "Add subviews of a cell to `contentView`, and constrain them to `contentView` too. If the code of the cell is not yours, `contentView.isUserInteractionEnabled = false` lets taps through to the button, but no view inside `contentView` receives touches then.",
    symptoms: ["button in table view cell not working since iOS 14", "cell addSubview button no longer tappable"],
    variables: [parent],
    stage: { stage in
        let source = stage.keep(ButtonSource())
        let isInContent = stage[parent] == .contentView
        source.fill = { cell in
            let view = stage.name(UIButton(frame: CGRect(x: 10, y: 5, width: 100, height: 34)), button)
            stage.addTarget(to: view, for: .touchUpInside)
            if isInContent { cell.contentView.addSubview(view) } else { cell.addSubview(view) }
        }
        stage.add(UITableView(), list, at: CGRect(x: 45, y: 200, width: 300, height: 300)).dataSource = source
        stage.script.tap(.point(x: 50, y: 22, in: list))
    },
    outcomes: { Outcome("the button acts", not: "the button does nothing", button.action(.touchUpInside)) },
    claims: {
        Claim("A button in the content view acts.", when: parent == .contentView, button.action(.touchUpInside).times(1))
        Claim(
            "A button added to the cell itself does nothing.", when: parent == .cell, button.action(.touchUpInside).never,
            explanation: "Four projects and a blog report it of iOS 14.", rules: [.contentInFront])
    })
