import EventTrace
import ExperimentKit
import Laws
import ProjectKit
import Studies
import UIKit

/// The program for a list of experiments: another package builds its own evdoc by passing its own list.
public struct Evdoc: Sendable {
    /// The version that `evdoc --version` prints.
    public static let version = ProgramVersion.current

    let lab: Laboratory

    /// The experiments and laws in the order in which they are listed, and the scenes of observations, on the engine with its rules.
    public init(
        experiments: [Experiment], observations: ObservationCatalogue = ObservationCatalogue(), documents: [Document] = [],
        guide: ReaderGuide = ReaderGuide(), laws: [Law] = []
    ) {
        self.init(
            experiments: experiments, observations: observations, documents: documents, guide: guide, rules: RuleBook.all, laws: laws,
            source: Laboratory.running)
    }

    /// The program for tests, which put canned results in place of runs.
    init(
        experiments: [Experiment], observations: ObservationCatalogue = ObservationCatalogue(), documents: [Document] = [],
        guide: ReaderGuide = ReaderGuide(), rules: [Rule], laws: [Law] = [], source: @escaping Laboratory.Source,
        ablate: @escaping Laboratory.Ablate = Laboratory.ablating, mutate: Laboratory.Mutate? = nil
    ) {
        lab = Laboratory(
            experiments: experiments, observations: observations, documents: documents, guide: guide, rules: rules, laws: laws,
            source: source,
            ablate: ablate, mutate: mutate ?? { try MutationWorkers(jobs: $1).run($0, progress: $2) })
    }

    private init(_ lab: Laboratory) {
        self.lab = lab
    }

    /// The program in a child process that may follow others, which experiments, scenes of observations or laws have stopped.
    func within(_ attempt: ExperimentAttempt) -> Evdoc { Evdoc(lab.within(attempt)) }
}
