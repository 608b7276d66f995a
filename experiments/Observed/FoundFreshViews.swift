import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How views come into sight, are laid out, are touched and moved, as later logs show it.
extension ObservationScene {
    static let foundFreshViews: [ObservationScene] = [
        ObservationScene(
            "root-with-view-layout-log",
            prints: [
                "A.viewDidLoad", "init", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", .many("view.layoutSubviews"), "view.draw",
            ], of: ["A.viewDidLoad", "init", "A.view*LayoutSubviews", "view.layoutSubviews", "view.draw"]
        ) { stage in
            let root = stage.name(PrintingController(), "A")
            root.whenLoaded = { controller in
                stage.mark("init")
                let view = stage.name(ShownView(frame: CGRect(x: 20, y: 100, width: 100, height: 100)), "view")
                view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
                controller.view.addSubview(view)
            }
            stage.window.rootViewController = root
        },
        ObservationScene(
            "view-shown-steps-log",
            prints: ["view.didMoveToSuperview", "view.willMoveToWindow", "view.didMoveToWindow", "view.layoutSubviews", "view.draw"],
            of: ["view.*Move*", "view.layoutSubviews", "view.draw"]
        ) { stage in
            let root = UIViewController()
            root.view.addSubview(stage.name(ShownView(frame: CGRect(x: 20, y: 100, width: 100, height: 100)), "view"))
            stage.window.rootViewController = root
        },
        tapsAroundControls(cancels: true, prints: ["button clicked", "view tapped"]),
        tapsAroundControls(cancels: false, prints: ["view tapped", "button clicked", "view tapped", "UIControl clicked"]),
        ObservationScene(
            "button-quick-taps-log",
            prints: [
                "button.action(touchDown)", "button.action(touchUpInside)", "button.action(touchDown)", "button.action(touchDownRepeat)",
                "button.action(touchUpInside)", "button.action(touchDown)", "button.action(touchDownRepeat)",
                "button.action(touchUpInside)",
            ], of: ["button.action(*)"]
        ) { stage in
            stage.addFullButton()
            for _ in 1...3 {
                stage.script.tap("button", hold: 0.05)
                stage.script.wait(0.1)
            }
        },
        ObservationScene(
            "button-dragged-out-log",
            prints: [
                "button.action(touchDown)", .many("button.action(touchDragInside)"), "button.action(touchDragExit)",
                .many("button.action(touchDragOutside)"), .rest,
            ], of: ["button.action(*)"]
        ) { stage in
            stage.addFullButton()
            stage.script.drag([.point(x: 50, y: 50, in: "button"), .point(x: 50, y: 300, in: "button")], duration: 0.5)
        },
        ObservationScene(
            "main-queue-before-layout", prints: [.rest, "touched", "block", "view.layoutSubviews"], of: ["touched", "block", "view.*"]
        ) {
            stage in
            stage.systemVersion = 13
            let view = stage.add(LayoutView(), "view")
            let pad = stage.add(TouchedView(), "pad", at: CGRect(x: 20, y: 500, width: 100, height: 100))
            stage.script.wait(1)
            pad.touched = {
                stage.mark("touched")
                view.setNeedsLayout()
                DispatchQueue.main.async { stage.mark("block") }
            }
            stage.script.tap("pad")
        },
        ObservationScene(
            "touch-climbs-before-own-lines-log",
            prints: ["A.touchesBegan", "app_window.touchesBegan", "app.touchesBegan", "This is my touch!"],
            of: ["A.touchesBegan", "app_window.touchesBegan", "app.touchesBegan", "This is my touch!"]
        ) { stage in
            stage.application.delegate = stage.name(LastResponder(), "app")
            let root = stage.name(ClimbingController(), "A")
            stage.show(ProbeWindow(frame: Stage.bounds), root: root, as: "app_window")
            let view = SuperFirstView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
            view.say = { stage.mark("This is my touch!") }
            root.view.addSubview(stage.name(view, "my"))
            stage.script.tap("my")
        },
        ObservationScene("constraint-constant-before-layout", prints: ["100", "100", "200"], of: ["100", "200"]) { stage in
            let view = stage.add(UIView(), "view", at: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            let size = view.heightAnchor.constraint(equalToConstant: 100)
            let anchor = view.superview ?? stage.window
            NSLayoutConstraint.activate([
                size, view.widthAnchor.constraint(equalToConstant: 100),
                view.leadingAnchor.constraint(equalTo: anchor.leadingAnchor), view.topAnchor.constraint(equalTo: anchor.topAnchor),
            ])
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("\(Int(view.frame.height))")
                size.constant = 200
                stage.mark("\(Int(view.frame.height))")
                anchor.layoutIfNeeded()
                stage.mark("\(Int(view.frame.height))")
            }
        },
    ]

    private static func tapsAroundControls(cancels: Bool, prints: [ExpectedLine], line: Int = #line) -> ObservationScene {
        ObservationScene(
            cancels ? "tap-around-button-log" : "tap-around-controls-not-cancelling-log", prints: prints, of: ["view tapped", "* clicked"],
            line: line
        ) { stage in
            let parent = stage.add(UIView(), "parent", at: CGRect(x: 20, y: 100, width: 300, height: 300))
            let button = stage.add(UIButton(), "button", at: CGRect(x: 0, y: 0, width: 150, height: 150), in: parent)
            let control = stage.add(UIControl(), "control", at: CGRect(x: 150, y: 150, width: 150, height: 150), in: parent)
            let tap = UITapGestureRecognizer(target: stage.target(marking: "view tapped"), action: ActionTarget.fire)
            tap.cancelsTouchesInView = cancels
            stage.add(tap, "tap", to: parent)
            stage.addTarget(to: button, for: .touchUpInside) { stage.mark("button clicked") }
            stage.addTarget(to: control, for: .touchUpInside) { stage.mark("UIControl clicked") }
            stage.script.tap("button")
            stage.script.wait(1)
            stage.script.tap("control")
        }
    }
}

extension Stage {
    fileprivate func addFullButton() {
        let button = add(UIButton(), "button", at: CGRect(x: 100, y: 200, width: 100, height: 100))
        addTargets(
            to: button,
            for: [
                .touchDown, .touchDownRepeat, .touchDragInside, .touchDragExit, .touchDragOutside, .touchUpInside,
            ])
    }
}

private final class ShownView: UIView {
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func draw(_ rect: CGRect) {}
}

private final class TouchedView: UIView {
    var touched: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
}

/// Hands its touches on before it says so.
private final class SuperFirstView: UIView {
    var say: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        say()
    }
}

private final class ClimbingController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class LastResponder: UIResponder, UIApplicationDelegate {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}
