import EventTrace
import ExperimentKit
import Foundation
import Studies
import UIKit

extension Benchmark {
    /// What is large beyond what the project has: how long it takes, and the most memory of the process meanwhile.
    static var growth: [Benchmark] {
        [
            grown("1,000 experiments") { run((0..<1000).map { tapped("E\($0)", cases: 1) }) },
            grown("6,400 cases of 100 experiments") { run((0..<100).map { tapped("E\($0)", cases: 64) }) },
            grown("a record of 1,000,000 entries, written and copied") {
                let recorder = Recorder()
                let level = recorder.intern("level_1")
                for _ in 0..<1_000_000 {
                    recorder.enter(.touchesBegan, of: level, by: .exactlyTheChangedTouches)
                    recorder.leave()
                }
                precondition(recorder.trace.entries.count == 1_000_000)
            },
            grown("a tap on the innermost of 9,990 nested views") { run([nested(9990, recognizers: false)]) },
            grown("a tap on the innermost of 3,000 nested views, each with a recognizer") { run([nested(3000, recognizers: true)]) },
            grown("100 fingers that move for a second") { run([fingers(100)]) },
        ].flatMap { $0 }
    }

    private static func grown(_ name: String, _ body: @escaping () -> Void) -> [Benchmark] {
        [
            .value("growth: \(name): time", "ms") { ContinuousClock().measure(body).seconds * 1000 },
            .value("growth: \(name): memory", "MB") {
                PeakMemory.reset()
                body()
                return PeakMemory.megabytes
            },
        ]
    }

    private static func run(_ experiments: [Experiment]) {
        for result in Runner().run(experiments) {
            precondition(result.diagnostics.isEmpty && !result.findings.isEmpty, "\(result.diagnostics)")
        }
    }

    private static func tapped(_ id: String, cases: Int) -> Experiment {
        let number = Variable("number", "", Array(0..<cases))
        return Experiment(
            id: id, title: id, question: id, variables: cases == 1 ? [] : [number],
            stage: { stage in
                if cases > 1 { _ = stage[number] }
                stage.view.addSubview(stage.name(Level(frame: CGRect(x: 20, y: 20, width: 100, height: 100)), "pad"))
                stage.script.tap("pad")
            })
    }

    private static func nested(_ depth: Int, recognizers: Bool) -> Experiment {
        Experiment(
            id: "Nested", title: "", question: "",
            stage: { stage in
                var innermost: UIView = stage.view
                for level in 1...depth {
                    // The innermost takes the touch: passed on, it would fill the record of a case.
                    let view = level == depth ? Taker(frame: stage.view.bounds) : UIView(frame: stage.view.bounds)
                    if recognizers { view.addGestureRecognizer(UITapGestureRecognizer()) }
                    innermost.addSubview(view)
                    innermost = view
                }
                stage.script.tap(innermost)
            })
    }

    private static func fingers(_ count: Int) -> Experiment {
        Experiment(
            id: "Fingers", title: "", question: "",
            stage: { stage in
                let pad = stage.name(Level(frame: stage.view.bounds), "pad")
                pad.isMultipleTouchEnabled = true
                stage.view.addSubview(pad)
                func place(_ number: Int, _ y: Double) -> Place { .point(x: Double(number) * 3 + 5, y: y) }
                for number in 1...count { stage.script.finger(number).down(at: place(number, 100)) }
                stage.script.together {
                    for number in 1...count { stage.script.finger(number).move(to: place(number, 300), over: 1) }
                }
                for number in 1...count { stage.script.finger(number).up() }
            })
    }
}

private final class Level: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

private final class Taker: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The most memory that this process has used since the last reset, as the kernel counts it.
private enum PeakMemory {
    static func reset() { try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8) }

    static var megabytes: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
}
