import EventTrace
import ExperimentKit

/// An observed situation, staged for the engine, with checks that tell whether the engine does the same.
public struct ObservationScene: Sendable {
    /// The ids of the observations that the scene tests; several if several people observed the same.
    public let observations: [String]
    /// The checks, each of which must hold.
    public let checks: [ObservationCheck]
    /// Whether the scene shows one of the orders that UIKit leaves open. If so, the checks must hold under one of the engine's choices,
    /// otherwise under each.
    public let isOneOfSeveral: Bool
    /// The reason why the engine differs; nil if it should not.
    public let difference: String?
    /// Sets up the views in plain UIKit code and writes the script.
    public let stage: @Sendable (Stage) -> Void
    public let location: Location
    /// The name of the scene's run: the first of its observations.
    public var id: String { observations.first ?? "" }

    public init(
        _ observations: String..., differs difference: String? = nil, checks: [ObservationCheck], fileID: String = #fileID,
        line: Int = #line, stage: @escaping @Sendable (Stage) -> Void
    ) {
        self.observations = observations
        self.checks = checks
        isOneOfSeveral = false
        self.difference = difference
        self.stage = stage
        location = Location(fileID: fileID, line: line)
    }

    /// Makes a scene for a printed log from the printed lines and the patterns of the lines that were printed.
    public init(
        _ observations: String..., differs difference: String? = nil, isOneOfSeveral: Bool = false, prints lines: [ExpectedLine],
        of patterns: [TokenPattern],
        and checks: [ObservationCheck] = [], fileID: String = #fileID, line: Int = #line, stage: @escaping @Sendable (Stage) -> Void
    ) {
        self.observations = observations
        self.checks = [.log(lines, of: patterns)] + checks
        self.isOneOfSeveral = isOneOfSeveral
        self.difference = difference
        self.stage = stage
        location = Location(fileID: fileID, line: line)
    }
}

/// An observation that no scene can test.
public struct UncheckableObservation: Sendable {
    public let id: String
    public let reason: String
    public let location: Location

    public init(_ id: String, because reason: String, fileID: String = #fileID, line: Int = #line) {
        self.id = id
        self.reason = reason
        location = Location(fileID: fileID, line: line)
    }
}

/// All scenes, and all observations without one.
public struct ObservationCatalogue: Sendable {
    public let scenes: [ObservationScene]
    public let uncheckable: [UncheckableObservation]

    public init(scenes: [ObservationScene] = [], uncheckable: [UncheckableObservation] = []) {
        self.scenes = scenes
        self.uncheckable = uncheckable
    }

    /// The ids of the observations in the catalogue.
    public var ids: Set<String> { Set(scenes.flatMap { $0.observations } + uncheckable.map { $0.id }) }

    /// The catalogue without the scenes of these ids.
    public func without(_ scenes: [String]) -> ObservationCatalogue {
        ObservationCatalogue(scenes: self.scenes.filter { !scenes.contains($0.id) }, uncheckable: uncheckable)
    }

    /// The part of the catalogue for these observations; a scene of several observations includes the others.
    public func part(_ ids: [String]) -> ObservationCatalogue {
        ObservationCatalogue(
            scenes: scenes.filter { scene in scene.observations.contains { ids.contains($0) } },
            uncheckable: uncheckable.filter { ids.contains($0.id) })
    }
}
