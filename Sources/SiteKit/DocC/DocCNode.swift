import Foundation

/// The documentation of a symbol in an archive, as far as the site shows it: `RenderNode` of Swift-DocC, version 0.3 of its JSON. What a page does
/// not show is skipped, whatever it looks like.
struct DocCNode: Decodable, Sendable {
    struct Metadata: Decodable, Sendable {
        let title: String
        /// `Instance Method`
        let roleHeading: String?
        /// `module`, `class`; of a page without a declaration nil.
        let symbolKind: String?
    }

    /// Symbols below this one that belong together, under a heading.
    struct Topic: Decodable, Sendable {
        let title: String?
        let identifiers: [String]
    }

    /// What else is known of what an identifier stands for: where it is described, if it is in the archive.
    struct Reference: Decodable, Sendable {
        let title: String?
        let url: String?
    }

    let metadata: Metadata
    let abstract: [DocCInline]?
    let primaryContentSections: [DocCSection]?
    let topicSections: [Topic]?
    /// What it inherits from, what conforms to it: in the form of topics.
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

    /// What follows the summary, without the headings that DocC puts before it.
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

    /// The first of them: others are those of other platforms.
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

/// A word of a declaration.
struct DocCToken: Decodable, Sendable {
    /// `keyword`, `typeIdentifier`, `text`
    let kind: String
    let text: String
    /// Of the type that it names, if that is in the archive.
    let identifier: String?
}
