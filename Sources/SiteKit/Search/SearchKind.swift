/// The kinds of search results, in the order of their rank.
enum SearchKind: Int, CaseIterable {
    case experiment, api, claim, rule, observation, version, document, note, reference, bug

    var title: SearchPhrase {
        switch self {
        case .experiment: .experiment
        case .api: .api
        case .claim: .claim
        case .rule: .rule
        case .observation: .observation
        case .version: .version
        case .document: .document
        case .note: .note
        case .reference: .reference
        case .bug: .bug
        }
    }
}
