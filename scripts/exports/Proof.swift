// Plays exported files on the engine: scripts/check-exports compiles it together with them and with what they end with.
import EventTrace
@testable import ExperimentKit
@testable import Studies
import Experiments
import Foundation
import UIKit

/// Holds what the log of an exported file says against what the engine records of the experiment.
struct Proof {
    let experiment: Experiment
    let exported: DeviceExperiment

    /// The cases that differ, each with where they part.
    func differences() -> [String] {
        let recorded = Runner(jobs: 1).run(experiment).findings.map { Proof.lines($0.trace.ordering) }
        let logged = logs()
        return recorded.indices.compactMap { number in
            guard let log = logged[number] else { return "\(experiment.id) case \(number + 1): nothing was logged" }
            guard let place = (0..<max(log.count, recorded[number].count)).first(where: { log[at: $0] != recorded[number][at: $0] }) else {
                return nil
            }
            return "\(experiment.id) case \(number + 1), line \(place + 1): recorded \(recorded[number][at: place] ?? "nothing more")"
                + ", logged \(log[at: place] ?? "nothing more")"
        }
    }

    /// The closures that the engine calls, which a log on a device does not have; what is called in them it has.
    private static let closures = Set(
        [Word.completion, .interactionChanged, .alongsideTransition, .viewControllerProvider].map(\.rawValue))

    private static func lines(_ ordering: [Call]) -> [String] {
        var around: [Int] = []
        return ordering.compactMap { call in
            around.removeAll { $0 >= call.depth }
            // The action of a control or recognizer has an argument; that of an alert is a closure.
            let isOfAlert = call.token.hasSuffix(".\(Word.action.rawValue)")
            if !call.isMark, closures.contains(call.call) || isOfAlert {
                around.append(call.depth)
                return nil
            }
            let indent = String(repeating: ". ", count: call.depth - around.count)
            return "\(indent)\(call.isMark ? "- " : "> ")\(call.token.replacing("\n", with: " "))"
        }
    }

    /// What each case logs, without times and answers.
    private func logs() -> [Int: [String]] {
        nonisolated(unsafe) var logs: [Int: [String]] = [:]
        nonisolated(unsafe) let exported = exported
        let staged = Experiment(
            id: experiment.id, title: "", question: "", variables: experiment.variables, excluding: experiment.exclusion,
            stage: { real in
                let index = real.case.index
                // A case is set up again for the other orders that UIKit leaves open; the first is the default.
                let isFirst = logs[index] == nil
                if isFirst { logs[index] = [] }
                CallLog.current = CallLog()
                Hooks.current = Hooks()
                CallLog.current.write = { line in
                    let words = line.split(separator: " ", maxSplits: 2)
                    guard words[1] != "#" else { return }
                    let text = words[2].drop { $0 == "." || $0 == " " }
                    if isFirst, !text.hasPrefix("<") { logs[index]?.append(String(words[2])) }
                }
                let values = zip(real.case.variables, real.case.values).map { ($0.name, $1.description) }
                let device = DeviceExperiment(
                    id: exported.id, values: Dictionary(uniqueKeysWithValues: values), stage: exported.stage, script: exported.script)
                let stage = device.setUp(in: real.window) { stage in
                    stage.ask = { World(real: real).meet($0) }
                }
                // As on a device, where the stage stays: it keeps the targets alive.
                real.keep(stage)
                for step in stage.script.steps.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }) {
                    Hand(real: real, stage: stage).play(step.element)
                }
            })
        _ = Runner(jobs: 1).run(staged)
        return logs
    }
}

/// Plays the exported script on the engine.
private struct Hand {
    let real: ExperimentKit.Stage
    let stage: Stage

