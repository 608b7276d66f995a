/// What becomes of one experiment when one thing is changed.
public struct MutationOutcome: Hashable, Sendable {
    public let name: String
    public let kind: MutationKind
    /// In how many cases the ordering is another.
    public let changed: Int
    /// The claims, by their places in the experiment, that notice: they get another verdict if the change is made in all cases that have what is
    /// changed, or in one of them, or other cases refute them.
    public let claims: [Int]
    /// The changed experiment cannot be run: it is a mistake, or its code traps or comes to no end.
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
        /// The ordering is another in some case, and no claim says so.
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
