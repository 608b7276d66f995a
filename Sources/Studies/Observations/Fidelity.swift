import EventTrace
import ExperimentKit

/// The agreement of the engine with the observed behavior of a device.
public enum Agreement: String, Hashable, Sendable, CaseIterable {
    case agrees
    case differs
    /// No program can check the observation.
    case notCheckable = "not checkable"
}

/// An observation and the engine's results for it.
public struct FidelityEntry: Sendable {
    public let observation: Observation
    /// The scenes that test the observation; the engine agrees if it agrees in each of them.
    public let results: [SceneResult]
    /// The reason why there is no scene.
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

    /// The reason why the engine differs, or why no program can check it; nil if the engine agrees, or if no reason is given.
    public var reason: String? {
        switch agreement {
        case .agrees: nil
        case .notCheckable: obstacle
        case .differs: results.compactMap { $0.mismatches.isEmpty ? nil : $0.scene.difference }.first
        }
    }

    /// Whether the engine differs without a declared reason, or agrees in spite of one.
    public var isSurprise: Bool { results.contains { $0.isSurprise } }
}

/// All observations, each with the engine's results for it.
public struct Fidelity: Sendable {
    /// The entries in the order of the observations, published ones first, then those of readers' devices.
    public let entries: [FidelityEntry]
    /// The agreement of an engine that would make the calls in random order.
    public let chance: ChanceAgreement
    /// Observations without a scene or a reason, and scenes of unpublished observations.
    public let diagnostics: [Diagnostic]
    /// The positions of the entries, by the ids of their observations.
    private let positions: [String: Int]

    /// `devices` are the logs of readers' devices, already compared with the record.
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

    /// The entries shown beside an experiment: the observations that it names, then the logs of readers' devices.
    public func entries(beside experiment: Experiment) -> [FidelityEntry] {
        experiment.observations.compactMap { entry($0) } + entries.filter { $0.observation.experiment == experiment.id }
    }

    /// The entries of readers' devices.
    public var devices: [FidelityEntry] { entries.filter { $0.observation.kind == .device } }

    /// Whether there are published observations, which have scenes of their own.
    public var hasPublished: Bool { entries.contains { $0.observation.kind != .device } }

    /// The kinds to count: all kinds of published observations if there are any, and readers' devices if there are any.
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
