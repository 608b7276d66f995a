import TranslationKit

/// All fixed phrases of pages.
package enum SitePhrases {
    package static var messages: [Message] {
        FramePhrase.messages + CountPhrase.messages + PagePhrase.messages + ExperimentPhrase.messages + EvidencePhrase.messages
            + AboutPhrase.messages + APIPhrase.messages + SearchPhrase.messages + ReferencePhrase.messages + FigurePhrase.messages
            + BuilderPhrase.messages + LawPhrase.messages
    }
}
