import ExperimentKit
import Foundation
import SiteKit

/// What a project says of its site, in `evdoc.json` at its root: each key may be left out.
struct SiteSettings: Decodable {
    static let file = "evdoc.json"

    /// The site's name; `evdoc` unless given.
    let title: String?
    /// Where the site is published, `https://…/`.
    let address: String?
    /// Where its sources are, as a web address: `https://code.example/owner/project`.
    let repository: String?

    /// With what the project's history adds; `address` stands in for the file's.
    static func facts(_ project: Project, address: String? = nil) throws -> SiteFacts {
        let settings = try read(project)
        var facts = SiteFacts()
        if let title = settings?.title, !title.isEmpty { facts.title = title }
        facts.address = try (address ?? settings?.address).map { try checked($0, "address") + "/" }
        facts.repository = try settings?.repository.map { try checked($0, "repository") }
        facts.version = Evdoc.version
        let history = ProjectHistory(of: project)
        facts.date = history.newest
        facts.dates = history.dates
        return facts
    }

    private static func read(_ project: Project) throws -> SiteSettings? {
        let path = Paths.join(project.root, file)
        guard Files.kind(of: path) == .file else { return nil }
        let bytes = Data(try Files.read(path))
        do {
            let keys = try JSONDecoder().decode([String: Unread].self, from: bytes).keys.sorted()
            if let unknown = keys.first(where: { !SiteSettings.keys.contains($0) }) { throw stranger(unknown) }
            return try JSONDecoder().decode(SiteSettings.self, from: bytes)
        } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
            throw mistake("\(context.codingPath[0].stringValue) is no string", "write it between quotation marks")
        } catch is DecodingError {
            throw mistake("it cannot be read", "write an object with the strings title, address and repository, each if you want it")
        }
    }

    /// A value that is not looked at.
    private struct Unread: Decodable {
        init(from decoder: any Decoder) {}
    }

    private static let keys = ["title", "address", "repository"]

    private static func stranger(_ key: String) -> AuthorsMistakes {
        let near = NearMiss(of: key, among: keys).word
        return mistake("there is no setting “\(key)”", near.map { "did you mean “\($0)”?" } ?? "there are: \(keys.joined(separator: ", "))")
    }

    /// Without a slash at the end.
    private static func checked(_ address: String, _ key: String) throws -> String {
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host() != nil, url.query() == nil,
            url.fragment() == nil
        else { throw mistake("\(key) is no address of the web: “\(address)”", "write it as https://example.org/site") }
        return address.hasSuffix("/") ? String(address.dropLast()) : address
    }

    private static func mistake(_ summary: String, _ remedy: String) -> AuthorsMistakes {
        AuthorsMistakes([Diagnostic(Location(fileID: file, line: 1), summary, remedy: remedy)])
    }
}
