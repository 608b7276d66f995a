extension APISymbol {
    /// The spellings that a reader may search for: with and without the type and the labels, and the name in Objective-C if it follows from
    /// Swift's.
    public var spellings: [String] {
        var spellings = [title, baseName, qualifiedName] + objectiveC
        if let owner { spellings.append("\(owner).\(baseName)") }
        var seen: Set<String> = []
        return spellings.filter { seen.insert($0).inserted }
    }

    private var objectiveC: [String] {
        switch kind {
        case .case: return [constant]
        case .property: return flag.map { [$0, setter($0)] } ?? [setter(title)]
        case .method, .delegateMethod: return selector.map { [$0] } ?? []
        case .type, .function: return []
        }
    }

    /// The name in Objective-C of a flag: `userInteractionEnabled` for `isUserInteractionEnabled`.
    private var flag: String? {
        guard title.hasPrefix("is"), let next = title.dropFirst(2).first, next.isUppercase else { return nil }
        return next.lowercased() + title.dropFirst(3)
    }

    private func setter(_ property: String) -> String { "set\(APISymbol.capitalized(property)):" }

    /// The name in Objective-C of a constant: `UIControlEventTouchUpInside` for `UIControl.Event.touchUpInside`.
    private var constant: String {
        (owner ?? "").split(separator: ".").joined() + APISymbol.capitalized(baseName)
    }

    /// The selector, if no label has a preposition: with one, Objective-C has words that Swift leaves out.
    private var selector: String? {
        let arguments = title.filter { $0 == ":" }.count
        if arguments == 0 { return baseName }
        if labels.isEmpty, arguments == 1 { return "\(baseName):" }
        return labels == ["animated"] ? (arguments == 2 ? "\(baseName):animated:" : nil) : nil
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
