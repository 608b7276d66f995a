import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Touches from landing to lifting: phases, samples, removal, and what the system takes away.
extension ObservationScene {
    static let touches: [ObservationScene] = [
        ObservationScene(
            "touch-view-fixed-outside", prints: ["A.touchesBegan", .many("A.touchesMoved"), "A.touchesEnded"],
            of: ["A.touches*", "B.touches*"]
        ) { stage in
            stage.add(LoggedView(), "A", at: CGRect(x: 20, y: 200, width: 150, height: 150))
            stage.add(LoggedView(), "B", at: CGRect(x: 200, y: 200, width: 150, height: 150))
            stage.script.drag(["A", "B"], duration: 0.3)
        },
        ObservationScene(
            "touch-header-phases", prints: ["began", "moved", "stationary", "ended", "cancelled"],
            of: ["began", "moved", "stationary", "ended", "cancelled"]
        ) {
            stage in
            let view = stage.add(PhaseView(), "view")
            view.isMultipleTouchEnabled = true
            view.tell = { stage.mark($0) }
            stage.script.together {
                stage.script.finger(1).down(at: .point(x: 50, y: 100, in: "view"))
                stage.script.finger(2).down(at: .point(x: 150, y: 100, in: "view"))
            }
            stage.script.wait(0.1)
            stage.script.finger(1).move(to: .point(x: 60, y: 100, in: "view"))
            stage.script.wait(0.1)
            stage.script.finger(1).up()
            stage.script.wait(0.1)
            stage.script.cancelAll()
        },
        ObservationScene("touch-header-phases", prints: ["tapCount 1", "tapCount 2"], of: ["tapCount *"]) { stage in
            let view = stage.add(LookingView(), "view")
            view.look = { touch, _ in if touch.phase == .began { stage.mark("tapCount \(touch.tapCount)") } }
            stage.script.doubleTap("view")
        },
        ObservationScene("hdr-uiresponder-each-touch-ends-once", prints: ["view.touchesBegan", "view.touchesEnded"], of: ["view.touches*"])
        { stage in
            stage.add(LoggedView(), "view")
            stage.script.tap("view")
        },
        ObservationScene(
            "hdr-uiresponder-each-touch-ends-once", "touchescancelled-doc", prints: ["view.touchesBegan", "view.touchesCancelled"],
            of: ["view.touches*"]
        ) { $0.interruptTouch(by: .call) },
        ObservationScene("touchescancelled-doc", prints: ["view.touchesBegan", "view.touchesCancelled"], of: ["view.touches*"]) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.perform { view.removeFromSuperview() }
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        },
        ObservationScene("background-while-holding", prints: ["view.touchesBegan", "view.touchesCancelled"], of: ["view.touches*"]) {
            $0.interruptTouch(by: .background)
        },
        ObservationScene("wwdc15-control-center-cancel", prints: ["view.touchesBegan", "view.touchesCancelled"], of: ["view.touches*"]) {
            $0.interruptTouch(by: .systemGesture)
        },
        ObservationScene("hitview-removed-base-misses-ended", prints: ["base.touchesBegan"], of: ["base.touches*"]) { stage in
            let base = stage.add(ReplacingView(), "base")
            base.replace()
            stage.script.tap("base")
        },
        ObservationScene("touch-view-nil-after-removal", prints: ["cancelled: no view"], of: ["cancelled: *"]) { stage in
            let view = stage.add(KeepingView(), "view")
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.cancelAll()
            stage.script.perform {
                guard let touch = view.kept, touch.phase == .cancelled else { return }
                stage.mark("cancelled: \(touch.view == nil ? "no view" : "a view")")
            }
        },
        ObservationScene("touch-view-nil-after-removal", prints: ["ended: no view"], of: ["ended: *"]) { stage in
            let view = stage.inspectAfterSending { touch in
                if touch.phase == .ended { stage.mark("ended: \(touch.view == nil ? "no view" : "a view")") }
            }
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.perform { view.removeFromSuperview() }
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        },
        ObservationScene(
            "begin-ignoring-interaction", prints: ["listening again", "view.touchesBegan", "view.touchesEnded"],
            of: ["view.touches*", "listening *"]
        ) { stage in
            stage.add(LoggedView(), "view")
            stage.script.perform {
                stage.application.beginIgnoringInteractionEvents()
                stage.application.beginIgnoringInteractionEvents()
            }
            stage.script.tap("view")
            stage.script.perform { stage.application.endIgnoringInteractionEvents() }
            stage.script.tap("view")
            stage.script.perform {
                stage.application.endIgnoringInteractionEvents()
                stage.mark("listening again")
            }
            stage.script.tap("view")
        },
        ObservationScene(
            "sendevent-touch-already-bound",
            checks: [
                .holds("When it is sent, the touch has its window and view.", .happens("began: tapCount 1, window, view, same location")),
                .holds("Hit-testing, the sending, the view.", .order(["front.hitTest", "front.sendEvent", "view.touchesBegan"])),
            ]
        ) { stage in
            let front = stage.show(InspectingWindow(frame: Stage.bounds), as: "front")
            stage.add(LoggedView(), "view", in: front.rootViewController?.view)
            front.before = { touch in
                guard touch.phase == .began else { return }
                let isSame = touch.location(in: nil) == touch.previousLocation(in: nil)
                stage.mark(
                    "began: tapCount \(touch.tapCount), \(touch.window == nil ? "no window" : "window"), \(touch.view == nil ? "no view" : "view"), \(isSame ? "same" : "another") location"
                )
            }
            stage.script.tap("view")
        },
        ObservationScene(
            "sendevent-log-tapcount-at-end",
            checks: [.holds("An ended touch with tapCount 1 carries a new place.", .happens("ended: tapCount 1, moved"))]
        ) { stage in
            let view = stage.add(LookingView(), "view")
            view.look = { touch, _ in
                guard touch.phase == .ended else { return }
                let hasMoved = touch.location(in: nil) != touch.previousLocation(in: nil)
                stage.mark("ended: tapCount \(touch.tapCount), \(hasMoved ? "moved" : "still")")
            }
            stage.play([(0, .down, 144), (0.02, .move, 150), (0.04, .up, 165)])
        },
        ObservationScene(
            "wwdc16-coalesced-includes-self", prints: ["its own: 1", "a stranger: nil", "its own: 1", "a stranger: nil"],
            of: ["its own: *", "a stranger: *"]
        ) {
            stage in
            let view = stage.add(LookingView(), "view")
            view.look = { touch, event in
                stage.mark("its own: \(event?.coalescedTouches(for: touch)?.count ?? 0)")
                stage.mark("a stranger: \(event?.coalescedTouches(for: UITouch()) == nil ? "nil" : "some")")
            }
            stage.script.tap("view")
        },
        ObservationScene("wwdc15-one-touch-per-frame", prints: ["2 samples, same touch, last is where it is"], of: ["* samples, *"]) {
            stage in
            let view = stage.add(LookingView(), "view")
            var first: UITouch?
            view.look = { touch, event in
                if touch.phase == .began { first = touch }
                guard touch.phase == .moved, let samples = event?.coalescedTouches(for: touch) else { return }
                let isLast = samples.last?.location(in: nil) == touch.location(in: nil)
                stage.mark(
                    "\(samples.count) samples, \(touch === first ? "same" : "another") touch, last is \(isLast ? "where it is" : "elsewhere")"
                )
            }
            stage.script.at(0) {
                let place = CGPoint(x: 150, y: 300)
                func sample(_ phase: FingerSample.Phase, _ dx: CGFloat, _ time: Double) -> FingerSample {
                    FingerSample(finger: 1, phase, at: CGPoint(x: place.x + dx, y: place.y), time: time)
                }
                let simulation = Simulation.current
                simulation?.schedule([sample(.down, 0, 0)], at: stage.now)
                simulation?.schedule([sample(.move, 4, 0.008), sample(.move, 8, 0.016)], at: stage.now + 0.016)
                simulation?.schedule([sample(.up, 8, 0.032)], at: stage.now + 0.032)
            }
        },
        ObservationScene("wwdc15-predicted", checks: [.holds("The first guess starts where the touch is.", .happens("a guess from here"))])
        { stage in
            let view = stage.add(LookingView(), "view")
            view.look = { touch, event in
                guard let guess = event?.predictedTouches(for: touch)?.first else { return }
                stage.mark(guess.previousLocation(in: nil) == touch.location(in: nil) ? "a guess from here" : "a guess from elsewhere")
            }
            stage.script.drag(["view", .point(x: 180, y: 100, in: "view")], duration: 0.3)
        },
        ObservationScene("wwdc16-moved-without-location-change", prints: ["moved, same location"], of: ["moved, *"]) { stage in
            let view = stage.add(LookingView(), "view")
            view.look = { touch, _ in
                guard touch.phase == .moved else { return }
                stage.mark("moved, \(touch.location(in: nil) == touch.previousLocation(in: nil) ? "same" : "another") location")
            }
            stage.play([(0, .down, 150), (0.1, .move, 150), (0.2, .up, 150)], forces: [1, 3, 1])
        },
        ObservationScene(
            "wwdc16-estimated-updates-after-ended",
            prints: ["view.touchesBegan", "view.touchesEnded", "view.touchesEstimatedPropertiesUpdated"], of: ["view.touches*"]
        ) { stage in
            stage.add(EstimateView(), "view")
            stage.script.at(0) {
                let (simulation, place) = (Simulation.current, CGPoint(x: 150, y: 300))
                simulation?.schedule([FingerSample(finger: 1, .down, at: place, type: .pencil, estimated: .force)], at: stage.now)
                simulation?.schedule([FingerSample(finger: 1, .up, at: place, type: .pencil)], at: stage.now + 0.1)
                simulation?.schedule(.estimate(finger: 1, force: 2), at: stage.now + 0.2)
            }
        },
    ]
}

