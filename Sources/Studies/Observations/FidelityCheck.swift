import ExperimentKit

/// Finds observations without a scene or a reason for having none, and scenes without a published observation.
struct FidelityCheck {
    private let ids: Set<String>
    private let observations: [Observation]
    private let catalogue: ObservationCatalogue

    init(_ observations: [Observation], _ catalogue: ObservationCatalogue) {
        self.observations = observations
        self.catalogue = catalogue
        ids = Set(observations.map { $0.id })
    }

    var diagnostics: [Diagnostic] { strangers + forgotten + contradictions }

    private var staged: Set<String> { Set(catalogue.scenes.flatMap { $0.observations }) }

    private var strangers: [Diagnostic] {
        let named =
            catalogue.scenes.flatMap { scene in scene.observations.map { ($0, scene.location) } }
            + catalogue.uncheckable.map { ($0.id, $0.location) }
        return named.filter { !ids.contains($0.0) }.map { id, location in
            .noObservation(id, among: ids, at: location)
        }
    }

    private var forgotten: [Diagnostic] {
        let known = catalogue.ids
        return observations.filter { !known.contains($0.id) }.map {
            Diagnostic(
                Location(fileID: "site/evidence/observations.json", line: 1),
                "observation '\($0.id)' has neither a scene nor a reason for having none",
                remedy: "Stage it, or say why no machine can check it.")
        }
    }

    private var contradictions: [Diagnostic] {
        catalogue.uncheckable.filter { staged.contains($0.id) }.map {
            Diagnostic($0.location, "observation '\($0.id)' has a scene after all", remedy: "Remove the reason for having none.")
        }
    }
}

extension Diagnostic {
    /// The mistake of naming an unpublished observation.
    static func noObservation(_ id: String, among ids: Set<String>, at location: Location) -> Diagnostic {
        Diagnostic(
            location, "there is no observation '\(id)'",
            remedy: NearMiss(of: id, among: ids.sorted()).word.map { "Did you mean '\($0)'?" } ?? "Add it to the evidence.")
    }
}
