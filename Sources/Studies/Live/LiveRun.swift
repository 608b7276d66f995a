import EventTrace
import ExperimentKit
import UIKit

/// One case in a world that goes on for as long as its user likes: times and inputs come from outside, in the order of time.
///
/// The same inputs give the same record in every run, however time passes between them: to go back, replay the first inputs in a new run.
package final class LiveRun {
    /// The longest time that can pass at once, in seconds.
    package static let longestStep = 600.0
    /// The most entries of a run that still accepts input.
    package static let mostEntries = 1_000_000

    let simulation = Simulation()
    let stage: Stage
    /// The claims by which the run is judged.
    private let claims: [Claim]
    let stimuli: [Stimulus]
    /// The last inputs of fingers and the pointer, for pictures.
    private(set) var lastTouches = LastTouches()
    /// The samples of fingers at one moment, which are one event: they wait for the other fingers until time passes.
    private var instant: [FingerSample] = []
    private var instantTime = 0.0
    /// Fingers and pencils on the screen.
    private var contacts: [Contact] = []

    /// Opens a case. `isArranged` includes inputs that the stage has arranged besides the script, such as a button of a keyboard; a run
    /// that only the reader touches omits them. Throws `noSuchCase`.
    package init(_ experiment: Experiment, case index: Int, isArranged: Bool, claims: [Claim] = []) throws(LiveError) {
        let cases = experiment.cases
        guard cases.indices.contains(index) else { throw .noSuchCase }
        let simulation = simulation
        simulation.bounds.entries = LiveRun.mostEntries
        self.claims = claims
        let stage = simulation.perform { experiment.staging.setUp(cases[index], in: simulation) }
        self.stage = stage
        var mistakes: [Diagnostic] = []
        let stimuli = simulation.perform { stage.stimuli(&mistakes) }
        // A script that cannot be played is not played in part.
        self.stimuli = mistakes.of(.error).isEmpty ? stimuli : []
        if !isArranged { while simulation.scheduledInputs > 0 { simulation.cancelInput(0) } }
    }

    deinit {
        let stage = stage
        simulation.perform { stage.tearDown() }
    }

    /// Seconds of virtual time.
    package var now: Double { instant.isEmpty ? simulation.now : instantTime }

    /// The experiment's script as inputs that can be sent.
    package var script: [LiveInput] { stimuli.indices.flatMap { stimuli[$0].inputs(at: $0) } }

    /// Sends an input: at once, except for fingers, which are sent when time passes or another input follows.
    package func send(_ input: LiveInput) throws(LiveError) {
        try check(input.time)
        guard input.isSound else { throw .wrongInput }
        switch input.kind {
        case .touch(let sample): try touch(sample, at: input.time)
        case .step(let index): try perform(index, at: input.time)
        case .pointer(let sample): report(.pointer(sample), at: input.time)
        case .modifiers(let modifiers): report(.modifiers(modifiers), at: input.time)
        case .estimate(let finger, let force): report(.estimate(finger: finger, force: CGFloat(force)), at: input.time)
        case .press(let sample): report(.press(sample), at: input.time)
        case .interruption(let interruption): report(.interruption(interruption), at: input.time)
        }
    }

    /// Lets time pass and runs everything that is due. The time is in seconds of virtual time.
    package func advance(to time: Double) throws(LiveError) {
        try check(time)
        passTime(to: time)
    }

    /// The record so far. O(entries).
    package var trace: Trace { simulation.recorder.trace }

    /// The current outcome of each claim, judged on this case alone. O(claims × entries).
    package var outcomes: [CaseJudgement] {
        let record = StageRecord(width: Double(Stage.size.width), height: Double(Stage.size.height))
        let observed = [Observed(Finding(case: stage.case, trace: trace, stage: record))]
        return claims.map { $0.outcomes(in: observed, when: $0.condition)[0] }
    }

    private func check(_ time: Double) throws(LiveError) {
        guard time >= now, time <= now + LiveRun.longestStep else { throw .wrongTime }
        guard simulation.recorder.count < LiveRun.mostEntries, !simulation.isOver || simulation.hasStopped else { throw .full }
    }

    private func touch(_ sample: FingerSample, at time: Double) throws(LiveError) {
        guard contacts.contains(sample.contact) != (sample.phase == .down) else { throw .wrongFinger }
        if sample.phase == .down { contacts.append(sample.contact) }
        if sample.phase == .up || sample.phase == .cancel { contacts.removeAll { $0 == sample.contact } }
        if instantTime < time || !isOfInstant(sample) { passTime(to: time) }
        lastTouches.add(.fingers([sample]), at: time, entry: simulation.recorder.count)
        instantTime = time
        instant.append(sample)
    }

    /// Whether the sample is of another finger, or of the same frame as the last sample.
    private func isOfInstant(_ sample: FingerSample) -> Bool {
        guard let last = instant.last else { return false }
        return last.contact == sample.contact ? last.time != nil : !instant.contains { $0.contact == sample.contact }
    }

    private func perform(_ index: Int, at time: Double) throws(LiveError) {
        guard stimuli.indices.contains(index) else { throw .wrongInput }
        passTime(to: time)
        switch stimuli[index].kind {
        case .mark(let text): simulation.recorder.mark(text)
        case .block(let block): simulation.schedule(at: time, block)
        case .input: throw .wrongInput
        }
        simulation.run(until: time)
    }

    private func report(_ input: HardwareEvent.Input, at time: Double) {
        passTime(to: time)
        lastTouches.add(input, at: time, entry: simulation.recorder.count)
        simulation.schedule(input, at: time)
        simulation.run(until: time)
    }

    private func passTime(to time: Double) {
        if !instant.isEmpty {
            simulation.schedule(instant, at: instantTime)
            instant = []
            simulation.run(until: instantTime)
        }
        simulation.run(until: time)
    }
}