extension Stage {
    /// A finger that is held on a printing view while this happens, and that lifts afterwards.
    fileprivate func interruptTouch(by interruption: Interruption) {
        add(LoggedView(), "view")
        script.finger(1).down(at: "view")
        script.wait(0.2)
        script.perform { [self] in interrupt(by: interruption, at: now) }
        script.wait(0.2)
        script.finger(1).up()
    }

    /// Shows a window that hands out each touch after it has been sent, with a view in it.
    @discardableResult
    fileprivate func inspectAfterSending(_ look: @escaping (UITouch) -> Void) -> UIView {
        let front = show(InspectingWindow(frame: Stage.bounds), as: "front")
        front.after = look
        return add(LoggedView(), "view", in: front.rootViewController?.view)
    }

    /// Plays samples of one finger that a script's verbs do not have: time, phase, x.
    fileprivate func play(_ samples: [(Double, FingerSample.Phase, CGFloat)], forces: [CGFloat] = []) {
        script.at(0) { [self] in
            for (index, (time, phase, x)) in samples.enumerated() {
                let sample = FingerSample(finger: 1, phase, at: CGPoint(x: x, y: 300), force: index < forces.count ? forces[index] : 0)
                Simulation.current?.schedule([sample], at: now + time)
            }
        }
        script.wait(0.5)
    }
}
