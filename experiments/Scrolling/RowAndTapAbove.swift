import EventTrace
import ExperimentKit
import UIKit

private let tap = Variable(
    "tap", Text("The tap recognizer on the superview", chinese: "父视图的点击手势"),
    ["as it comes", "cancelsTouchesInView off", "delegate refuses touches of the list", "none"])
private let hold = Variable("hold", Text("Seconds for which the finger stays down", chinese: "按住的秒数"), [0.08, 0.3, 1])

/// Refuses every touch that began in a list.
private final class Refusing: UIGestureRecognizerDelegate {
    let list: UIView

    init(_ list: UIView) { self.list = list }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: list) == false
    }
}

private let takesTheTouch = tap.is("as it comes") && hold.isNot(1)

extension Experiment {
    /// Why a row is not selected under a tap recognizer.
    static let rowAndTapAbove = Experiment(
        id: "RowAndTapAbove",
        title: Text("A list whose superview has a tap recognizer: is the row selected?", chinese: "父视图有点击手势的列表：行会被选中吗"),
        question: Text(
            "A tap recognizer on the superview of a table, say to dismiss the keyboard: does a tap on a row still select it, and which of the usual remedies helps?",
            chinese: "列表的父视图上有点击手势（例如用来收起键盘）：点击某行还会选中它吗？常见的补救哪个有效？"),
        answer: Text(
            "As it comes, the tap takes the touch and no row is selected; a press that is too long for a tap selects. With `cancelsTouchesInView` off both happen; with a delegate that refuses touches of the list only the row is selected.",
            chinese: "默认时手势夺走触摸，不选中任何行；按得太久、不成点击时才选中。关闭 `cancelsTouchesInView`，两者都发生；delegate 拒绝列表的触摸，则只选中行。"),
        variables: [tap, hold],
        stage: { stage in
            let view = stage.addTable({ ProbeTable(frame: $0, style: .plain) }, RowsDelegate())
            if stage.choice(tap) != "none" {
                let recognizer = stage.put(UITapGestureRecognizer(), "tap")
                if stage.choice(tap) == "cancelsTouchesInView off" { recognizer.cancelsTouchesInView = false }
                if stage.choice(tap) == "delegate refuses touches of the list" {
                    recognizer.delegate = stage.name(Refusing(view), "refuses")
                }
            }
            stage.script.press(.point(x: 150, y: 20, in: "list"), for: stage.number(hold))
        },
        claims: [
            Claim(
                Text("As it comes, a tap acts and nothing is selected.", chinese: "默认时，手势响应，什么也没选中。"), when: takesTheTouch,
                .all([.happens("tap.action(ended)"), .never("delegate.didSelect*")]),
                explanation: Text(
                    "A row is selected by the touch that the list gets, which the tap takes away (SC.3).",
                    chinese: "选中靠的是列表收到的触摸，而手势夺走了它（SC.3）。")),
            Claim(
                Text("A quick tap never reaches the list.", chinese: "快速点击到不了列表。"),
                when: tap.is("as it comes") && hold.is(0.08), .never("list.touches*"),
                explanation: Text(
                    "The list's touch is held back for 150 ms (SC.1), and dropped when the tap recognizes.",
                    chinese: "列表的触摸被扣住 150 毫秒（SC.1），手势识别时丢弃。")),
            Claim(
                Text("Held for 0.3 s, the list has the touch and it is cancelled.", chinese: "按住 0.3 秒：列表已有触摸，随后被取消。"),
                when: tap.is("as it comes") && hold.is(0.3), .order(["list.touchesBegan", "tap.action(ended)", "list.touchesCancelled"])),
            Claim(
                Text("A press that is too long for a tap selects.", chinese: "长到不成点击的按压会选中。"), when: hold.is(1),
                .all([.never("tap.action*"), .happens("delegate.didSelect*")]),
                explanation: Text("How long that is, is assumed; that a long press selects is reported.", chinese: "具体多长是假定的；长按会选中，有人报告过。")),
            Claim(
                Text("With `cancelsTouchesInView` off, both happen.", chinese: "关闭 `cancelsTouchesInView`，两者都发生。"),
                when: tap.is("cancelsTouchesInView off") && hold.isNot(1),
                .all([.happens("tap.action(ended)"), .happens("delegate.didSelect*")]),
                explanation: Text("The list keeps its touch (SC.3).", chinese: "列表保有触摸（SC.3）。")),
            Claim(
                Text(
                    "A delegate that refuses touches of the list makes it as if there were no tap.", chinese: "delegate 拒绝列表的触摸，等于没有这个手势。"),
                when: tap.isOneOf(["delegate refuses touches of the list", "none"]),
                .same(whatever: tap, among: ["list.*", "delegate.*(*)", "tap.*"])),
            Claim(
                Text("Without the tap every press selects.", chinese: "没有手势时，每次按压都选中。"), when: tap.is("none"),
                .happens("delegate.didSelect*")),
        ])
}
