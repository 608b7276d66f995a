/// The API that pages can be about, read from the engine's symbol graph.
///
/// `make api-names` writes the list, and a test compares it with the compiler's. The list omits initializers, operators, overrides, and
/// declarations that affect looks alone, such as colors and fonts.
public enum APISymbols {
    /// All declarations in the order of the list: by framework, each type before its members.
    public static let all: [APISymbol] = read(text)

    /// The declarations of this name: `UIView.hitTest(_:with:)`.
    public static func named(_ name: String) -> [APISymbol] { byName[name] ?? [] }

    static let byTitle = Dictionary(grouping: all, by: \.title)

    private static let byName = Dictionary(grouping: all, by: \.qualifiedName)

    /// Reads the list: a line of `#` and a framework, a line for each type or function, and indented below a type a line for each member.
    static func read(_ text: String) -> [APISymbol] {
        var symbols: [APISymbol] = []
        var (framework, type) = ("", "")
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                framework = String(line.dropFirst(2))
            } else if line.hasPrefix(" ") {
                symbols.append(member(line.drop { $0 == " " }, of: type, in: framework))
            } else {
                symbols.append(declared(line, in: framework))
                type = symbols[symbols.count - 1].qualifiedName
            }
        }
        return symbols
    }

    private static func declared(_ line: Substring, in framework: String) -> APISymbol {
        guard let declaration = APIDeclaration(line) else { preconditionFailure("this declares nothing: \(line)") }
        let isType = !["func", "var", "let"].contains(declaration.keyword)
        let parts = isType ? declaration.title.split(separator: ".") : [Substring(declaration.title)]
        return APISymbol(
            framework: framework, owner: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil,
            title: String(parts[parts.count - 1]),
            kind: isType ? .type : .function, declaration: String(line),
            superclass: declaration.keyword == "class" ? declaration.type.map { String($0) } : nil)
    }

    private static func member(_ line: Substring, of type: String, in framework: String) -> APISymbol {
        guard let declaration = APIDeclaration(line) else { preconditionFailure("this declares nothing: \(line)") }
        let kind: APISymbol.Kind =
            switch declaration.keyword {
            case "case": .case
            case "func": type.hasSuffix("Delegate") || type.hasSuffix("DataSource") ? .delegateMethod : .method
            // The options of a set are constants of its own type.
            default: line.hasPrefix("static let") && declaration.type == type[...] ? .case : .property
            }
        return APISymbol(framework: framework, owner: type, title: declaration.title, kind: kind, declaration: String(line))
    }
}
