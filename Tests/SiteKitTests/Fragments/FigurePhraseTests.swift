import FigureKit
import Testing
import TranslationKit

@testable import SiteKit

struct FigurePhraseTests {
    @Test(arguments: FigureWord.allCases)
    func `a drawing has room for the word of a mark in each language`(word: FigureWord) {
        for translation in [Translation.english, Translations.builtIn[.chinese]] {
            let words = translation(FigurePhrase(word))
            let letters = words.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
            #expect(letters <= word.letters, "\(words)")
        }
    }
}
