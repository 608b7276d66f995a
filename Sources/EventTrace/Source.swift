/// The source of a rule.
public enum Source: Hashable, Sendable {
    /// The id of a published observation of UIKit.
    case observation(String)
    /// A page, header comment or talk of Apple's, by its title.
    case document(String)
    /// A public text by another author, such as a thread or a pull request, by its title.
    case account(String)
    /// A choice of this project, with its reason.
    case choice(String)
}
