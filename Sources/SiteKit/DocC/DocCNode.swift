import Foundation

/// The documentation of a symbol in an archive, as far as the site shows it: `RenderNode` of Swift-DocC, version 0.3 of its JSON. Other
/// members are skipped, whatever their form.
struct DocCNode: Decodable, Sendable {
    struct Metadata: Decodable, Sendable {
        let title: String
        /// For example, `Instance Method`.
        let roleHeading: String?
        /// The kind, as `module` or `class`; nil for a page without a declaration.
        let symbolKind: String?
    }

    /// Symbols below this one that belong together, under a heading.
    struct Topic: Decodable, Sendable {
        let title: String?
        let identifiers: [String]
    }

    /// The details of an identifier: its title, and its page if the archive has one.
    struct Reference: Decodable, Sendable {
        let title: String?
        let url: String?
    }

    let metadata: Metadata
    let abstract: [DocCInline]?
    let primaryContentSections: [DocCSection]?
    let topicSections: [Topic]?
    /// The types that it inherits from, and those that conform to it, in the form of topics.
    let relationshipsSections: [Topic]?
    let references: [String: Reference]?

    var isModule: Bool { metadata.symbolKind == "module" }

    var summary: [DocCInline] { abstract ?? [] }

    var declaration: [DocCToken] {
        for case .declarations(let tokens) in primaryContentSections ?? [] { return tokens }
        return []
    }

    var parameters: [DocCSection.Parameter] {
        (primaryContentSections ?? []).flatMap { section -> [DocCSection.Parameter] in
            if case .parameters(let parameters) = section { parameters } else { [] }
        }
    }

    /// The text after the summary, without the headings that DocC adds.
    var discussion: [DocCBlock] {
        (primaryContentSections ?? []).flatMap { section -> [DocCBlock] in
            guard case .content(let blocks) = section else { return [] }
            if case .heading(let title)? = blocks.first, ["Discussion", "Overview"].contains(title) { return Array(blocks.dropFirst()) }
            return blocks
        }
    }
}

/// A part of the documentation of a symbol.
enum DocCSection: Decodable, Sendable {
    struct Parameter: Decodable, Sendable {
        let name: String
        let content: [DocCBlock]
    }

    /// The first declaration; the others are those of other platforms.
    case declarations([DocCToken])
    case parameters([Parameter])
    case content([DocCBlock])
    case other

    private enum Key: CodingKey { case kind, declarations, parameters, content }
    private struct Declaration: Decodable { let tokens: [DocCToken] }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(String.self, forKey: .kind) {
        case "declarations":
            self = .declarations(try container.decode([Declaration].self, forKey: .declarations).first?.tokens ?? [])
        case "parameters": self = .parameters(try container.decode([Parameter].self, forKey: .parameters))
        case "content": self = .content(try container.decode([DocCBlock].self, forKey: .content))
        default: self = .other
        }
    }
}

/// A token of a declaration.
struct DocCToken: Decodable, Sendable {
    /// For example, `keyword`, `typeIdentifier` or `text`.
    let kind: String
    let text: String
    /// The identifier of the type that the token names, if the type is in the archive.
    let identifier: String?
}
