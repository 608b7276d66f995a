/// The parts of an experiment's page, in their order.
enum ExperimentSection: String, CaseIterable {
    case answer, remedy, picture, matrix, orderings, claims, variables, prints, versions, observations, rules, cases, source,
        related

    /// Prose on the page keeps clear of these.
    var id: String { rawValue }

    var title: ExperimentPhrase {
        switch self {
        case .answer: .answer
        case .remedy: .remedy
        case .picture: .picture
        case .matrix: .matrix
        case .orderings: .orderings
        case .claims: .claims
        case .variables: .variables
        case .prints: .prints
        case .versions: .versions
        case .observations: .observations
        case .rules: .rules
        case .cases: .cases
        case .source: .source
        case .related: .related
        }
    }
}
