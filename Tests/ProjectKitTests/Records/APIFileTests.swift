import ExperimentKit
import ReportKit
import TemporaryFiles
import Testing

@testable import ProjectKit

struct APIFileTests {
    private func complaint(_ text: String) throws -> String {
        let mistakes = try #require(throws: AuthorsMistakes.self) { try APIFile.read(Array(text.utf8)) }
        return mistakes.diagnostics.map(\.description).joined(separator: "\n")
    }

    @Test func `a record is read with its place`() throws {
        let facts = try APIFile.read(
            Array(
                """
                [
                    {
                        "name": "UIView.alpha", "effect": "Counts.", "default": "1.0", "documented": "Opacity.",
                        "source": "https://example.com", "objectiveC": "alpha"
                    },
                    { "name": "UIButton", "effect": "Sends." }
                ]
                """.utf8))
        #expect(facts.map(\.name) == ["UIView.alpha", "UIButton"])
        #expect(facts.map(\.initial) == ["1.0", nil])
        #expect(facts.map(\.documented) == ["Opacity.", nil])
        #expect(facts.map(\.location.description) == ["site/api.json:3", "site/api.json:6"])
    }

    @Test func `what cannot be read says what and where`() throws {
        #expect(try complaint("[{}]").contains("entry 1 has no name"))
        #expect(try complaint(#"[{"name": "UIView"}]"#).contains("entry 1 has no effect"))
        #expect(try complaint(#"[{"name": "UIView", "effect": 1}]"#).contains("entry 1, effect is of the wrong type"))
        #expect(try complaint("{").contains("it is no list of records"))
    }

    @Test func `a name of no API is an error at its line`() throws {
        let text = """
            [
                { "name": "UIView.isHiden", "effect": "Hides." }
            ]
            """
        #expect(try complaint(text) == "site/api.json:2: error: there is no API 'UIView.isHiden'\n    Did you mean 'UIView.isHidden'?")
    }

    @Test func `a project without the file has no facts`() throws {
        try withProject { root in
            let facts = try APIFile.read(Project(given: root))
            #expect(facts.isEmpty)
        }
    }
}
