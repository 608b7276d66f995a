import ExperimentKit
import Studies
import Testing
import UIKit

/// What client code keeps in statics when its case is over does no harm to the next.
struct OutlivingTests {
    /// Stands for statics, for one test.
    private final class Keeper<Kept>: @unchecked Sendable {
        var kept: Kept?
    }

    private final class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    }

    private static let isSecond = Variable<Bool>("isSecond", "")

    /// The calls of both cases, one after the other.
    private func run(_ body: @escaping @Sendable (Stage, _ isSecond: Bool) -> Void) -> [[String]] {
        let result = Runner().run(
            Experiment(
                id: "Static", title: "", question: "", variables: [OutlivingTests.isSecond],
                stage: { stage in
                    body(stage, stage[OutlivingTests.isSecond])
                    stage.script.tap(at: CGPoint(x: 50, y: 50))
                }))
        #expect(result.diagnostics == [])
        return result.findings.map { $0.trace.ordering.map(\.token) }
    }

    @Test func `a window, shown again or put into a view`() {
        for isShown in [true, false] {
            let keeper = Keeper<UIWindow>()
            let calls = run { stage, isSecond in
                let window = keeper.kept ?? UIWindow(frame: stage.window.bounds)
                keeper.kept = window
                if isSecond {
                    window.isHidden = false
                    window.makeKey()
                    _ = (window.next, window.isKeyWindow, window.windowScene)
                    window.rootViewController = UIViewController()
                    stage.view.addSubview(window)
                    window.removeFromSuperview()
                } else if isShown {
                    window.makeKeyAndVisible()
                    window.addSubview(Pad(frame: window.bounds))
                }
                stage.view.addSubview(Pad(frame: stage.view.bounds))
            }
            #expect(calls.count == 2 && calls[1] == ["pad.touchesBegan"], "\(calls)")
            #expect(keeper.kept?.windowScene?.windows ?? [] == [] || !isShown)
        }
    }

    @Test func `a view, in the next window or asked for the last`() {
        let keeper = Keeper<Pad>()
        let calls = run { stage, isSecond in
            if isSecond {
                #expect(keeper.kept?.window == nil && keeper.kept?.superview == nil)
            } else {
                let box = UIView(frame: stage.view.bounds)
                keeper.kept = stage.name(Pad(frame: box.bounds), "kept")
                box.addSubview(keeper.kept!)
                stage.view.addSubview(box)
            }
            if isSecond { stage.view.addSubview(keeper.kept!) }
        }
        // Its name was one of the first record.
        #expect(calls == [["kept.touchesBegan"], ["pad.touchesBegan"]])
    }

    @Test func `a touch keeps no window`() {
        final class Taker: UIView {
            var take: (UITouch) -> Void = { _ in }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(take) }
        }
        final class Watcher: @unchecked Sendable {
            weak var view: UIView?
        }
        let (keeper, watcher) = (Keeper<UITouch>(), Watcher())
        _ = Runner().run(
            Experiment(
                id: "Touch", title: "", question: "",
                stage: { stage in
                    let taker = Taker(frame: stage.view.bounds)
                    taker.take = { keeper.kept = $0 }
                    stage.view.addSubview(taker)
                    watcher.view = taker
                    stage.script.tap(taker)
                }))
        #expect(keeper.kept?.phase == .ended && keeper.kept?.view == nil && watcher.view == nil)
    }

    @Test func `marks of what goes with the case are nobody's`() {
        final class Farewell {
            let stage: Stage
            init(_ stage: Stage) { self.stage = stage }
            deinit { stage.mark("gone") }
        }
        let calls = run { stage, _ in
            let farewell = Farewell(stage)
            Timer.scheduledTimer(withTimeInterval: 1000, repeats: false) { _ in _ = farewell }
        }
        #expect(calls == [[], []])
    }
}
