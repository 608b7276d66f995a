import EventTrace
import ExperimentKit
import ProjectFiles
import Studies

/// Works out anew what is out of date of the committed ablation, mutations and reasons, and writes it.
package struct StudyUpdate {
    private let lab: Laboratory
    private let project: Project
    private let jobs: Int?
    private let listener: any RunListener
    /// The results of the experiments that are accepted.
    private let results: [ExperimentResult]
    /// Whether these are all experiments: lines of others are then removed.
    private let isWhole: Bool
    /// The findings of a sweep, which are taken instead of worked out.
    private let found: SweptFindings?

    package init(
        _ lab: Laboratory, _ project: Project, _ results: [ExperimentResult], isWhole: Bool, taking found: SweptFindings? = nil,
        jobs: Int? = nil, on listener: any RunListener
    ) {
        (self.lab, self.project, self.results, self.isWhole, self.jobs) = (lab, project, results, isWhole, jobs)
        (self.found, self.listener) = (found, listener)
    }

    /// Writes the files, and returns the number of experiments worked out for each study that was out of date, and the mistakes that
    /// mutations have shown. A missing file is one of all experiments, and is written only if these are all.
    package func run() throws -> (counts: [(study: String, experiments: Int)], mistakes: [Diagnostic]) {
        var counts: [(study: String, experiments: Int)] = []
        let ablated = try ablation()
        if ablated.experiments > 0 { counts.append(("ablation", ablated.experiments)) }
        let mutated = try mutations()
        if mutated.experiments > 0 { counts.append(("mutations", mutated.experiments)) }
        let explained = try reasons(besides: ablated.experiments > 0 && isWhole ? Set(results.map(\.experiment.id)) : ablated.changed)
        if explained > 0 { counts.append(("reasons", explained)) }
        return (counts, mutated.mistakes)
    }

    private func results(_ ids: [String]) -> [ExperimentResult] {
        let ids = Set(ids)
        return results.filter { ids.contains($0.experiment.id) }
    }

    /// The number of experiments that were worked out, and the ids of those with another outcome than committed.
    private func ablation() throws -> (experiments: Int, changed: Set<String>) {
        let order = lab.experiments.map(\.id)
        let committed = try AblationFile(in: project)
        let taken = try found?.ablation(lab.switchable)
        let old = taken.map { taken in committed.map { taken.merged(with: $0, order: order, isWhole: isWhole) } ?? taken } ?? committed
        guard old != nil || isWhole else { return (0, []) }
        let isOfOtherRules = old.map { $0.table(lab.rules, results).count(.unknown) > 0 } ?? true
        let stale = isOfOtherRules && isWhole ? results : results(old?.outdated(results) ?? [])
        let isLonger = isWhole && old.map { !$0.outdated(results).isEmpty } ?? true
        guard !stale.isEmpty || isLonger else {
            guard taken != nil, let old else { return (0, []) }
            try old.save(in: project)
            return (0, old.differing(from: committed))
        }
        let found = lab.narrowed(to: stale.map(\.experiment)).ablation(of: lab.switchable, jobs: jobs, on: listener)
        let fresh = AblationFile(found, stale)
        let whole = old.map { fresh.merged(with: $0, order: order, isWhole: isWhole) } ?? fresh
        try whole.save(in: project)
        return (stale.count, whole.differing(from: committed))
    }

    private func mutations() throws -> (experiments: Int, mistakes: [Diagnostic]) {
        let (committed, taken) = (try MutationFile(in: project), try found?.mutations)
        let old = taken.map { $0.merged(with: committed) } ?? committed
        guard old != nil || isWhole else { return (0, []) }
        let stale = old.map { results($0.outdated(results)) } ?? results
        let isLonger = isWhole && old.map { !$0.outdated(results).isEmpty } ?? true
        guard !stale.isEmpty || isLonger || taken != nil else { return (0, []) }
        let experiments = stale.map(\.experiment)
        let found = try lab.mutations(of: experiments, jobs: jobs, on: listener)
        let fresh = MutationFile(found, results).merged(with: old)
        try (isWhole ? fresh.limited(to: Set(results.map(\.experiment.id))) : fresh).save(in: project)
        return (stale.count, zip(experiments, found).flatMap(SilentClaims.diagnostics))
    }

    /// Reasons are proved by switching rules off: a record that stays the same can have others, `besides`. After an ablation of some
    /// experiments those of all are worked out, since a chain can lose a link whose ablation is the same.
    private func reasons(besides ablated: Set<String>) throws -> Int {
        let (committed, taken) = (try ReasonFile(in: project), try found?.reasons)
        let old = taken.map { $0.merged(with: committed) } ?? committed
        guard old != nil || isWhole else { return 0 }
        let outdated = old?.table(results).outdated ?? results.map(\.experiment.id)
        let stale = results(taken == nil ? outdated + ablated : outdated)
        guard !stale.isEmpty || isWhole && !outdated.isEmpty || taken != nil else { return 0 }
        let fresh = ReasonFile(lab.reasons(of: stale, jobs: jobs, on: listener), stale).merged(with: old)
        try (isWhole ? fresh.limited(to: Set(results.map(\.experiment.id))) : fresh).save(in: project)
        return stale.count
    }
}
