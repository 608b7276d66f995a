import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", Text("The finger", chinese: "手指"), ["rests and lifts", "lifts in motion", "pulls beyond the edge"])
private let paging = Variable.flag("isPagingEnabled", Text("`isPagingEnabled`", chinese: "`isPagingEnabled`"))
private let target = Variable(
    "target", Text("In will end dragging the delegate", chinese: "delegate 在 will end dragging 中"),
    ["leaves the target", "sets the target to 0"])

/// Hears of all but the single changes of the offset, and says whether it goes on.
private final class DragListener: UIScrollViewDelegate {
    var say: (String) -> Void = { _ in }
    var setsTarget = false

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if setsTarget { targetContentOffset.pointee = .zero }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        say(decelerate ? "willDecelerate: true" : "willDecelerate: false")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension Experiment {
    /// From the first move to the rest.
    static let delegateOfADrag = Experiment(
        id: "DelegateOfADrag",
        title: Text("What a scroll view's delegate is told of a drag", chinese: "滚动视图的 delegate 得知拖动的哪些阶段"),
        question: Text(
            "A finger drags the content and rests before the lift, lifts in motion, or pulls the content beyond its edge. In which order is the delegate told, when does the content go on alone, and where does it come to rest?",
            chinese: "手指拖动内容：停住再抬起、在运动中抬起，或把内容拉出边缘。delegate 依次得知什么？内容何时自行继续？停在哪里？"),
        answer: Text(
            "Will begin dragging, will end dragging, did end dragging. Only if the content is not where it shall rest follow will begin and did end decelerating: after a lift in motion, beyond the edge, between two pages, or if the delegate has set another target.",
            chinese:
                "依次为 will begin dragging、will end dragging、did end dragging。只有内容不在应停之处时，才有 will begin 与 did end decelerating：运动中抬起、超出边缘、两页之间，或 delegate 另设了目标。"
        ),
        variables: [finger, paging, target],
        stage: { stage in
            let scroll = stage.add({ UIScrollView(frame: $0) }, "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 3000)
            scroll.isPagingEnabled = stage.flag(paging)
            let listener = stage.name(DragListener(), "delegate")
            listener.setsTarget = stage.choice(target) == "sets the target to 0"
            listener.say = { [unowned(unsafe) stage] in stage.mark($0) }
            scroll.delegate = listener
            let pulls = stage.choice(finger) == "pulls beyond the edge"
            let hand = stage.script.finger(1)
            hand.down(at: .point(x: 150, y: 200, in: "scroll"))
            hand.move(to: .point(x: 150, y: pulls ? 300 : 100, in: "scroll"), over: 0.1)
            if stage.choice(finger) != "lifts in motion" { stage.script.wait(0.3) }
            hand.up()
            stage.script.wait(20)
            stage.script.perform { [unowned(unsafe) stage] in stage.mark(DragListener.place(scroll)) }
        },
        claims: [
            Claim(
                Text("The first three are told of every drag, in this order.", chinese: "前三个每次拖动都有，次序如此。"),
                .order([
                    "delegate.scrollViewWillBeginDragging*", "delegate.scrollViewWillEndDragging*", "delegate.scrollViewDidEndDragging*",
                ]),
                explanation: Text("The delegate's documentation describes them so (SC.6).", chinese: "delegate 的文档如此描述（SC.6）。")),
            Claim(
                Text("Content that rests where it shall stay is told no more of.", chinese: "停在应停之处，就不再有消息。"),
                when: finger.is("rests and lifts") && paging.isOff && target.is("leaves the target"),
                .all([.happens("willDecelerate: false"), .never("delegate.*Decelerating*"), .happens("it rests between pages")])),
            Claim(
                Text("After a lift in motion the content goes on alone and stops by itself.", chinese: "运动中抬起：内容自行继续，自行停下。"),
                when: finger.is("lifts in motion"),
                .order([
                    "delegate.scrollViewDidEndDragging*", "willDecelerate: true", "delegate.scrollViewWillBeginDecelerating*",
                    "delegate.scrollViewDidEndDecelerating*",
                ]),
                explanation: Text("That is documented, the curve of the speed is not (SC.7).", chinese: "这有文档，速度曲线则没有（SC.7）。")),
            Claim(
                Text("From beyond its edge it springs back, which is told as decelerating.", chinese: "从边缘之外弹回，也按减速告知。"),
                when: finger.is("pulls beyond the edge"),
                .all([.order(["willDecelerate: true", "delegate.scrollViewDidEndDecelerating*"]), .happens("it rests at the top")]),
                explanation: Text("Content comes to rest at its edges (SC.7).", chinese: "内容停在其边缘之内（SC.7）。")),
            Claim(
                Text("With paging it comes to rest at a page.", chinese: "分页时停在某一页。"),
                when: paging.isOn && target.is("leaves the target") && finger.isNot("pulls beyond the edge"),
                .all([.happens("willDecelerate: true"), .never("it rests between pages")]),
                explanation: Text("Documented for `isPagingEnabled` (SC.7).", chinese: "`isPagingEnabled` 的文档（SC.7）。")),
            Claim(
                Text("A lift in motion turns to the next page.", chinese: "运动中抬起翻到下一页。"),
                when: paging.isOn && target.is("leaves the target") && finger.is("lifts in motion"), .happens("it rests at page 1")),
            Claim(
                Text("The delegate can say where it rests.", chinese: "delegate 可以指定停在哪里。"), when: target.is("sets the target to 0"),
                .happens("it rests at the top")),
        ])
}

extension DragListener {
    /// In words that do not depend on how fast the content slows down.
    fileprivate static func place(_ scroll: UIScrollView) -> String {
        let offset = Double(scroll.contentOffset.y)
        if offset == 0 { return "it rests at the top" }
        return offset == 300 ? "it rests at page 1" : "it rests between pages"
    }
}
