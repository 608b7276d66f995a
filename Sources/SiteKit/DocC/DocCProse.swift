/// A paragraph of a comment, or another block.
indirect enum DocCBlock: Decodable, Sendable {
    case paragraph([DocCInline])
    case code([String])
    case heading(String)
    case list(isOrdered: Bool, [[DocCBlock]])
    /// A note or a warning, with its name.
    case aside(String, [DocCBlock])
    /// A block that the site has no form for: the text in it.
    case other([DocCBlock], [DocCInline])

    private enum Key: CodingKey { case type, inlineContent, code, text, items, name, style, content }
    private struct Item: Decodable { let content: [DocCBlock] }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case "paragraph": self = .paragraph(try container.decode([DocCInline].self, forKey: .inlineContent))
        case "codeListing": self = .code(try container.decode([String].self, forKey: .code))
        case "heading": self = .heading(try container.decode(String.self, forKey: .text))
        case "orderedList", "unorderedList":
            self = .list(isOrdered: type == "orderedList", try container.decode([Item].self, forKey: .items).map(\.content))
        case "aside":
            let name = try container.decodeIfPresent(String.self, forKey: .name)
            self = .aside(
                try name ?? container.decode(String.self, forKey: .style), try container.decode([DocCBlock].self, forKey: .content))
        default:
            self = .other(
                (try? container.decodeIfPresent([DocCBlock].self, forKey: .content)) ?? [],
                (try? container.decodeIfPresent([DocCInline].self, forKey: .inlineContent)) ?? [])
        }
    }
}

/// A piece of a line.
indirect enum DocCInline: Decodable, Sendable {
    case text(String)
    case code(String)
    case emphasis([DocCInline])
    case strong([DocCInline])
    /// The identifier of the target: a symbol of the archive, or a page of the web.
    case reference(String)
    case other([DocCInline])

    private enum Key: CodingKey { case type, text, code, inlineContent, identifier }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(String.self, forKey: .type) {
        case "text": self = .text(try container.decode(String.self, forKey: .text))
        case "codeVoice": self = .code(try container.decode(String.self, forKey: .code))
        case "emphasis": self = .emphasis(try container.decode([DocCInline].self, forKey: .inlineContent))
        case "strong": self = .strong(try container.decode([DocCInline].self, forKey: .inlineContent))
        case "reference", "link": self = .reference(try container.decode(String.self, forKey: .identifier))
        default: self = .other((try? container.decodeIfPresent([DocCInline].self, forKey: .inlineContent)) ?? [])
        }
    }

    /// The plain text.
    var plain: String {
        switch self {
        case .text(let text), .code(let text): text
        case .emphasis(let parts), .strong(let parts), .other(let parts): parts.map(\.plain).joined()
        case .reference: ""
        }
    }
}
