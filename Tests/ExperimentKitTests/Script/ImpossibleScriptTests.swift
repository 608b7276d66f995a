import ExperimentKit
import Studies
import Testing
import UIKit

/// What no hand and no clock can do is a mistake with a place, in every build.
struct ImpossibleScriptTests {
    private func messages(_ stage: @escaping @Sendable (Stage) -> Void) -> [String] {
        Runner().run(Experiment(id: "E", title: "", question: "", stage: stage)).diagnostics.map { "\($0.location.line): \($0.summary)" }
    }

    @Test func `times are numbers of seconds within an hour`() {
        let line = #line
        let found = messages { stage in
            let script = stage.script
            script.wait(-1)
            script.wait(.nan)
            script.wait(1e16)
            script.press(stage.view, for: -1)
            script.at(.nan) {}
            script.drag([.point(x: 0, y: 0), .point(x: 9, y: 9)], duration: 365 * 86_400)
            for _ in 0..<2 { script.wait(2000) }
        }
        #expect(
            found == [
                "\(line + 3): the script waits for -1 seconds", "\(line + 4): the script waits for nan seconds",
                "\(line + 5): the script waits for 1e+16 seconds", "\(line + 6): a finger is held for -1 seconds",
                "\(line + 7): the script runs code at nan seconds", "\(line + 8): a finger moves for 31536000 seconds",
                "\(line + 9): the script lasts more than 3600 seconds",
            ])
    }

    @Test func `so are those at which the world does something`() {
        let line = #line
        let found = messages { stage in
            stage.shake(at: -1)
            stage.press(.menu, at: .nan)
            stage.keepBusy(until: .infinity)
            stage.interrupt(by: .call, at: 1e9)
            stage.remoteControl(.remoteControlPlay, at: -.infinity)
            stage.movePointer(to: CGPoint(x: CGFloat.nan, y: 1), at: 0)
            stage.tap(with: .pencil, finger: 1, at: .zero, time: 0, hold: -1)
        }
        #expect(
            found == [
                "\(line + 2): a shake comes at -1 seconds", "\(line + 3): a press comes at nan seconds",
                "\(line + 4): the main thread is busy until inf seconds", "\(line + 5): an interruption comes at 1000000000 seconds",
                "\(line + 6): a command comes at -inf seconds", "\(line + 7): the pointer goes to (nan, 1), which is no place",
                "\(line + 8): a tap holds for -1 seconds",
            ])
    }

    @Test(arguments: [Double.nan, .infinity, 1e300]) func `fingers go to places`(number: Double) {
        let found = messages { $0.script.drag([.point(x: 1, y: 1), .point(x: number, y: 1)], duration: 0.1) }
        #expect(found.count == 1 && found[0].contains("the script goes to (\(Value.number(number)), 1), which is no place"), "\(found)")
    }

    @Test(arguments: [Double.nan, .infinity, 1e300]) func `views are at places when the script begins`(number: Double) {
        let found = messages { stage in
            let view = stage.name(UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)), "pad")
            view.transform = CGAffineTransform(a: CGFloat(number), b: 0, c: 0, d: 1, tx: 0, ty: 0)
            stage.view.addSubview(view)
            stage.script.tap("root")
        }
        #expect(found.count == 1 && found[0].contains("case 1 (the only case): a corner of 'pad' is at ("), "\(found)")
        let framed = messages { stage in
            stage.view.addSubview(UIView(frame: CGRect(x: number.isNaN ? .infinity : CGFloat(number), y: 0, width: 10, height: 10)))
            stage.script.mark("played")
        }
        #expect(framed.count == 1 && framed[0].contains("a corner of a view without a name is at ("), "\(framed)")
    }

    @Test func `counts are within what somebody does`() {
        let line = #line
        let found = messages { stage in
            let script = stage.script
            script.tap(stage.view, count: -1)
            script.tap(stage.view, count: .max)
            script.drag([], duration: 1)
            script.finger(1).move(to: .point(x: 1, y: 1), over: 1, samplesPerFrame: 0)
            script.finger(1).move(to: .point(x: 1, y: 1), over: 1, samplesPerFrame: .max)
            script.finger(1).refine(force: -1)
            script.finger(1).press(force: 0)
        }
        #expect(
            found == [
                "\(line + 3): the script taps -1 times", "\(line + 4): the script taps \(Int.max) times",
                "\(line + 5): a drag goes nowhere",
                "\(line + 6): a finger moves with 0 samples a frame", "\(line + 7): a finger moves with \(Int.max) samples a frame",
                "\(line + 8): a pencil presses with a force of -1",
                "\(line + 9): a finger presses with a force of 0",
            ])
    }

    @Test func `a script has an end`() {
        let steps = messages { stage in for _ in 0..<200_000 { stage.script.mark("again") } }
        #expect(steps.count == 1 && steps[0].hasSuffix("the script has more than 100000 steps"))
        let samples = messages { stage in
            stage.script.finger(1).down(at: .point(x: 1, y: 1))
            stage.script.finger(1).move(to: .point(x: 9, y: 9), over: 3000, samplesPerFrame: 1000)
            stage.script.finger(1).up()
        }
        #expect(samples.count == 1 && samples[0].hasSuffix("the moves of the script have more than 500000 samples"), "\(samples)")
    }

    @Test func `a window keeps a root controller, and a stage a version that the engine knows`() {
        let found = messages { stage in
            stage.window.rootViewController = nil
            stage.view.addSubview(UIView())
            stage.script.mark("played")
        }
        #expect(found.count == 1 && found[0].hasSuffix("the stage's window has lost its root controller, in case the only case"))
        let version = messages { stage in
            stage.systemVersion = 12
            stage.script.mark("played")
        }
        #expect(version.count == 1 && version[0].hasSuffix("the stage asks for iOS 12"), "\(version)")
    }
}
