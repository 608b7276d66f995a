import EventTrace

/// Whether the engine does what a device was seen to do.
public enum Agreement: String, Hashable, Sendable, CaseIterable {
    case agrees
    case differs
    /// No machine can tell.
    case notCheckable = "not checkable"
}

/// An observation and what the engine says to it.
public struct FidelityEntry: Sendable {
    public let observation: Observation
    /// The scenes that put it to the test; it agrees if each of them does.
    public let results: [SceneResult]
    /// Why there is no scene.
    public let obstacle: String?

    public init(observation: Observation, results: [SceneResult], obstacle: String? = nil) {
        self.observation = observation
        self.results = results
        self.obstacle = obstacle
    }

    public var agreement: Agreement {
        if results.isEmpty { return .notCheckable }
        return results.allSatisfy { $0.mismatches.isEmpty } ? .agrees : .differs
    }

    /// Why the engine does something else, or why nobody can tell; nil where it agrees, or where nobody has said why not.
    public var reason: String? {
        switch agreement {
        case .agrees: nil
        case .notCheckable: obstacle
        case .differs: results.compactMap { $0.mismatches.isEmpty ? nil : $0.scene.difference }.first
        }
    }

    /// It differs and nobody has said why, or somebody has said why and it agrees.
    public var isSurprise: Bool { results.contains { $0.isSurprise } }
}

/// All observations, each with what the engine says to it.
public struct Fidelity: Sendable {
    /// In the order of the observations, published ones first, then those of readers' devices.
    public let entries: [FidelityEntry]
    /// What it would look like if the calls came in any order.
    public let chance: ChanceAgreement
    /// Observations without a scene or a reason, and scenes of observations that nobody has published.
    public let diagnostics: [Diagnostic]
    /// Of the entries, by the ids of their observations.
    private let positions: [String: Int]

    /// `devices` are what readers' devices have logged, already held against the record.
    public init(
        _ observations: [Observation], _ catalogue: ObservationCatalogue, _ results: [SceneResult], devices: [FidelityEntry] = []
    ) {
        let published = observations.map { observation in
            FidelityEntry(
                observation: observation, results: results.filter { $0.scene.observations.contains(observation.id) },
                obstacle: catalogue.uncheckable.first { $0.id == observation.id }?.reason)
        }
        entries = published + devices
        positions = entries.enumerated().reduce(into: [:]) { positions, entry in
            let id = entry.element.observation.id
            if positions[id] == nil { positions[id] = entry.offset }
        }
        chance = ChanceAgreement(results)
        diagnostics = results.flatMap { $0.diagnostics } + FidelityCheck(observations, catalogue).diagnostics
    }

    public func entry(_ id: String) -> FidelityEntry? { positions[id].map { entries[$0] } }

    /// What stands beside an experiment: the observations that it names, then what readers' devices have logged of it.
    public func entries(beside experiment: Experiment) -> [FidelityEntry] {
        experiment.observations.compactMap { entry($0) } + entries.filter { $0.observation.experiment == experiment.id }
    }

    /// Those of readers' devices.
    public var devices: [FidelityEntry] { entries.filter { $0.observation.kind == .device } }

    /// Whether there are published observations, which have scenes of their own.
    public var hasPublished: Bool { entries.contains { $0.observation.kind != .device } }

    /// The kinds to count: all of published observations where there are any, and readers' devices where there are any.
    public var kinds: [Observation.Kind] {
        Observation.Kind.allCases.filter { $0 == .device ? !devices.isEmpty : hasPublished }
    }

    public func count(_ agreement: Agreement, _ kind: Observation.Kind? = nil) -> Int {
        entries.filter { $0.agreement == agreement && (kind == nil || $0.observation.kind == kind) }.count
    }

    /// The topics in the order in which they first appear.
    public var topics: [String] {
        var topics: [String] = []
        for entry in entries where !topics.contains(entry.observation.topic) { topics.append(entry.observation.topic) }
        return topics
    }
}
