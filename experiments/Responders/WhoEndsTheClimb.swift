import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Container: String, Choice {
    case uiView = "UIView"
    case uiControl = "UIControl"
    case uiButton = "UIButton"
    case uiScrollView = "UIScrollView"
    case cellOfATable = "cell of a table"
}
private let container = Variable<Container>("container", "`pad` stands in a")

private enum Touched: String, Choice {
    case pad
    case besideIt = "beside it"
}
private let touched = Variable<Touched>("touched", "The finger presses")

/// A row that receives touches and passes them on.
private final class ClimbedCell: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class ClimbedTable: UITableView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

/// One row with this cell.
private final class OneRow: UITableViewDataSource {
    private let cell: UITableViewCell

    init(_ cell: UITableViewCell) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

extension Experiment {
    /// Which classes keep a touch that would climb.
    static let whoEndsTheClimb = Experiment(
        id: "WhoEndsTheClimb",
        title: "Why the superview of a scroll view receives nothing",
        question:
            "`pad` calls super and stands in a container, that in `outer`. Does `outer` receive a touch on `pad`, or on the container beside it?",
        answer:
            "Only through a plain view. Controls and scroll views keep what comes up to them, and what hits them. A cell passes it on to its table, which is a scroll view and keeps it.",
        variables: [container, touched],
        stage: { stage in
            let outer = stage.name(BeganPad(frame: CGRect(x: 20, y: 150, width: 350, height: 500)), "outer")
            stage.view.addSubview(outer)
            let pad = stage.name(BeganPad(frame: CGRect(x: 50, y: 20, width: 100, height: 40)), "pad")
            pad.callsSuper = true
            let frame = CGRect(x: 25, y: 50, width: 300, height: 200)
            switch stage[container] {
            case .cellOfATable:
                let cell = stage.name(ClimbedCell(style: .default, reuseIdentifier: nil), "cell")
                let table = stage.name(ClimbedTable(frame: frame), "table")
                table.dataSource = stage.keep(OneRow(cell))
                table.rowHeight = 80
                table.delaysContentTouches = false
                cell.contentView.addSubview(pad)
                outer.addSubview(table)
            case .uiControl: add(UIControl(frame: frame))
            case .uiButton: add(UIButton(frame: frame))
            case .uiScrollView:
                let scroll = UIScrollView(frame: frame)
                scroll.contentSize = CGSize(width: 300, height: 400)
                scroll.delaysContentTouches = false
                add(scroll)
            case .uiView: add(UIView(frame: frame))
            }
            func add(_ view: UIView) {
                outer.addSubview(stage.name(view, "container"))
                view.addSubview(pad)
            }
            stage.script.press(stage[touched] == .pad ? .middle(of: pad) : .point(x: 150, y: 20, in: pad), for: 0.3)
        },
        claims: [
            Claim(
                "A plain view passes on what comes up to it, and what hits it.",
                when: container == .uiView, .happens("outer.touchesBegan")),
            Claim(
                "Through a control, a scroll view or a table, nothing comes out.",
                when: container != .uiView, .never("outer.*"),
                explanation: "`UIControl` and `UIScrollView` end the passing on.", rules: [.controlsEndTheClimb]),
            Claim(
                "From inside a control or a scroll view it comes as far as that.",
                when: container.isOneOf(.uiControl, .uiButton, .uiScrollView) && touched == .pad,
                .all([.ordering(["pad.touchesBegan"]), .decided("pad: forward container")]),
                explanation: "Their touch methods do their own work and call nobody.", rules: [.controlsEndTheClimb]),
            Claim(
                "From inside a cell it comes by the cell to the table.",
                when: container == .cellOfATable && touched == .pad,
                .ordering(["pad.touchesBegan", "cell.touchesBegan", "table.touchesBegan"]),
                explanation: "Cells pass on up to their list.", rules: [.controlsEndTheClimb]),
        ])
}
