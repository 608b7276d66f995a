import EventTrace
import UIKit

/// One case: a world of its own, the stage set up in it, the script played.
struct CaseRun {
    /// Seconds of virtual time that the world goes on after the script, for what still comes due.
    static let settling = 60.0

    let staging: Staging
    let `case`: Case
    /// The version of iOS that the world behaves like, unless the stage asks for one.
    var systemVersion = SystemVersion.newest
    /// Which of the orders that UIKit leaves open is picked; 0 is the default.
    var order = 0
    /// The rule that the world does without; nil in an ordinary run.
    var ablation: Ablation?
    /// The one thing that is changed; nil in an ordinary run.
    var mutation: Mutation?

    func run() -> CaseOutcome { mutation.map { $0.whileInForce(runOnce) } ?? runOnce() }

    /// What can be changed in this case, one thing at a time; nothing where the script has a mistake.
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
        CaseWatch.current?.begins(staging.location, `case`)
        defer { CaseWatch.current?.ends() }
        let simulation = Simulation(ablation: ablation)
        simulation.systemVersion = systemVersion
        simulation.openOrder = OpenOrder(order)
        mutation?.prepare(simulation)
        return withExtendedLifetime(simulation) {
            let stage = simulation.perform { staging.setUp(`case`, in: simulation) }
            defer { simulation.perform { stage.tearDown() } }
            return play(stage, in: simulation)
        }
    }

    /// The case under the default order, and repeated under others.
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
            case: `case`, trace: first.finding.trace, stage: first.finding.stage, alternatives: alternatives, unordered: unordered)
        return CaseOutcome(
            finding: finding, diagnostics: first.diagnostics, recognizers: first.recognizers, variablesRead: first.variablesRead,
            marks: first.marks, isPlayed: first.isPlayed, rulesOfVersions: first.rulesOfVersions)
    }

    private func play(_ stage: Stage, in simulation: Simulation) -> CaseOutcome {
        var diagnostics: [Diagnostic] = []
        let stimuli = simulation.perform { compile(stage, &diagnostics) }
        let snapshot = simulation.perform { StageSnapshot(stage) }
        // A script that cannot be played is not played in part.
        if diagnostics.of(.error).isEmpty { Player(simulation).play(stimuli) }
        diagnostics += simulation.mistakes.map {
            Diagnostic(staging.location, "\(`case`): \($0)", remedy: "Mark a view for layout only when something has changed.")
        }
        let trace = simulation.recorder.trace
        diagnostics += simulation.sendersWithoutTarget.map { .lostTarget(of: trace.spelling(of: $0), at: staging.location) }
        let record = simulation.perform {
            snapshot.record(stage, trace, paths: FingerPath.paths(of: stimuli), duration: stimuli.last?.time ?? 0)
        }
        return CaseOutcome(
            finding: Finding(case: `case`, trace: trace, stage: record), diagnostics: stage.diagnostics + diagnostics,
            recognizers: simulation.openOrder.count, variablesRead: stage.variablesRead, marks: stage.marks,
            isPlayed: !stimuli.isEmpty || trace.entries.contains { $0.kind == .call }, rulesOfVersions: simulation.rulesOfVersions)
    }

    /// A finger goes where the stage is as it was written, whatever is changed on it then.
    private func compile(_ stage: Stage, _ diagnostics: inout [Diagnostic]) -> [Stimulus] {
        let stimuli = stage.stimuli(&diagnostics)
        guard let mutation else { return stimuli }
        mutation.change(stage)
        return mutation.changed(stimuli)
    }
}

extension Trace {
    /// Whether the same happened and was decided, whenever it was. O(entries).
    fileprivate func tellsTheSame(as other: Trace) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return zip(entries, other.entries).allSatisfy { own, its in
            own.depth == its.depth && (isSpelled(own, like: its, of: other) || describe(own) == other.describe(its))
        }
    }

    /// By the names alone, which are at hand; what they make together has to be written first.
    private func isSpelled(_ entry: Entry, like its: Entry, of other: Trace) -> Bool {
        entry.kind == its.kind && names[entry.subject] == other.names[its.subject] && names[entry.verb] == other.names[its.verb]
            && names[entry.detail] == other.names[its.detail]
    }
}

extension Stage {
    /// The script as single inputs; mistakes are added to the diagnostics. Runs in the simulation.
    func stimuli(_ diagnostics: inout [Diagnostic]) -> [Stimulus] {
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
