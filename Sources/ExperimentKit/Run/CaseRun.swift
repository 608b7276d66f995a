import EventTrace
import UIKit

/// One case: a world of its own, the stage set up in it, the script played.
struct CaseRun {
    /// Seconds of virtual time that the world goes on after the script, for what still comes due.
    static let settling = 60.0

    let experiment: Experiment
    let `case`: Case
    /// Which of the orders that UIKit leaves open is picked; 0 is the default.
    var order = 0
    /// The rule that the world does without; nil in an ordinary run.
    var ablation: Ablation?

    /// What was recorded, and the author's mistakes that showed; how many recognizers got touches.
    func run() -> (finding: Finding, diagnostics: [Diagnostic], recognizers: Int) {
        let simulation = Simulation(ablation: ablation)
        simulation.openOrder = OpenOrder(order)
        return withExtendedLifetime(simulation) {
            let stage = simulation.perform { setUp(in: simulation) }
            defer { simulation.perform { stage.tearDown() } }
            return play(stage, in: simulation)
        }
    }

    /// The case under the default order, and repeated under others.
    func runAll() -> (finding: Finding, diagnostics: [Diagnostic]) {
        let (finding, diagnostics, recognizers) = run()
        guard diagnostics.isEmpty else { return (finding, diagnostics) }
        var seen: Set<[String]> = [finding.trace.spelledOut]
        var alternatives: [Trace] = []
        for number in OrderChoices(ofRecognizers: recognizers).numbers {
            let trace = CaseRun(experiment: experiment, case: `case`, order: number, ablation: ablation).run().finding.trace
            if seen.insert(trace.spelledOut).inserted { alternatives.append(trace) }
        }
        let unordered = alternatives.isEmpty ? [] : OpenBlocks(finding.trace.ordering, alternatives.map { $0.ordering }).ranges
        return (
            Finding(case: `case`, trace: finding.trace, stage: finding.stage, alternatives: alternatives, unordered: unordered), diagnostics
        )
    }

    private func play(_ stage: Stage, in simulation: Simulation) -> (finding: Finding, diagnostics: [Diagnostic], recognizers: Int) {
        var diagnostics: [Diagnostic] = []
        let stimuli = simulation.perform { stage.script.stimuli(diagnostics: &diagnostics) { stage.find($0) } }
        let snapshot = simulation.perform { StageSnapshot(stage) }
        // A script that cannot be played is not played in part.
        if diagnostics.isEmpty { Player(simulation).play(stimuli) }
        let trace = simulation.recorder.trace
        let record = simulation.perform {
            snapshot.record(stage, trace, paths: FingerPath.paths(of: stimuli), duration: stimuli.last?.time ?? 0)
        }
        return (Finding(case: `case`, trace: trace, stage: record), stage.diagnostics + diagnostics, simulation.openOrder.count)
    }

    private func setUp(in simulation: Simulation) -> Stage {
        let stage = Stage(experiment, `case`, simulation)
        experiment.stage(stage)
        stage.window.layoutIfNeeded()
        experiment.script?(stage)
        return stage
    }
}

extension Trace {
    /// All that happened and was decided, without the times.
    fileprivate var spelledOut: [String] { entries.map { "\($0.depth) \(describe($0))" } }
}

extension Stage {
    func find(_ place: Place) -> Spot? {
        switch place {
        case .window(let spot): spot
        case .named(let name, let spot): view(named: name)?.spotOnScreen(spot)
        case .view(let view, let spot): view.spotOnScreen(spot)
        }
    }
}
