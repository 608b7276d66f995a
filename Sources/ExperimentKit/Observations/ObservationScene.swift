import EventTrace

/// What observations saw, staged for the engine, and how to tell whether it does the same.
public struct ObservationScene: Sendable {
    /// The ids of the observations that it puts to the test: several where several people saw the same.
    public let observations: [String]
    /// Each of them must hold.
    public let checks: [ObservationCheck]
    /// It shows an order that UIKit leaves open: the engine must come to it under one of its choices. Otherwise the checks must hold under
    /// each.
    public let isOneOfSeveral: Bool
    /// Why the engine does something else; nil where it should not.
    public let difference: String?
    /// Sets up the views in plain UIKit code and writes the script.
    public let stage: @Sendable (Stage) -> Void
    public let location: Location
    /// What its run is called: the first of its observations.
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

    /// A scene for a printed log: what was printed, and of what.
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

/// An observation that no scene can be held against.
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

/// All scenes, and all observations that have none.
public struct ObservationCatalogue: Sendable {
    public let scenes: [ObservationScene]
    public let uncheckable: [UncheckableObservation]

    public init(scenes: [ObservationScene] = [], uncheckable: [UncheckableObservation] = []) {
        self.scenes = scenes
        self.uncheckable = uncheckable
    }

    /// The observations that it deals with.
    public var ids: Set<String> { Set(scenes.flatMap { $0.observations } + uncheckable.map { $0.id }) }

    /// Without the scenes of these ids.
    public func without(_ scenes: [String]) -> ObservationCatalogue {
        ObservationCatalogue(scenes: self.scenes.filter { !scenes.contains($0.id) }, uncheckable: uncheckable)
    }

    /// What deals with these observations; a scene of several brings the others along.
    public func part(_ ids: [String]) -> ObservationCatalogue {
        ObservationCatalogue(
            scenes: scenes.filter { scene in scene.observations.contains { ids.contains($0) } },
            uncheckable: uncheckable.filter { ids.contains($0.id) })
    }
}
