import ExperimentKit
import SiteKit
import TemporaryFiles
import Testing

@testable import ProjectKit

/// What `evdoc.json` may say.
struct SiteSettingsTests {
    private func mistake(in settings: String) throws -> String? {
        var said: String?
        try withProject { root in
            try put(settings, "\(root)/evdoc.json")
            do {
                _ = try SiteSettings(Project(given: root)).facts(ProjectHistory(of: Project(given: root)))
            } catch let mistakes as AuthorsMistakes {
                said = mistakes.diagnostics.map(\.description).joined()
            }
        }
        return said
    }

    @Test func `every key may be left out`() throws {
        #expect(try mistake(in: "{}") == nil)
        #expect(
            try mistake(in: #"{"title": "Taps", "address": "https://taps.example", "repository": "https://code.example/o/taps"}"#) == nil)
    }

    @Test(arguments: [
        (#"{"titel": "Taps"}"#, "there is no setting “titel”"), (#"{"titel": "Taps"}"#, "did you mean “title”?"),
        (#"{"colour": "red"}"#, "there are: title, heading, address, repository, menu, accent, languages"),
        (#"{"title": 1}"#, "title is no string"), ("[]", "it cannot be read"), ("{", "it cannot be read"),
        (#"{"address": "taps"}"#, "address is no address of the web"),
        (#"{"languages": "en"}"#, "languages is no list of languages"), (#"{"languages": []}"#, "languages is no list of languages"),
        (#"{"languages": ["zh"]}"#, "there is no language “zh”"),
        (#"{"menu": "rules"}"#, "menu is no list"), (#"{"menu": ["rule"]}"#, "did you mean “rules”?"), (#"{"menu": [1]}"#, "no link"),
        (#"{"menu": [{"title": "Book"}]}"#, "no title or no address"),
        (#"{"menu": [{"title": "Book", "adress": "x"}]}"#, "did you mean “address”?"),
        (#"{"menu": [{"title": "Book", "address": "book.md"}]}"#, "the menu leads nowhere: “book.md”"),
        (#"{"accent": "red"}"#, "accent is no colour: “red”"), (#"{"accent": 7}"#, "accent is no string"),
    ])
    func `what it cannot say is a mistake, with its file and what may have been meant`(settings: String, words: String) throws {
        let said = try #require(try mistake(in: settings))
        #expect(said.hasPrefix("evdoc.json:1: error: "))
        #expect(said.contains(words), "\(said)")
    }

    @Test func `a mistake has the line of what is wrong`() throws {
        #expect(try mistake(in: "{\n  \"title\": \"Taps\",\n  \"accent\": \"red\"\n}")?.hasPrefix("evdoc.json:3: error: ") == true)
        #expect(try mistake(in: "{\n\n  \"menu\": [\n    \"rulez\"]}")?.hasPrefix("evdoc.json:4: error: ") == true)
    }

    @Test func `all that it says of the site is known`() throws {
        try withProject { root in
            try put("# Book\n", "\(root)/site/pages/book.md")
            let menu = #"["about", {"title": "Book", "address": "book.md"}, {"title": "Shop", "address": "https://shop.example"}]"#
            let settings = ##"{"heading": "Who?", "menu": \##(menu), "languages": ["zh-Hans", "en"], "accent": "#0a58a6"}"##
            try put(settings, "\(root)/evdoc.json")
            let read = try SiteSettings(Project(given: root))
            let facts = try read.facts(ProjectHistory(of: Project(given: root)))
            #expect(facts.heading == "Who?" && facts.languages == [.english, .chinese])
            #expect(
                facts.menu == [
                    .section(.about), .page(title: "Book", path: "book.md"), .web(title: "Shop", address: "https://shop.example"),
                ])
            #expect(facts.accent == Colour("#0a58a6"))
            #expect(try read.messages().map(\.key.english) == ["Who?", "Book", "Shop"])
        }
    }
}
