import ExperimentKit

/// What somebody has written about a declaration of the API.
public struct APIFact: Hashable, Sendable {
    /// `UIGestureRecognizer.cancelsTouchesInView`.
    public let name: String
    /// What it does to the order of events, in a line.
    public let effect: String
    /// Its value where nobody sets it, as Swift writes it; nil where it has none.
    public let initial: String?
    /// What Apple's documentation says of it, in our own words.
    public let documented: String?
    /// Where Apple says so, if not on its own page.
    public let source: String?
    /// As Objective-C has it, where that does not follow from Swift's name.
    public let objectiveC: String?
    public let location: Location

    public init(
        _ name: String, effect: String, initial: String? = nil, documented: String? = nil, source: String? = nil,
        objectiveC: String? = nil, location: Location
    ) {
        self.name = name
        self.effect = effect
        self.initial = initial
        self.documented = documented
        self.source = source
        self.objectiveC = objectiveC
        self.location = location
    }

    /// The context of its texts.
    public var context: String { "api \(name)" }

    /// Without its type: `cancelsTouchesInView`, `touchUpInside`.
    public var title: String { APISymbols.named(name).first?.title ?? name }

    /// A line of the page: in letters.
    static let longestEffect = 110
}

extension APIFact {
    /// What is wrong with facts: of names that do not exist, that stand twice, or that say nothing or too much. O(facts × names × letters²)
    /// for those that are wrong.
    public static func diagnostics(_ facts: [APIFact]) -> [Diagnostic] {
        var seen: Set<String> = []
        return facts.flatMap { fact in
            fact.mistakes + (seen.insert(fact.name).inserted ? [] : [fact.mistake("\(fact.name) stands twice", "Remove one of them.")])
        }
    }

    private var mistakes: [Diagnostic] {
        var mistakes: [Diagnostic] = []
        if APISymbols.named(name).isEmpty {
            let near = NearMiss(of: name, among: APISymbols.all.map(\.qualifiedName)).word
            mistakes.append(
                mistake("there is no API '\(name)'", near.map { "Did you mean '\($0)'?" } ?? "Name it with its type: UIView.isHidden."))
        }
        if effect.isEmpty { mistakes.append(mistake("\(name) has no effect", "Say in a line what it does.")) }
        if effect.count > APIFact.longestEffect {
            mistakes.append(
                mistake("the effect of \(name) has \(effect.count) letters", "At most \(APIFact.longestEffect) stand in a line."))
        }
        return mistakes
    }

    private func mistake(_ summary: String, _ remedy: String) -> Diagnostic { Diagnostic(location, summary, remedy: remedy) }
}
