/// Where a rule comes from.
public enum Source: Hashable, Sendable {
    /// The id of a published observation of UIKit.
    case observation(String)
    /// A page, header comment or talk, by its title.
    case document(String)
    /// A choice of this project, with its reason.
    case choice(String)
}
