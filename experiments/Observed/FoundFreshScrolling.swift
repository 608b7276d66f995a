import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Scroll views that bounce, are moved by code, or have nothing to scroll.
extension ObservationScene {
    static let foundFreshScrolling: [ObservationScene] = [
        ObservationScene(
            "scroll-dragging-in-the-last-bounce",
            differs: "It is the only account, without the values of the other properties.",
            prints: [.rest, "lifts", .many("dragging"), .many("not dragging"), "ends"], of: ["dragging", "not dragging", "lifts", "ends"]
        ) { stage in
            let listener = stage.addSaid(CGSize(width: 300, height: 700))
            listener.scrolls = { stage.mark($0.isDragging ? "dragging" : "not dragging") }
            listener.ends = { _ in stage.mark("ends") }
            stage.script.finger(1).down(at: .point(x: 150, y: 250, in: "scroll"))
            stage.script.finger(1).move(to: .point(x: 150, y: 50, in: "scroll"), over: 0.1)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
            stage.script.wait(10)
        },
        ObservationScene(
            "scroll-target-of-a-bounce",
            differs: "It is reported as a bug of iOS 12, without numbers; the target is documented as the place where content rests.",
            prints: ["elsewhere"], of: ["elsewhere", "at the target"]
        ) { stage in
            let listener = stage.addSaid(CGSize(width: 300, height: 3000))
            var target = CGPoint.zero
            listener.aims = { target = $0 }
            listener.ends = { stage.mark(abs($0.contentOffset.y - target.y) > 1 ? "elsewhere" : "at the target") }
            stage.script.finger(1).down(at: .point(x: 150, y: 100, in: "scroll"))
            stage.script.finger(1).move(to: .point(x: 150, y: 280, in: "scroll"), over: 0.3)
            stage.script.finger(1).move(to: .point(x: 150, y: 180, in: "scroll"), over: 0.1)
            stage.script.finger(1).up()
            stage.script.wait(10)
        },
        ObservationScene("scroll-bounds-origin-no-did-scroll", prints: ["bounds set"], of: ["scrolls", "bounds set"]) { stage in
            let listener = stage.addSaid(CGSize(width: 300, height: 3000))
            listener.scrolls = { _ in stage.mark("scrolls") }
            stage.script.perform {
                stage.view(named: "scroll")?.bounds.origin = CGPoint(x: 0, y: 100)
                stage.mark("bounds set")
            }
            stage.script.wait(1)
        },
        toVisible(height: 0, goes: false), toVisible(height: 10, goes: true),
        ObservationScene(
            "animation-of-an-animated-scroll",
            checks: [.interval(from: "begins", to: "completes", milliseconds: 0, within: 50)]
        ) { $0.scrollInAnimation(animated: true) },
        ObservationScene(
            "animation-of-an-animated-scroll",
            checks: [.interval(from: "begins", to: "completes", milliseconds: 2000, within: 50)]
        ) { $0.scrollInAnimation(animated: false) },
    ]

    private static func toVisible(height: Double, goes: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "scroll-to-visible-needs-content-height", prints: [goes ? "second page" : "first page"], of: ["* page"], line: line
        ) { stage in
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.isPagingEnabled = true
            scroll.contentSize = CGSize(width: 900, height: height)
            stage.script.perform { scroll.scrollRectToVisible(CGRect(x: 300, y: 0, width: 300, height: 300), animated: true) }
            stage.script.wait(1)
            stage.script.perform { stage.mark(scroll.contentOffset.x == 300 ? "second page" : "first page") }
        }
    }
}

extension Stage {
    fileprivate func addSaid(_ size: CGSize) -> SayingScroll {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = size
        let listener = keep(SayingScroll())
        scroll.delegate = listener
        return listener
    }

    fileprivate func scrollInAnimation(animated: Bool) {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        script.perform { [self] in
            mark("begins")
            UIView.animate(withDuration: 2) {
                scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 300, height: 300), animated: animated)
            } completion: { [self] _ in
                mark("completes")
            }
        }
        script.wait(3)
    }
}

private final class SayingScroll: UIScrollViewDelegate {
    var scrolls: (UIScrollView) -> Void = { _ in }
    var aims: (CGPoint) -> Void = { _ in }
    var ends: (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls(scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { aims(targetContentOffset.pointee) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends(scrollView) }
}
