/// What is known of a site beside its pages.
public struct SiteFacts: Hashable, Sendable {
    /// The site's name.
    public var title = "evdoc"
    /// Where it is published, with a slash at the end; nil where that is not known.
    public var address: String?
    /// Where its sources are, as `https://code.example/owner/project`; nil where that is not known.
    public var repository: String?
    /// Of the program that writes it; empty where nobody says.
    public var version = ""
    /// Of the newest change that the site shows, `2026-11-22`; nil where there is no history.
    public var date: String?
    /// Of the newest change of each source file, by its path in the project.
    public var dates: [String: String] = [:]

    public init() {}

    /// The address of a file of the site.
    func absolute(_ path: String) -> String? {
        address.map { $0 + Route(path).address(from: "") }
    }

    /// Where somebody changes a file of the project.
    func editAddress(of file: String) -> String? {
        repository.map { "\($0)/edit/main/\(Route(file).address(from: ""))" }
    }

    /// Where somebody reads a file of the project.
    func address(ofSource file: String) -> String? {
        repository.map { "\($0)/blob/main/\(Route(file).address(from: ""))" }
    }
}
