import Testing
import TranslationKit

struct TranslationReviewTests {
    private static let messages = [
        Message("The tap fires.", in: "Tap", role: "claim"), Message("{count} cases", in: "report", role: "phrase", hasPlaceholders: true),
        Message("Not {quoted}.", in: "Tap", role: "claim"),
    ]

    private func file(_ path: String, _ entries: [(context: String, english: String, translation: String)], flags: String = "")
        -> GettextFile
    {
        let body = entries.map { "\n\(flags)msgctxt \"\($0.context)\"\nmsgid \"\($0.english)\"\nmsgstr \"\($0.translation)\"\n" }.joined()
        return GettextFile(path: path, bytes: Array(("msgid \"\"\nmsgstr \"charset=UTF-8\\n\"\n" + body).utf8))
    }

    private func review(_ files: GettextFile...) -> TranslationReview { TranslationReview(.chinese, Self.messages, files) }

    @Test func `what nobody has translated is missing, and no fault`() {
        let review = review(file("a.po", [("Tap", "The tap fires.", "点击触发。"), ("report", "{count} cases", "")]))
        #expect(review.missing.map(\.key.english) == ["{count} cases", "Not {quoted}."])
        #expect((review.translated, review.total) == (1, 3))
        #expect(review.diagnostics.isEmpty)
    }

    @Test func `a text that no source has any more makes its entry stale, in another context too`() {
        let review = review(file("a.po", [("Tap", "The tap fired.", "点击触发。"), ("Pan", "The tap fires.", "点击触发。")]))
        #expect(review.diagnostics.map { "\($0.location)" } == ["a.po:5", "a.po:9"])
        #expect(review.diagnostics[0].summary == "this entry is stale: no source says “The tap fired.” in Tap")
    }

    @Test func `an entry that is neither translated nor of any text is no fault`() {
        #expect(review(file("a.po", [("Tap", "The tap fired.", "")])).diagnostics.isEmpty)
    }

    @Test func `an entry that stands in two files is unused in the second`() {
        let entry = [(context: "Tap", english: "The tap fires.", translation: "点击触发。")]
        let review = review(file("a.po", entry), file("b.po", entry))
        #expect(review.diagnostics.map(\.summary) == ["this entry is unused: it stands at a.po:5 too"])
    }

    @Test func `placeholders have to be those of the English, where it has any`() {
        let wrong = review(file("a.po", [("report", "{count} cases", "{number} 种情形"), ("Tap", "Not {quoted}.", "不是。")]))
        #expect(wrong.diagnostics.map(\.summary) == ["the translation has the placeholders {number}, the English {count}"])
        #expect(review(file("a.po", [("report", "{count} cases", "情形 {count}")])).diagnostics.isEmpty)
    }

    @Test func `a fuzzy entry is missing, and counted`() {
        let review = review(file("a.po", [("Tap", "The tap fires.", "点击触发。")], flags: "#, fuzzy\n"))
        #expect(review.fuzzy.map(\.key.english) == ["The tap fires."])
        #expect(review.translated == 0)
    }

    @Test func `a template can be read again, and holds each text once`() {
        let list = MessageList(topic: "x", Self.messages + Self.messages + [Message("", in: "Tap", role: "answer")])
        let file = GettextFile(path: "x.pot", bytes: Array(GettextTemplate(list).text.utf8))
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.key) == Self.messages.map(\.key))
        #expect(!file.entries.contains { $0.isTranslated })
    }
}
