import Testing

@testable import SiteKit

struct ExcerptTests {
    @Test(arguments: [
        ("One. Two.", "One."), ("Why?\nSo.", "Why?"), ("iOS 17.4 does! Yes", "iOS 17.4 does!"), ("视图？是。", "视图？"), ("no end", "no end"),
        ("a.b.", "a.b."), ("", ""),
    ])
    func `a sentence ends at a mark that ends one`(_ text: String, _ sentence: String) {
        #expect(Excerpt.firstSentence(of: text) == sentence)
    }
}
