extension APISymbol {
    /// The declaration's page in Apple's documentation. For methods that differ in types only, whose pages have unpredictable names, this
    /// is the page of their type.
    public var applePage: String {
        let isOverloaded = APISymbols.named(qualifiedName).count > 1
        let names = isOverloaded ? [] : [APISymbol.file(title, isType: kind == .type, in: owner)]
        return (["https://developer.apple.com/documentation", framework.lowercased()] + ownerFiles + names).joined(separator: "/")
    }

    /// The path of the owner: `uicontrol/event` for `UIControl.Event`.
    private var ownerFiles: [String] {
        let types = owner?.split(separator: ".").map(String.init) ?? []
        return types.indices.map { APISymbol.file(types[$0], isType: true, in: $0 == 0 ? nil : types[..<$0].joined(separator: ".")) }
    }

    /// A type and a property of one owner that differ only in capitals, `State` and `state`, are distinguished by kind.
    private static func file(_ title: String, isType: Bool, in owner: String?) -> String {
        let name = title.lowercased()
        guard let owner else { return name }
        let namesakes = APISymbols.all.filter { $0.owner == owner && $0.title.lowercased() == name }
        guard namesakes.count > 1, let type = namesakes.first(where: { $0.kind == .type }) else { return name }
        return "\(name)-swift.\(isType ? "\(type.declaration.prefix { $0 != " " })" : "property")"
    }
}
