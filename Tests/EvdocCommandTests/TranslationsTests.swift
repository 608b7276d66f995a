import ExperimentKit
import ProjectFiles
import SampleResults
import TemporaryFiles
import Testing
import TranslationKit

@testable import EvdocCommand
@testable import ProjectKit

struct TranslationsTests {
    private static let header = "msgid \"\"\nmsgstr \"charset=UTF-8\"\n"
    private static let title = Sample.experiments[0]

    private func entry(_ english: String, _ chinese: String) -> String {
        "\nmsgctxt \"\(Self.title.id)\"\nmsgid \"\(english)\"\nmsgstr \"\(chinese)\"\n"
    }

    /// A built project with this file of translations.
    private func withTranslations(_ body: String, folder: String = "zh-Hans", _ test: (String) throws -> Void) throws {
        try withProject { root in
            _ = Session().run("build", "--root", root)
            try put(Self.header + body, "\(root)/translations/\(folder)/Sample.po")
            try test(root)
        }
    }

    @Test func `the program's own phrases are all translated`() {
        let (language, file) = BuiltInPhrases.files[0]
        let review = TranslationReview(language, Laboratory.phrases.messages, [file])
        #expect(review.diagnostics.map(\.description) == [])
        #expect(review.missing.map(\.key.english) == [])
        #expect(BuiltInPhrases.files.map(\.language) == Language.translated)
    }

    @Test func `what is missing is counted and is no fault; without a folder nothing is said`() throws {
        try withProject { root in
            _ = Session().run("build", "--root", root)
            let session = Session()
            session.run("check", "--root", root)
            #expect(!session.output.contains("translated"))
        }
        try withTranslations(entry(Self.title.title, "题目")) { root in
            let session = Session()
            #expect(session.run("translations", "--root", root, "--missing") == .success)
            #expect(session.errors == "")
            #expect(session.output.hasPrefix("zh-Hans: 1 of "))
            #expect(session.output.contains("    Sample         1 of 14\n"))
            #expect(session.output.contains("\(Self.title.id), question: \(Self.title.question)\n"))
        }
    }

    @Test func `a stale entry is a warning, with its line: pages show the English`() throws {
        try withTranslations(entry("Nobody says so.", "没有人说。")) { root in
            let words = "translations/zh-Hans/Sample.po:5: warning: this entry is stale: no source says “Nobody says so.”"
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            let session = Session()
            #expect(session.run("check", "--root", root) == .surprisingVerdict)
            #expect(session.errors.contains(words))
            #expect(!session.errors.contains("faulty entry"))
            let counting = Session()
            #expect(counting.run("translations", "--root", root) == .success)
            #expect(counting.errors.contains(words))
        }
    }

    @Test func `an entry that cannot be read fails build and check`() throws {
        try withTranslations("\nmsgctxt \"a\n") { root in
            for command in ["build", "check", "translations"] {
                let session = Session()
                #expect(session.run(command, "--root", root) == .authorsMistake)
                #expect(session.errors.contains("translations/zh-Hans/Sample.po:4: error: the string has no end"), "\(command)")
            }
        }
        try withTranslations("", folder: "zh-Hant") { root in
            let session = Session()
            #expect(session.run("build", "--root", root) == .authorsMistake)
            #expect(session.errors.contains("there is no language 'zh-Hant'"))
        }
    }

    @Test func `templates are written file by file; an experiment's stands where its translations stand`() throws {
        try withTranslations(entry(Self.title.title, "题目")) { root in
            #expect(Session().run("translations", "--root", root, "--templates", "\(root)/templates") == .success)
            let names = try Files.names(in: "\(root)/templates")
            #expect(names.contains("Sample.pot") && names.contains("phrases.pot") && names.contains("rules.pot"))
            let sample = String(decoding: try Files.read("\(root)/templates/Sample.pot"), as: UTF8.self)
            #expect(sample.contains("msgctxt \"\(Self.title.id)\""))
        }
    }
}
