import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Scroll views and the touches of their content.
extension ObservationScene {
    static let scrolling: [ObservationScene] = [
        ObservationScene(
            "scroll-three-cases-150ms", prints: ["content.touchesBegan", "content.touchesEnded"],
            of: ["content.touches*", "delegate.scrollViewDidScroll*"],
            and: [.interval(from: "lands", to: "content.touchesBegan", milliseconds: 150, within: 5)]
        ) { stage in
            stage.addScroll()
            stage.script.mark("lands")
            stage.script.press("content", for: 0.4)
        },
        ObservationScene(
            "scroll-three-cases-150ms", prints: [.many("delegate.scrollViewDidScroll*")],
            of: ["content.touches*", "delegate.scrollViewDidScroll*"]
        ) { stage in
            stage.addScroll()
            stage.script.drag(["content", .point(x: 100, y: 20, in: "content")], duration: 0.1)
        },
        ObservationScene(
            "scroll-three-cases-150ms",
            prints: [
                "content.touchesBegan", .perhaps([.many("content.touchesMoved")]), "content.touchesCancelled",
                .many("delegate.scrollViewDidScroll*"),
            ],
            of: ["content.touches*", "delegate.scrollViewDidScroll*"]
        ) { stage in
            stage.addScroll()
            stage.holdThenDrag()
        },
        ObservationScene(
            "hdr-uiscrollview-shouldbegin",
            prints: ["lands", "scroll.touchesShouldBegin*", "content.touchesBegan", "later"],
            of: ["lands", "later", "scroll.touchesShouldBegin", "scroll.touchesShouldBegin(*)", "content.touchesBegan"]
        ) { stage in
            stage.addScroll().delaysContentTouches = false
            stage.pressAndMark()
        },
        ObservationScene(
            "hdr-uiscrollview-shouldbegin",
            prints: ["lands", "later", "scroll.touchesShouldBegin*", "content.touchesBegan"],
            of: ["lands", "later", "scroll.touchesShouldBegin", "scroll.touchesShouldBegin(*)", "content.touchesBegan"]
        ) { stage in
            stage.addScroll()
            stage.pressAndMark()
        },
        ObservationScene(
            "hdr-uiscrollview-shouldbegin", checks: [.holds("If it returns false, the content gets nothing.", .never("content.touches*"))]
        ) { stage in
            stage.addScroll().lets = false
            stage.script.press("content", for: 0.4)
        },
        ObservationScene(
            "hdr-uiscrollview-shouldbegin",
            checks: [
                .holds(
                    "It is asked before it takes a touch that was delivered.",
                    .order([
                        "content.touchesBegan", "scroll.touchesShouldCancel*", "content.touchesCancelled", "delegate.scrollViewDidScroll*",
                    ]))
            ]
        ) { stage in
            stage.addScroll()
            stage.holdThenDrag()
        },
        ObservationScene(
            "hdr-uiscrollview-shouldbegin",
            checks: [.holds("Unless it cannot.", .all([.never("scroll.touchesShouldCancel*"), .happens("content.touchesEnded")]))]
        ) { stage in
            stage.addScroll().canCancelContentTouches = false
            stage.holdThenDrag()
        },
        ObservationScene(
            "hdr-uiscrollview-shouldbegin",
            checks: [
                .holds(
                    "If it returns false, the content keeps the touch and nothing scrolls.",
                    .all([.happens("content.touchesEnded"), .never("delegate.scrollViewDidScroll*")]))
            ]
        ) { stage in
            stage.addScroll().cancels = false
            stage.holdThenDrag()
        },
        ObservationScene(
            "button-in-cell-delays", checks: [.interval(from: "lands", to: "button.touchesBegan", milliseconds: 150, within: 5)]
        ) { stage in
            stage.addScrollWithButton()
            stage.script.mark("lands")
            stage.script.press("button", for: 0.4)
        },
        ObservationScene(
            "button-in-cell-delays",
            checks: [
                .interval(from: "lands", to: "button.touchesBegan", milliseconds: 0, within: 1),
                .holds("A drag that starts on the button does not scroll.", .never("delegate.scrollViewDidScroll*")),
            ]
        ) { stage in
            stage.addScrollWithButton().delaysContentTouches = false
            stage.script.mark("lands")
            stage.dragButton()
        },
        ObservationScene(
            "button-in-cell-delays",
            checks: [
                .holds(
                    "It scrolls and the button is cancelled.",
                    .order(["button.touchesBegan", "button.touchesCancelled", "delegate.scrollViewDidScroll*"]))
            ]
        ) { stage in
            let scroll = stage.addScrollWithButton()
            scroll.delaysContentTouches = false
            scroll.cancels = true
            stage.dragButton()
        },
        ObservationScene(
            "view-default-forwarding",
            checks: [.holds("A scroll view ends the climb.", .all([.happens("content.touchesBegan"), .never("vc.touches*")]))]
        ) { stage in
            stage.window.rootViewController = stage.name(ProbeController(), "vc")
            stage.addScroll()
            (stage.view(named: "content") as? LoggedView)?.callsSuper = true
            stage.script.press("content", for: 0.4)
        },
        ObservationScene(
            "wwdc14-resting-touch",
            checks: [.holds("The content follows the finger that moves.", .happens("the content moved by the whole way"))]
        ) { stage in
            let scroll = stage.addScroll()
            stage.script.finger(1).down(at: .point(x: 50, y: 350))
            stage.script.wait(0.5)
            stage.script.finger(2).down(at: .point(x: 250, y: 400))
            stage.script.wait(0.05)
            stage.script.finger(2).move(to: .point(x: 250, y: 250), over: 0.5)
            stage.script.perform {
                let offset = Double(scroll.contentOffset.y)
                stage.mark(offset > 120 ? "the content moved by the whole way" : "the content moved by \(Int(offset))")
            }
            stage.script.finger(2).up()
            stage.script.finger(1).up()
        },
        ObservationScene(
            "wwdc12-move-pan-to-other-view", checks: [.holds("The hidden scroll view scrolls.", .happens("delegate.scrollViewDidScroll*"))]
        ) { stage in
            let scroll = stage.addScroll()
            scroll.isHidden = true
            let dummy = stage.add(UIView(), "dummy", at: CGRect(x: 45, y: 500, width: 300, height: 300))
            dummy.addGestureRecognizer(scroll.panGestureRecognizer)
            stage.script.drag(["dummy", .point(x: 150, y: 20, in: "dummy")], duration: 0.3)
        },
    ]
}

