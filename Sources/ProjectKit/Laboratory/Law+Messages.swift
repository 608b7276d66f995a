import Laws
import TranslationKit

extension [Law] {
    /// The texts of the laws, and the words for the parts of their worlds, each once.
    var messages: [Message] {
        let own = flatMap { law -> [Message] in
            let notes = law.note.map { [Message($0, in: law.id, role: "note on a law")] } ?? []
            let sources = law.sources.map { Message($0.words, in: law.id, role: "source of a law") }
            return [Message(law.statement, in: law.id, role: "law")] + notes + sources
        }
        var seen: Set<String> = []
        let words = flatMap { law -> [String] in
            let features = law.features.flatMap { feature -> [String] in [feature.clause ?? ""] + feature.domain.map(\.description) }
            return features + law.family.words
        }
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
