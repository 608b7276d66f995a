import EventTrace
import ExperimentKit
import UIKit

private let way = Variable(
    "way", Text("Code moves the content by", chinese: "代码移动内容的方式"),
    ["contentOffset", "setContentOffset", "setContentOffset animated", "scrollRectToVisible animated"])

/// Hears of the ends of movements.
private final class EndListener: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension Experiment {
    /// Without a finger.
    static let movedByCode = Experiment(
        id: "MovedByCode",
        title: Text("What the delegate is told when code moves the content", chinese: "代码移动内容时 delegate 得知什么"),
        question: Text(
            "Code sets the content offset, with or without animation. Has the content moved when the call returns, and what is the delegate told at the end?",
            chinese: "代码设置内容偏移，有或无动画。调用返回时内容已移动了吗？结束时 delegate 得知什么？"),
        answer: Text(
            "Without animation the content has moved when the call returns, and no end is told. With animation it moves after the call, and the end is told as did end scrolling animation, never as decelerating.",
            chinese: "无动画：调用返回时已移动，不告知结束。有动画：调用之后才移动，结束以 did end scrolling animation 告知，而非减速。"),
        variables: [way],
        stage: { stage in
            let scroll = stage.add({ UIScrollView(frame: $0) }, "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 900)
            scroll.delegate = stage.name(EndListener(), "delegate")
            let choice = stage.choice(way)
            let place = CGPoint(x: 0, y: 100)
            let tell = { [unowned(unsafe) stage] (words: String) in
                stage.mark("\(words) the offset is \(Value.number(Double(scroll.contentOffset.y)))")
            }
            stage.script.perform {
                switch choice {
                case "contentOffset": scroll.contentOffset = place
                case "setContentOffset": scroll.setContentOffset(place, animated: false)
                case "setContentOffset animated": scroll.setContentOffset(place, animated: true)
                default: scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 300, height: 100), animated: true)
                }
                tell("when the call returns")
            }
            stage.script.wait(2)
            stage.script.perform { tell("2 s later") }
        },
        claims: [
            Claim(
                Text("Without animation the content has moved when the call returns.", chinese: "无动画：调用返回时已移动。"), when: !isAnimated,
                .ordering(["when the call returns the offset is 100", "2 s later the offset is 100"])),
            Claim(
                Text("With animation it has not, and the end is told once.", chinese: "有动画：返回时尚未移动，结束告知一次。"), when: isAnimated,
                .ordering([
                    "when the call returns the offset is 0", "delegate.scrollViewDidEndScrollingAnimation(scroll)",
                    "2 s later the offset is 100",
                ]),
                explanation: Text("The delegate's documentation has this method for it (SC.6).", chinese: "delegate 的文档为此设有该方法（SC.6）。")),
            Claim(
                Text("What code moves is told neither as a drag nor as decelerating.", chinese: "代码移动的，既不算拖动也不算减速。"),
                .all([.never("delegate.*Dragging*"), .never("delegate.*Decelerating*")])),
        ])
}

private let isAnimated = way.isOneOf(["setContentOffset animated", "scrollRectToVisible animated"])
