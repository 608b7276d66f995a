import ExperimentKit
import ProjectFiles
import SiteKit

/// The menu of every page, in this order: `"menu": ["experiments", {"title": "Handbook", "address": "handbook.md"}, "about"]`.
struct MenuSetting {
    private static let remedy = """
        write a list of \(MenuSection.allCases.map { "\"\($0)\"" }.joined(separator: ", ")) and of {"title": "…", "address": "…"}
        """

    /// The entries; nil if the file has no menu.
    let entries: [MenuEntry]?

    init(_ file: SettingsFile, _ project: Project) throws {
        guard let value = file["menu"] else {
            entries = nil
            return
        }
        guard let items = value as? [Any] else { throw file.mistake("menu", "menu is no list", MenuSetting.remedy) }
        entries = try items.map { item in
            if let name = item as? String { return .section(try MenuSetting.section(name, file)) }
            guard let link = item as? [String: Any] else {
                throw file.mistake("menu", "an entry of the menu is no link", MenuSetting.remedy)
            }
            return try MenuSetting.link(link, file, project)
        }
    }

    private static func section(_ name: String, _ file: SettingsFile) throws -> MenuSection {
        try file.requireKnown([name], MenuSection.allCases.map(\.rawValue), "part of the site")
        return MenuSection(rawValue: name)!
    }

    /// A link to a page of the web, or to a page below `site/pages`.
    private static func link(_ link: [String: Any], _ file: SettingsFile, _ project: Project) throws -> MenuEntry {
        try file.requireKnown(link.keys.sorted(), ["title", "address"], "word of a link")
        guard let title = link["title"] as? String, let address = link["address"] as? String, !title.isEmpty else {
            throw file.mistake("menu", "an entry of the menu has no title or no address", remedy)
        }
        if address.hasPrefix("https://") || address.hasPrefix("http://") { return .web(title: title, address: address) }
        guard address.hasSuffix(".md"), Files.kind(of: Paths.join(project.pages, address)) == .file else {
            throw file.mistake(
                address, "the menu leads nowhere: “\(address)”",
                "name a page of the web, https://…, or a file below site/pages, such as handbook.md")
        }
        return .page(title: title, path: address)
    }
}
