import EventTrace
import ExperimentKit
import UIKit

private let place = Variable("place", Text("The finger is on", chinese: "手指在"), ["the button", "a disabled button", "the row beside it"])
private let finger = Variable("finger", Text("The finger; a hold takes 0.3 s", chinese: "手指；按住为 0.3 秒"), OneFinger.all)

extension Experiment {
    /// A row that has a button.
    static let buttonInCell = Experiment(
        id: "ButtonInCell",
        title: Text("A button in a cell: does the button fire or is the row selected?", chinese: "单元格里的按钮：按钮触发还是选中行"),
        question: Text(
            "A row of a table has a button. A finger taps, holds or drags on the button, on a disabled button, or beside it. Does the button fire, is the row selected, does the table scroll?",
            chinese: "表格的一行里有按钮。手指在按钮、禁用的按钮或其旁边点击、按住或拖动。按钮触发、选中行，还是表格滚动？"),
        answer: Text(
            "On the button the button alone fires; beside it, or on a disabled one, the row is selected. A quick drag scrolls from anywhere; a drag after 0.3 s scrolls from the row and not from the button, which keeps its touch.",
            chinese: "在按钮上只有按钮触发；在旁边或禁用的按钮上则选中行。快速拖动在哪里都滚动；0.3 秒后的拖动从行上开始则滚动，从按钮开始则不会：它保有触摸。"),
        variables: [place, finger],
        excluding: Exclusion(
            place.is("a disabled button") && finger.is(OneFinger.holdsThenDrags),
            because: Text("What the table then does with the touch is known to nobody in public.", chinese: "此时表格如何处理触摸，公开资料中无人知晓。")),
        stage: { stage in
            let rows = FilledRows()
            let isDisabled = stage.choice(place) == "a disabled button"
            rows.fill = { [unowned(unsafe) stage] cell, row in
                let button = UIButton(frame: CGRect(x: 20, y: 2, width: 100, height: 40))
                button.isEnabled = !isDisabled
                cell.contentView.addSubview(button)
                guard row.row == 5 else { return }
                stage.listen(to: stage.name(button, "button"), for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
            }
            stage.addTable({ UITableView(frame: $0, style: .plain) }, rows)
        },
        script: { stage in
            stage.script.play(
                stage.choice(finger), x: stage.choice(place) == "the row beside it" ? 250 : 50, y: 20, in: "button", by: 0, -150)
        },
        claims: [
            Claim(
                Text("A tap or a hold on the button fires it and selects no row.", chinese: "点击或按住按钮：按钮触发，不选中行。"),
                when: place.is("the button") && isStill, .ordering(["button.action(touchDown)", "button.action(touchUpInside)"]),
                explanation: Text("A control keeps its touches from the table (RC.3).", chinese: "控件不把触摸传给表格（RC.3）。")),
            Claim(
                Text("Beside the button, or on a disabled one, the row is selected.", chinese: "在按钮旁边或禁用的按钮上，则选中行。"),
                when: place.isNot("the button") && isStill, .ordering(["delegate.didSelectRow([0, 5])"]),
                explanation: Text(
                    "The cell passes the touch on to the table (SC.3). For the disabled button the evidence is one weak report, that a tap on it is the list's (observation disabled-button-cell-tap; CO.5, assumed).",
                    chinese: "单元格把触摸传给表格（SC.3）。对禁用的按钮，证据只有一份不可靠的报告：其上的点击归列表（observation disabled-button-cell-tap；CO.5，假定）。")),
            Claim(
                Text("A quick drag scrolls, wherever it starts.", chinese: "快速拖动在哪里都滚动。"), when: finger.is(OneFinger.drags),
                .ordering(["delegate.scrollViewWillBeginDragging(list)"]),
                explanation: Text("Nobody has the touch yet (SC.1).", chinese: "此时还没有谁收到触摸（SC.1）。")),
            Claim(
                Text("A drag after the delay does not scroll from an enabled button.", chinese: "延迟之后，从可用的按钮开始的拖动不滚动。"),
                when: place.is("the button") && finger.is(OneFinger.holdsThenDrags),
                .all([.never("delegate.scroll*"), .never("button.action(touchCancel)")]),
                explanation: Text(
                    "`touchesShouldCancel(in:)` is no for a control (SC.2).", chinese: "`touchesShouldCancel(in:)` 对控件为否（SC.2）。")),
        ])
}

private let isStill = finger.isOneOf([OneFinger.taps, OneFinger.holds])