extension Stage {
    /// A scroll view of 300 by 300 points with a content of three times its height that prints, and a delegate.
    @discardableResult
    fileprivate func addScroll() -> ProbeScroll {
        let scroll = add(ProbeScroll(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.delegate = name(ScrollDelegate(), "delegate")
        add(LoggedView(), "content", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: scroll)
        return scroll
    }

    @discardableResult
    fileprivate func addScrollWithButton() -> ProbeScroll {
        let scroll = addScroll()
        add(ProbeButton(), "button", at: CGRect(x: 50, y: 100, width: 100, height: 44), in: view(named: "content"))
        return scroll
    }

    /// 300 ms still, then a drag.
    fileprivate func holdThenDrag() {
        script.finger(1).down(at: "content")
        script.wait(0.3)
        script.finger(1).move(to: .point(x: 100, y: 0, in: "content"), over: 0.3)
        script.finger(1).up()
    }

    /// A press with a mark before it and one 100 ms later.
    fileprivate func pressAndMark() {
        script.mark("lands")
        script.finger(1).down(at: "content")
        script.wait(0.1)
        script.mark("later")
        script.wait(0.3)
        script.finger(1).up()
    }

    fileprivate func dragButton() {
        script.finger(1).down(at: "button")
        script.wait(0.05)
        script.finger(1).move(to: .point(x: 50, y: -100, in: "button"), over: 0.3)
        script.finger(1).up()
    }
}
