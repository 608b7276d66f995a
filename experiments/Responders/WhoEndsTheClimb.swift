import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Container: String, Choice {
    case uiView = "a `UIView`"
    case uiControl = "a `UIControl`"
    case uiButton = "a `UIButton`"
    case uiScrollView = "a `UIScrollView`"
    case cellOfATable = "the cell of a table"
}
private let container = Variable<Container>("container", "`pad` is in")

private enum Touched: String, Choice {
    case pad = "`pad`"
    case besideIt = "the container next to `pad`"
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

private let outer = Named<BeganPad>("outer")
private let pad = Named<BeganPad>("pad")
private let cell = Named<ClimbedCell>("cell")
private let table = Named<ClimbedTable>("table")

private let isInControlOrScrollView = Condition(
    "`pad` is in a control or a scroll view", not: "`pad` is in a plain view or a cell",
    container.isOneOf(.uiControl, .uiButton, .uiScrollView))
private let keepsTouches = Condition(
    "`pad` is in a control, a scroll view or a cell", not: "`pad` is in a plain view", container != .uiView)

/// Which classes keep a touch that would climb.
let whoEndsTheClimb: Experiment = Experiment(
    id: "WhoEndsTheClimb",
    title: "Why the superview of a scroll view or button gets no touches",
    question:
        "`pad` calls `super` and is in a container, which is in `outer`. Does `outer` receive a touch on `pad`, or on the container next to it?",
    answer:
        "Controls and scroll views keep the touches that hit them, and the touches that a view in them passes up by `super`: their superview receives none. Only a plain view passes both on. A cell passes touches on to its table, which is a scroll view and keeps them.",
    remedy:
        "To notice taps on a scroll view or control in its superview, add a tap recognizer with `cancelsTouchesInView = false` to the superview: a tap on a button then fires both, while with the default a button keeps the recognizer from firing, and a table selects no row. To hide a keyboard, `keyboardDismissMode` does as well. A view in a cell that overrides touch methods has to call the same method of `super` in each of them: the list selects by the touches that come up to it, and a `touchesBegan` sent only in `touchesEnded` is reported to select the row that was tapped before.",
    symptoms: [
        "touchesBegan not called when I touch a UIScrollView",
        "superview of a table view does not receive touches",
        "dismissing the keyboard with touchesBegan fails on a scroll view",
        "UIButton does not pass its touches to the superview",
        "touches on a table cell do not reach the view controller",
        "didSelectRowAt returns the index path of the row tapped before",
    ],
    variables: [container, touched],
    stage: { stage in
        let outer = stage.name(BeganPad(frame: CGRect(x: 20, y: 150, width: 350, height: 500)), outer)
        stage.view.addSubview(outer)
        let pad = stage.name(BeganPad(frame: CGRect(x: 50, y: 20, width: 100, height: 40)), pad)
        pad.callsSuper = true
        let frame = CGRect(x: 25, y: 50, width: 300, height: 200)
        switch stage[container] {
        case .cellOfATable:
            let cell = stage.name(ClimbedCell(style: .default, reuseIdentifier: nil), cell)
            let table = stage.name(ClimbedTable(frame: frame), table)
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
    outcomes: {
        Outcome("`outer` receives the touch", not: "`outer` receives no touch", outer.touchesBegan)
        Outcome("the touch passes up to a table", not: "no table receives the touch", table.touchesBegan)
    },
    claims: {
        Claim(
            "A plain view passes on touches that are passed up to it, and touches that hit it.",
            when: container == .uiView, outer.touchesBegan.happens)
        Claim(
            "A control, a scroll view or a table passes no touch on to its superview.",
            when: keepsTouches, outer.everything.never,
            explanation: "`UIControl` and `UIScrollView` do not pass touches on.", rules: [.controlsEndTheClimb])
        Claim(
            "A touch on a view inside a control or a scroll view passes up to that container and no further.",
            when: isInControlOrScrollView && touched == .pad,
            explanation: "The touch methods of controls and scroll views do their own work and pass nothing on.",
            rules: [.controlsEndTheClimb]
        ) {
            only { pad.touchesBegan }
            decided("pad: forward container")
        }
        Claim(
            "A touch on a view inside a cell passes through the cell to the table.",
            when: container == .cellOfATable && touched == .pad,
            explanation: "Cells pass touches on to their list.", rules: [.controlsEndTheClimb]
        ) {
            only {
                pad.touchesBegan
                cell.touchesBegan
                table.touchesBegan
            }
        }
    })
