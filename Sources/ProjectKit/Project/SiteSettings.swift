import ExperimentKit
import Foundation
import SiteKit
import TranslationKit

/// A project's settings of its site, in `evdoc.json` at its root; each key is optional.
///
/// `title` is the site's name, `heading` the heading of its first page; `address` is the site's address, `repository` that of its sources;
/// `menu`, `accent` and `languages` determine the site's look.
struct SiteSettings {
    private static let keys = ["title", "heading", "address", "repository", "menu", "accent", "languages"]

    private let file: SettingsFile
    private let project: Project

    init(_ project: Project) throws {
        file = try SettingsFile(project, keys: SiteSettings.keys)
        self.project = project
    }

    /// The facts, including those of the project's history; `address` replaces that of the file. Throws for invalid values.
    func facts(_ history: ProjectHistory, address: String? = nil) throws -> SiteFacts {
        var facts = SiteFacts()
        if let title = try file.string("title"), !title.isEmpty { facts.title = title }
        facts.heading = try file.string("heading")
        facts.address = try (address ?? file.string("address")).map { try checked($0, "address") + "/" }
        facts.repository = try file.string("repository").map { try checked($0, "repository") }
        if let menu = try MenuSetting(file, project).entries { facts.menu = menu }
        facts.accent = try file.string("accent").map(colour)
        if let languages = try languages() { facts.languages = languages }
        facts.version = ProgramVersion.current
        facts.date = history.newest
        facts.dates = history.dates
        return facts
    }

    /// The settings that pages show in the reader's language.
    func messages() throws -> [Message] {
        let heading = try file.string("heading").map { Message($0, in: SiteFacts.context, role: "heading of the first page") }
        let menu = try MenuSetting(file, project).entries ?? []
        return [heading].compactMap { $0 } + menu.compactMap(\.title).map { Message($0, in: SiteFacts.context, role: "entry of the menu") }
    }

    /// The languages in the order in which pages name them, whatever the order in the file.
    private func languages() throws -> [Language]? {
        guard let value = file["languages"] else { return nil }
        let remedy = "write a list of one or more: \(Language.allCases.map { "\"\($0.tag)\"" }.joined(separator: ", "))"
        guard let tags = value as? [String], !tags.isEmpty else {
            throw file.mistake("languages", "languages is no list of languages", remedy)
        }
        try file.requireKnown(tags, Language.allCases.map(\.tag), "language")
        return Language.allCases.filter { tags.contains($0.tag) }
    }

    private func colour(_ text: String) throws -> Colour {
        guard let colour = Colour(text) else {
            throw file.mistake("accent", "accent is no colour: “\(text)”", "write it as \"#0a58a6\"")
        }
        return colour
    }

    /// The address without a slash at the end.
    private func checked(_ address: String, _ key: String) throws -> String {
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host() != nil, url.query() == nil,
            url.fragment() == nil
        else { throw file.mistake(key, "\(key) is no address of the web: “\(address)”", "write it as https://example.org/site") }
        return address.hasSuffix("/") ? String(address.dropLast()) : address
    }
}
