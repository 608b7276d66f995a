import EventTrace
import ExperimentKit
import UIKit

/// One case: a world of its own, with the stage set up in it and the script played.
struct CaseRun {
    /// The number of entries after which a case ends, about twenty times those of the longest experiment: such a page has ten megabytes.
    static let mostEntries = 20_000

    let staging: Staging
    let `case`: Case
    /// The version of iOS that the world behaves like, unless the stage asks for one.
    var systemVersion = SystemVersion.newest
    /// The number of the order that is picked among those that UIKit leaves open; 0 is the default.
    var order = 0
    /// The rule that the world does without; nil in an ordinary run.
    var ablation: Ablation?
    /// The one thing that is changed; nil in an ordinary run.
    var mutation: Mutation?
    /// Sees the stage when it has been set up, and before it is taken down.
    var inspection: (@Sendable (Stage) -> Void)?

    func run() -> CaseOutcome { mutation.map { $0.whileInForce(runOnce) } ?? runOnce() }

    /// The possible mutations of this case, one thing at a time; empty if the script has a mistake.
    func mutations() -> [Mutation] {
        let simulation = Simulation()
        return simulation.perform {
            let stage = staging.setUp(`case`, in: simulation)
            defer { stage.tearDown() }
            var diagnostics: [Diagnostic] = []
            let stimuli = compile(stage, &diagnostics)
            return diagnostics.of(.error).isEmpty ? StageMutations.all(on: stage) + ScriptMutations(stimuli).all : []
        }
    }

    private func runOnce() -> CaseOutcome {
        CaseWatch.current?.begins(staging.id, staging.location, `case`.words)
        defer { CaseWatch.current?.ends() }
        let simulation = Simulation(ablation: ablation)
        simulation.systemVersion = systemVersion
        simulation.openOrder = OpenOrder(order)
        if !simulation.bounds.isExpected { simulation.bounds.entries = CaseRun.mostEntries }
        mutation?.prepare(simulation)
        return withExtendedLifetime(simulation) {
            let stage = simulation.perform { staging.setUp(`case`, in: simulation) }
            inspect(stage, in: simulation)
            defer {
                inspect(stage, in: simulation)
                simulation.perform { stage.tearDown() }
            }
            return play(stage, in: simulation)
        }
    }

    private func inspect(_ stage: Stage, in simulation: Simulation) {
        if let inspection { simulation.perform { inspection(stage) } }
    }

    /// Runs the case under the default order, and repeats it under others.
    func runAll() -> CaseOutcome {
        let first = run()
        guard first.diagnostics.of(.error).isEmpty else { return first }
        var alternatives: [Trace] = []
        for number in OrderChoices(ofRecognizers: first.recognizers).numbers {
            var other = self
            other.order = number
            let trace = other.run().finding.trace
            let known = [first.finding.trace] + alternatives
            if !known.contains(where: { $0.tellsTheSame(as: trace) }) { alternatives.append(trace) }
        }
        let unordered = alternatives.isEmpty ? [] : OpenBlocks(first.finding.trace.ordering, alternatives.map { $0.ordering }).ranges
        let finding = Finding(
            case: `case`, trace: first.finding.trace, stage: first.finding.stage,
            touchedStage: first.finding.touchedStage, alternatives: alternatives, unordered: unordered)
        return CaseOutcome(
            finding: finding, diagnostics: first.diagnostics, recognizers: first.recognizers, variablesRead: first.variablesRead,
            marks: first.marks, isPlayed: first.isPlayed, rulesOfVersions: first.rulesOfVersions)
    }

    private func play(_ stage: Stage, in simulation: Simulation) -> CaseOutcome {
        var diagnostics: [Diagnostic] = []
        let stimuli = simulation.perform { compile(stage, &diagnostics) }
        let snapshot = simulation.perform { StageSnapshot(stage) }
        diagnostics += snapshot.mistakes(stage)
        // A script that cannot be played is not played in part.
        var touched: StageSnapshot?
        if diagnostics.of(.error).isEmpty {
            Player(simulation).play(stimuli) { touched = simulation.perform { StageSnapshot(stage) } }
        }
        diagnostics += simulation.mistakes.map {
            Diagnostic(staging.location, "case \(`case`.index + 1) (\(`case`)): \($0.summary)", remedy: $0.remedy)
        }
        let trace = simulation.recorder.trace
        diagnostics += simulation.sendersWithoutTarget.map { .lostTarget(of: trace.spelling(of: $0), at: staging.location) }
        let (record, touchedRecord) = simulation.perform {
            let (paths, duration) = (FingerPath.paths(of: stimuli), stimuli.last?.time ?? 0)
            return (
                snapshot.record(stage, trace, paths: paths, duration: duration),
                touched?.record(stage, trace, paths: paths, duration: duration)
            )
        }
        return CaseOutcome(
            finding: Finding(case: `case`, trace: trace, stage: record, touchedStage: touchedRecord),
            diagnostics: stage.diagnostics + diagnostics,
            recognizers: simulation.openOrder.count, variablesRead: stage.variablesRead, marks: stage.marks,
            isPlayed: !stimuli.isEmpty || trace.entries.contains { $0.kind == .call }, rulesOfVersions: simulation.rulesOfVersions)
    }

    /// Compiles the script on the unchanged stage and then makes the change, so that fingers go to the places of the unchanged stage.
    private func compile(_ stage: Stage, _ diagnostics: inout [Diagnostic]) -> [Stimulus] {
        let stimuli = stage.stimuli(&diagnostics)
        guard let mutation else { return stimuli }
        mutation.change(stage)
        return mutation.changed(stimuli)
    }
}

extension Trace {
    /// Whether both traces have the same entries, whatever their times. O(entries).
    fileprivate func tellsTheSame(as other: Trace) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return zip(entries, other.entries).allSatisfy { own, its in
            own.depth == its.depth && (isSpelled(own, like: its, of: other) || describe(own) == other.describe(its))
        }
    }

    /// Compares entries by their names alone, which need not be put together first.
    private func isSpelled(_ entry: Entry, like its: Entry, of other: Trace) -> Bool {
        entry.kind == its.kind && names[entry.subject] == other.names[its.subject] && names[entry.verb] == other.names[its.verb]
            && names[entry.detail] == other.names[its.detail]
    }
}

extension Stage {
    /// The script as single inputs; mistakes are added to the diagnostics. Runs in the simulation.
    package func stimuli(_ diagnostics: inout [Diagnostic]) -> [Stimulus] {
        script.stimuli(diagnostics: &diagnostics) { [self] in find($0) }
    }

    func find(_ place: Place) -> Spot? {
        switch place {
        case .window(let spot): spot
        case .named(let name, let spot): view(named: name)?.spotOnScreen(spot)
        case .view(let view, let spot): view.spotOnScreen(spot)
        }
    }
}
