/// The effect of one change on one experiment.
public struct MutationOutcome: Hashable, Sendable {
    public let name: String
    public let kind: MutationKind
    /// The number of cases with another ordering.
    public let changed: Int
    /// The claims that notice the change, by their places in the experiment.
    ///
    /// A claim notices if it gets another verdict, or if other cases refute it, when the change is made in all cases that have the changed
    /// thing, or in one of them.
    public let claims: [Int]
    /// Whether the changed experiment cannot be run: it is a mistake, or its code traps or does not end.
    public let isInvalid: Bool

    public init(name: String, kind: MutationKind, changed: Int, claims: [Int], isInvalid: Bool = false) {
        self.name = name
        self.kind = kind
        self.changed = changed
        self.claims = claims
        self.isInvalid = isInvalid
    }

    public enum State: String, Sendable, CaseIterable {
        /// At least one claim gets another verdict.
        case noticed
        /// At least one case has another ordering, and no claim notices.
        case unnoticed
        /// Every ordering stays as it is.
        case withoutEffect
        case invalid
    }

    public var state: State {
        if isInvalid { return .invalid }
        if !claims.isEmpty { return .noticed }
        return changed > 0 ? .unnoticed : .withoutEffect
    }
}
