extension APISymbol {
    /// What people search for when they mean it: with and without its type and its labels, and as Objective-C has it, where that follows
    /// from Swift's name.
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

    /// `userInteractionEnabled` of `isUserInteractionEnabled`.
    private var flag: String? {
        guard title.hasPrefix("is"), let next = title.dropFirst(2).first, next.isUppercase else { return nil }
        return next.lowercased() + title.dropFirst(3)
    }

    private func setter(_ property: String) -> String { "set\(APISymbol.capitalized(property)):" }

    /// `UIControlEventTouchUpInside` of `UIControl.Event.touchUpInside`.
    private var constant: String {
        (owner ?? "").split(separator: ".").joined() + APISymbol.capitalized(baseName)
    }

    /// Only where no preposition stands in a label, because Objective-C has words there that Swift leaves out.
    private var selector: String? {
        let arguments = title.filter { $0 == ":" }.count
        if arguments == 0 { return baseName }
        if labels.isEmpty, arguments == 1 { return "\(baseName):" }
        return labels == ["animated"] ? (arguments == 2 ? "\(baseName):animated:" : nil) : nil
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
