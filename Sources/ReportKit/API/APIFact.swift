import ExperimentKit

/// A written fact about a declaration of the API.
public struct APIFact: Hashable, Sendable {
    /// `UIGestureRecognizer.cancelsTouchesInView`.
    public let name: String
    /// The effect on the order of events, in a line.
    public let effect: String
    /// The initial value, as Swift writes it; nil if there is none.
    public let initial: String?
    /// The statement of Apple's documentation, in our own words.
    public let documented: String?
    /// The place of Apple's statement, if it is not on the declaration's own page.
    public let source: String?
    /// The name in Objective-C, if it does not follow from the name in Swift.
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

    /// The context of the fact's texts.
    public var context: String { "api \(name)" }

    /// The name without its type: `cancelsTouchesInView`, `touchUpInside`.
    public var title: String { APISymbols.named(name).first?.title ?? name }

    /// The longest effect, in letters: a line of the page.
    static let longestEffect = 110
}

extension APIFact {
    /// The mistakes of facts: unknown names, names that occur twice, and texts that are empty or too long. O(facts × names × letters²) for
    /// mistaken facts.
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
