/// A method or property of the engine that subclasses in client code can override.
struct OverridePoint {
    let type: String
    /// The name and, of a method, the labels.
    let signature: String
    /// What the engine itself does there, as it is written; empty for nothing.
    let body: String

    var qualified: String { "\(type).\(signature)" }

    /// Whether it is there for subclasses: it does nothing, or gives a fixed answer.
    var isForSubclasses: Bool { ["", "true", "false", "nil"].contains(body) }
}

extension SourceFile {
    /// The open members whose whole declaration stands on one line, as override points do.
    var overridePoints: [OverridePoint] {
        members(#/^\s*open (func|var) `?(\w+)`?(.*?)\{(.*)\}\s*$/#, ofTypes: #/^(?:open |public )?(?:final )?class (\w+)/#)
    }

    /// The members that classes of this file override, by the class above each.
    var overrides: [OverridePoint] {
        members(#/^\s*override (func|var) `?(\w+)`?(.*?)\{(.*?)\}?\s*$/#, ofTypes: #/^private final class \w+: (\w+)/#)
    }

    private func members(
        _ member: Regex<(Substring, Substring, Substring, Substring, Substring)>, ofTypes type: Regex<(Substring, Substring)>
    ) -> [OverridePoint] {
        var current = ""
        return lines.compactMap { line in
            if let match = line.firstMatch(of: type) { current = String(match.output.1) }
            guard let match = line.wholeMatch(of: member) else { return nil }
            let name = String(match.output.2)
            let signature = match.output.1 == "func" ? name + Self.labels(of: match.output.3) : name
            return OverridePoint(type: current, signature: signature, body: match.output.4.filter { $0 != " " })
        }
    }

    /// `(_ touches: Set<UITouch>, with event: UIEvent?)` has the labels `(_:with:)`.
    private static func labels(of parameters: Substring) -> String {
        let list = parameters.prefix { $0 != ")" }
        return "(" + list.matches(of: #/(\w+)(?: \w+)?:/#).map { "\($0.output.1):" }.joined() + ")"
    }
}