    func play(_ step: Script.Step) {
        real.script.wait(max(0, step.time - real.script.now))
        switch step.kind {
        case .down(let number, let place, let tool): finger(number).down(at: spot(place), with: self.tool(tool))
        case .move(let number, let places, let duration, let samples):
            let start = real.script.now
            finger(number).move(along: places.map(spot), over: duration, samplesPerFrame: samples)
            real.script.advance(to: start)
        case .up(let number): finger(number).up()
        case .press(let number, let force): finger(number).press(force: force)
        case .refine(let number, let force): finger(number).refine(force: force)
        case .cancelAll: real.script.cancelAll()
        case .hold(let modifiers): real.script.hold(modifiers)
        case .mark(let text): real.script.perform { CallLog.current.mark(text) }
        case .block(let block): real.script.perform(block)
        }
    }

    private func finger(_ number: Int) -> ExperimentKit.Finger {
        number == 0 ? ExperimentKit.Finger(.pointer, script: real.script) : real.script.finger(number)
    }

    private func spot(_ place: Place) -> ExperimentKit.Place {
        switch place {
        case .window(let point): return .point(point)
        case .named(let name, let point):
            guard let view = stage.view(named: name) else { return .named(name, nil) }
            return .view(view, point.map { Spot($0) })
        case .view(let view, let point): return .view(view, point.map { Spot($0) })
        }
    }

    private func tool(_ tool: Tool) -> ExperimentKit.Tool {
        switch tool {
        case .finger: .finger
        case .pencil: .pencil
        case .synthetic(let edges): .synthetic(from: edges)
        case .pointer(let buttons): .pointer(buttons)
        }
    }
}

/// Does what the person with the device would do.
private struct World {
    let real: ExperimentKit.Stage

    func meet(_ request: Request) -> Bool {
        switch request {
        case .interrupt(let interruption, let time): real.interrupt(by: kind(interruption), at: time)
        case .shake(let time): real.shake(at: time)
        case .press(let type, let time): real.press(type, at: time)
        case .remoteControl(let command, let time): real.remoteControl(command, at: time)
        case .movePointer(let point, let buttons, let time): real.movePointer(to: point, buttons: buttons, at: time)
        case .tap(let type, let finger, let point, let time, let hold):
            real.tap(with: type, finger: finger, at: point, time: time, hold: hold)
        case .keepBusy(let time): real.keepBusy(until: time)
        case .foreground(let isInFront): real.isApplicationInForeground = isInFront
        case .systemVersion(let version): real.systemVersion = EventTrace.SystemVersion(floatLiteral: version.number)
        case .focus(let view): real.focusedView = view
        case .type(let text): real.type(text)
        case .pressKey(let input, let modifiers): real.pressKey(input, with: modifiers)
        case .pressDelete: real.pressDelete()
        case .chooseFromEditMenu(let action): return real.chooseFromEditMenu(action)
        case .threshold(let name, let number): set(name, number)
        }
        return true
    }

    private func kind(_ interruption: Interruption) -> EventTrace.Interruption {
        switch interruption {
        case .call: .call
        case .alert: .alert
        case .statusBarTap: .statusBarTap
        case .systemGesture: .systemGesture
        case .background: .background
        case .foreground: .foreground
        }
    }

    private func set(_ name: String, _ number: Double) {
        switch name {
        case "nextTapDistance": real.thresholds.nextTapDistance = number
        case "tapMovement": real.thresholds.tapMovement = number
        case "panMovement": real.thresholds.panMovement = number
        case "tapPress": real.thresholds.tapPress = number
        case "nextTap": real.thresholds.nextTap = number
        default: preconditionFailure("a number that no experiment changes: \(name)")
        }
    }
}

extension [String] {
    fileprivate subscript(at place: Int) -> String? { place < count ? self[place] : nil }
}

@main
enum Main {
    static func main() {
        var differing = 0
        var cases = 0
        for (id, exported) in exportedExperiments {
            guard let experiment = allExperiments.first(where: { $0.id == id }) else { continue }
            cases += experiment.cases.count
            for difference in Proof(experiment: experiment, exported: exported).differences() {
                print(difference)
                differing += 1
            }
        }
        print("\(exportedExperiments.count) experiments, \(cases) cases, \(differing) of them differ")
        exit(differing == 0 ? 0 : 1)
    }
}
