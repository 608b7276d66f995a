/// A part of the site that the menu leads to.
public enum MenuSection: String, CaseIterable, Sendable {
    case experiments, api, rules, documents, about, reference

    var title: FramePhrase {
        switch self {
        case .experiments: .experiments
        case .api: .api
        case .reference: .contributors
        case .rules: .rules
        case .documents: .documents
        case .about: .about
        }
    }

    var route: Route {
        switch self {
        case .experiments: Routes.index
        case .api: Routes.api
        case .reference: Routes.reference
        case .rules: Routes.rules
        case .documents: Routes.documents
        case .about: Routes.about
        }
    }

    /// Whether the site has no content for this section, and so no such page.
    func isEmpty(in content: SiteContent) -> Bool {
        switch self {
        case .api: content.apiEntries.isEmpty
        case .reference: content.archive.isEmpty
        case .documents: content.coverage.isEmpty
        case .experiments, .rules, .about: false
        }
    }
}
