import Laws
import TranslationKit

extension [Law] {
    /// The texts of the laws, and the words for the parts of their worlds, each once.
    var messages: [Message] {
        let own = flatMap { law in
            [Message(law.statement, in: law.id, role: "law")] + (law.note.map { [Message($0, in: law.id, role: "note on a law")] } ?? [])
                + law.sources.map { Message($0.words, in: law.id, role: "source of a law") }
        }
        var seen: Set<String> = []
        let words = flatMap { law in law.features.flatMap { [$0.clause ?? ""] + $0.domain.map(\.description) } + law.family.words }
        let comparisons = filter(\.comparesWorlds).flatMap { law in
            [Law.partnerVariable.title, Law.partnerVariable.clause ?? ""].map {
                Message($0, in: law.counterexampleID, role: "variable of a counterexample")
            }
        }
        return own + comparisons
            + words.filter { seen.insert($0).inserted }.map {
                Message($0, in: Law.featureContext, role: "part of a world", hasPlaceholders: $0.contains("{value}"))
            }
    }
}
