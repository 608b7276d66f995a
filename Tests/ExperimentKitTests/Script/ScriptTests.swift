import EventTrace
import Testing
import UIKit

@testable import ExperimentKit

struct ScriptTests {
    /// Views: `a` in the middle of 10, 10 and `b` of 100, 10.
    private func play(_ write: (Script) -> Void) -> (lines: [String], diagnostics: [String]) {
        let script = Script()
        write(script)
        var diagnostics: [Diagnostic] = []
        let stimuli = script.stimuli(diagnostics: &diagnostics) { place in
            switch place {
            case .window(let spot): spot
            case .named("a", let spot): spot ?? Spot(x: 10, y: 10)
            case .named("b", let spot): spot ?? Spot(x: 100, y: 10)
            case .named, .view: nil
            }
        }
        return (stimuli.map { "\(Milliseconds($0.time)) \($0.kind.words)" }, diagnostics.map { $0.summary })
    }

    @Test func `a tap lands, holds for 80 ms and lifts`() {
        #expect(play { $0.tap("a") }.lines == ["0.0 down 1 10,10", "80.0 up 1 10,10"])
        #expect(play { $0.press("b", for: 0.6) }.lines == ["0.0 down 1 100,10", "600.0 up 1 100,10"])
    }

    @Test func `taps and gestures are 100 ms apart unless the script waits`() {
        #expect(
            play { $0.doubleTap("a") }.lines == [
                "0.0 down 1 10,10", "80.0 up 1 10,10", "180.0 down 1 10,10", "260.0 up 1 10,10",
            ])
        let waited = play { script in
            script.tap("a")
            script.wait(1)
            script.tap("b", hold: 0.02)
        }
        #expect(waited.lines == ["0.0 down 1 10,10", "80.0 up 1 10,10", "1080.0 down 1 100,10", "1100.0 up 1 100,10"])
    }

    @Test func `a drag is sampled sixty times a second and ends where it ends`() {
        #expect(
            play { $0.drag(["a", "b"], duration: 0.05) }.lines == [
                "0.0 down 1 10,10", "16.7 move 1 40,10", "33.3 move 1 70,10", "50.0 move 1 100,10", "50.0 up 1 100,10",
            ])
        #expect(
            play { $0.drag([.point(x: 0, y: 0), .point(x: 0, y: 30), .point(x: 30, y: 30)], duration: 0.04) }.lines == [
                "0.0 down 1 0,0", "16.7 move 1 0,25", "33.3 move 1 20,30", "40.0 move 1 30,30", "40.0 up 1 30,30",
            ])
    }

    @Test func `fingers land at one instant, and move together`() {
        let pinch = play { script in
            script.finger(1).down(at: "a")
            script.finger(2).down(at: "b")
            script.together {
                script.finger(1).move(to: .point(x: 0, y: 10), over: 0.02)
                script.finger(2).move(to: .point(x: 110, y: 10), over: 0.03)
            }
            script.finger(1).up()
            script.finger(2).up()
        }
        #expect(pinch.diagnostics == [])
        #expect(
            pinch.lines.map { $0.prefix { $0 != "," } } == [
                "0.0 down 1 10", "0.0 down 2 100", "16.7 move 1 1.67", "16.7 move 2 105.56", "20.0 move 1 0",
                "30.0 move 2 110", "30.0 up 1 0", "30.0 up 2 110",
            ])
        let taps = play { script in
            script.together {
                script.tap("a")
                script.tap("b", hold: 0.1, finger: 2)
            }
            script.mark("done")
        }
        #expect(
            taps.lines == ["0.0 down 1 10,10", "0.0 down 2 100,10", "80.0 up 1 10,10", "100.0 up 2 100,10", "100.0 — done"])
    }

    @Test func `marks, code and cancellation stand at their times`() {
        let script = play { script in
            script.at(0.05) {}
            script.finger(1).down(at: "a")
            script.wait(0.1)
            script.perform {}
            script.mark("gone")
            script.cancelAll()
        }
        #expect(script.lines == ["0.0 down 1 10,10", "50.0 block", "100.0 block", "100.0 — gone", "100.0 cancel 1 10,10"])
        #expect(script.diagnostics == [])
    }

    @Test func `of several samples in a frame the last is delivered with the earlier ones`() {
        let drag = play { script in
            script.finger(1).down(at: "a")
            script.finger(1).move(to: "b", over: 0.05, samplesPerFrame: 2)
            script.finger(1).up()
        }
        #expect(
            drag.lines == [
                "0.0 down 1 10,10", "16.7 move 1 40,10 after 25,10", "33.3 move 1 70,10 after 55,10", "50.0 move 1 100,10 after 85,10",
                "50.0 up 1 100,10",
            ])
    }

    @Test func `a pencil is one until it lifts, and better values can follow`() {
        let stroke = play { script in
            script.finger(1).down(at: "a", with: .pencil)
            script.finger(1).move(to: "b")
            script.finger(1).up()
            script.wait(0.1)
            script.finger(1).refine(force: 2)
        }
        #expect(stroke.diagnostics == [])
        #expect(
            stroke.lines == [
                "0.0 down 1 10,10 pencil", "0.0 move 1 100,10 pencil", "0.0 up 1 100,10 pencil", "100.0 refine 1 to 2",
            ])
    }

    @Test func `a finger that presses harder stays where it is`() {
        let pressed = play { script in
            script.finger(1).down(at: "a")
            script.wait(0.1)
            script.finger(1).press(force: 3)
            script.finger(1).up()
        }
        #expect(pressed.diagnostics == [])
        #expect(pressed.lines == ["0.0 down 1 10,10", "100.0 move 1 10,10", "100.0 up 1 10,10"])
    }

    @Test func `what no finger can do is a diagnostic`() {
        #expect(play { $0.doubleTap("c") }.diagnostics == ["the script goes to 'c', and there is no such view in the window"])
        #expect(play { $0.finger(2).up() }.diagnostics == ["finger 2 is lifted without having landed"])
        #expect(play { $0.finger(2).press(force: 2) }.diagnostics == ["finger 2 presses harder without having landed"])
        #expect(play { $0.finger(2).move(to: "a") }.diagnostics == ["finger 2 moves without having landed"])
        #expect(play { $0.finger(1).down(at: "a") }.diagnostics == ["finger 1 is never lifted"])
        let twice = play { script in
            script.finger(1).down(at: "a")
            script.tap("b")
        }
        #expect(twice.diagnostics.first == "finger 1 lands while it is down")
        let still = play { script in
            script.together {
                script.finger(1).down(at: "a")
                script.finger(1).move(to: "b", over: 1)
                script.finger(1).up()
            }
        }
        #expect(still.diagnostics.first == "finger 1 is lifted while it is still moving")
    }
}

extension Stimulus.Kind {
    fileprivate var words: String {
        switch self {
        case .input(.fingers(let samples)): return words(of: samples)
        case .input(.pointer(let sample)):
            return "pointer \(sample.buttons.rawValue) \(sample.place.map { at($0) } ?? "gone")"
        case .input(.estimate(let finger, let force)): return "refine \(finger) to \(Value.number(Double(force)))"
        case .input(.modifiers(let modifiers)): return "hold \(modifiers.rawValue)"
        case .input: return "another input"
        case .mark(let text): return "— \(text)"
        case .block: return "block"
        }
    }

    private func at(_ point: CGPoint) -> String { "\(Value.number(Double(point.x))),\(Value.number(Double(point.y)))" }

    private func words(of samples: [FingerSample]) -> String {
        guard let last = samples.last, case .finger(let finger) = last.contact else { return "nothing" }
        let earlier = samples.dropLast().map { at($0.location) }
        return "\(last.phase) \(finger) \(at(last.location))" + (earlier.isEmpty ? "" : " after \(earlier.joined(separator: " "))")
            + (last.type == .pencil ? " pencil" : "")
    }
}
