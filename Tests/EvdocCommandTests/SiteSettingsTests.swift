import ExperimentKit
import SiteKit
import Testing

@testable import EvdocCommand

/// What `evdoc.json` may say.
struct SiteSettingsTests {
    private func mistake(in settings: String) throws -> String? {
        var said: String?
        try withProject { root in
            try put(settings, "\(root)/evdoc.json")
            do {
                _ = try SiteSettings.facts(Project(given: root))
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
        (#"{"colour": "red"}"#, "there are: title, address, repository"), (#"{"title": 1}"#, "title is no string"),
        ("[]", "it cannot be read"), ("{", "it cannot be read"), (#"{"address": "taps"}"#, "address is no address of the web"),
    ])
    func `what it cannot say is a mistake, with its file and what may have been meant`(settings: String, words: String) throws {
        let said = try #require(try mistake(in: settings))
        #expect(said.hasPrefix("evdoc.json:1: error: "))
        #expect(said.contains(words))
    }
}
