import EventTrace
import ExperimentKit
import UIKit

private let reply = Variable(
    "answer", Text("The delegate answers", chinese: "delegate 回答"),
    ["yes to all", "no to highlight", "nil to select", "another row to select"])
private let multiple = Variable.flag("multiple", Text("`allowsMultipleSelection`", chinese: "`allowsMultipleSelection`"))
private let tapped = Variable("tapped", Text("Row 0 is selected; the finger taps", chinese: "第 0 行已选中；手指点击"), ["row 1", "row 0"])

/// Is asked and told all there is, and answers as it is told.
private final class RowListener: UITableViewDataSource, UITableViewDelegate {
    var answer = ""

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { answer != "no to highlight" }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if answer == "nil to select" { return nil }
        return answer == "another row to select" ? IndexPath(row: 3, section: 0) : indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Says when the finger lands and lifts.
private final class LandingTable: UITableView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

private let anotherRow = multiple.isOff && tapped.is("row 1")

extension Experiment {
    /// The questions on the way to a selected row.
    static let rowSelection = Experiment(
        id: "RowSelection",
        title: Text("From touch to selected row: the questions of the table's delegate", chinese: "从触摸到选中行：表格 delegate 的各个问题"),
        question: Text(
            "Row 0 of a table is selected. The finger taps another row, or the same. What is the delegate asked and told, in which order, and what does each no change?",
            chinese: "表格第 0 行已选中。手指点击另一行或同一行。delegate 依次被问到、得知什么？每个否定回答改变什么？"),
        answer: Text(
            "At the landing: should highlight, did highlight. At the lift: did unhighlight, will select, will and did deselect of the old row, did select. No to highlight ends it there, nil to will select before anything is deselected. With multiple selection the selected row is deselected by a tap, another one is added.",
            chinese:
                "落下时：should highlight、did highlight。抬起时：did unhighlight、will select、旧行的 will 与 did deselect、did select。高亮回答否，到此为止；will select 回答 nil，则尚未取消旧选中就停止。多选时，点击已选中的行取消选中，点击其他行则增加。"
        ),
        variables: [reply, multiple, tapped],
        excluding: Exclusion(
            reply.isOneOf(["no to highlight", "another row to select"]) && (multiple.isOn || tapped.is("row 0")),
            because: Text("One case of each shows it.", chinese: "各有一种情形足以说明。")),
        stage: { stage in
            let listener = RowListener()
            listener.answer = stage.choice(reply)
            let table = stage.addTable({ LandingTable(frame: $0, style: .plain) }, listener)
            table.allowsMultipleSelection = stage.flag(multiple)
            table.layoutIfNeeded()
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            stage.script.press(.point(x: 150, y: stage.choice(tapped) == "row 0" ? 22 : 66, in: "list"), for: 0.3)
        },
        claims: [
            Claim(
                Text("The touch highlights the row at once, after asking.", chinese: "触摸在询问之后立即高亮该行。"),
                when: reply.isNot("no to highlight"),
                .all([
                    .nested("delegate.shouldHighlightRow*", in: "list.touchesBegan"),
                    .nested("delegate.didHighlightRow*", in: "list.touchesBegan"),
                    .order(["delegate.shouldHighlightRow*", "delegate.didHighlightRow*"]),
                ]),
                explanation: Text("The header says so (SC.11).", chinese: "头文件如此说明（SC.11）。")),
            Claim(
                Text("No to highlight ends it: nothing is highlighted, selected or deselected.", chinese: "高亮回答否则结束：不高亮、不选中、不取消。"),
                when: reply.is("no to highlight"),
                .ordering(["delegate.shouldHighlightRow*"], among: ["delegate.*(*)"]),
                explanation: Text("The header says that it halts the selection (SC.11).", chinese: "头文件说这会终止选中过程（SC.11）。")),
            Claim(
                Text(
                    "The lift takes the highlight away, asks and deselects the old row before it selects the new one.",
                    chinese: "抬起：去掉高亮，询问，先取消旧行，再选中新行。"),
                when: anotherRow && reply.isOneOf(["yes to all", "another row to select"]),
                .order([
                    "list.touchesEnded", "delegate.didUnhighlightRow*", "delegate.willSelectRow([0, 1])",
                    "delegate.willDeselectRow([0, 0])",
                    "delegate.didDeselectRow([0, 0])", "delegate.didSelectRow*",
                ]),
                explanation: Text(
                    "Two published accounts have this order, one with the console (observations table-select-another-writeup, cell-states-of-another-tap; SC.12).",
                    chinese: "两篇公开的记述如此，其一附有控制台输出（observation table-select-another-writeup、cell-states-of-another-tap；SC.12）。")),
            Claim(
                Text("Nil to will select leaves the old row selected.", chinese: "will select 回答 nil：旧行保持选中。"),
                when: reply.is("nil to select") && (multiple.isOff || tapped.is("row 1")),
                .all([.happens("delegate.willSelectRow*"), .never("delegate.did*selectRow*"), .never("delegate.didSelectRow*")])),
            Claim(
                Text("Another row than the one touched is selected if will select says so.", chinese: "will select 指定别的行，就选中别的行。"),
                when: anotherRow && reply.is("another row to select"), .happens("delegate.didSelectRow([0, 3])")),
            Claim(
                Text(
                    "With multiple selection a tap on the selected row deselects it and asks nothing about selecting.",
                    chinese: "多选时，点击已选中的行即取消，不问选中。"),
                when: multiple.isOn && tapped.is("row 0") && reply.isNot("no to highlight"),
                .all([.order(["delegate.willDeselectRow([0, 0])", "delegate.didDeselectRow([0, 0])"]), .never("delegate.*SelectRow*")])),
            Claim(
                Text("With multiple selection another row is added, and none deselected.", chinese: "多选时，点击别的行只增加，不取消。"),
                when: multiple.isOn && tapped.is("row 1") && reply.is("yes to all"),
                .all([.happens("delegate.didSelectRow([0, 1])"), .never("delegate.*DeselectRow*")])),
            Claim(
                Text("Without it, a tap on the selected row selects it again.", chinese: "单选时，点击已选中的行会再次选中它。"),
                when: multiple.isOff && tapped.is("row 0") && reply.is("yes to all"),
                .all([.happens("delegate.didSelectRow([0, 0])"), .never("delegate.*DeselectRow*")])),
            Claim(
                Text("Selecting by code, as row 0 was, is not told to the delegate.", chinese: "代码选中（如第 0 行）不会告知 delegate。"),
                when: tapped.is("row 1"), .never("delegate.didSelectRow([0, 0])"),
                explanation: Text("Apple documents it for `selectRow(at:animated:scrollPosition:)` (SC.12).", chinese: "苹果对该方法有此说明（SC.12）。")
            ),
        ])
}
