/// The parts of an experiment's page, in their order.
enum ExperimentSection: String, CaseIterable {
    case answer, remedy, base, changes, picture, matrix, claims, orderings, variables, prints, versions, observations, bugs, rules, cases,
        source, related

    /// The ids of the sections, which prose on the page does not use.
    var id: String { rawValue }

    var title: ExperimentPhrase {
        switch self {
        case .answer: .answer
        case .remedy: .remedy
        case .base: .base
        case .changes: .changes
        case .picture: .picture
        case .matrix: .matrix
        case .orderings: .orderings
        case .claims: .claims
        case .variables: .variables
        case .prints: .prints
        case .versions: .versions
        case .observations: .observations
        case .bugs: .bugs
        case .rules: .rules
        case .cases: .cases
        case .source: .source
        case .related: .related
        }
    }

    /// Whether the section stands in the fold of evidence, below the claims.
    var isEvidence: Bool {
        switch self {
        case .orderings, .variables, .prints, .versions, .observations, .bugs, .rules, .cases, .source: true
        case .answer, .remedy, .base, .changes, .picture, .matrix, .claims, .related: false
        }
    }
}
