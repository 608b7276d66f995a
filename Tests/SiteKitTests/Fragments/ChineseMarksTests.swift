import Foundation
import ReportKit
import SampleResults
import Testing
import TranslationKit

@testable import SiteKit

struct ChineseMarksTests {
    /// Marks that Chinese has of its own, beside a Chinese character, in what a reader sees.
    private static func foreignMarks(_ page: String) -> [String] {
        let shown = page.replacing(#/<(head|script|style|svg|pre|code)\b.*?<\/\1>/#.dotMatchesNewlines(), with: "x")
            .replacing(#/<[^>]*>/#, with: "")
        return shown.matches(of: #/.{0,8}(\p{Han}[,;:!?]|[,;:]\p{Han}).{0,8}/#).map { String($0.0) }
    }

    @Test func `pages in Chinese have the marks of Chinese`() throws {
        let pages = try SiteBuilder.files(SampleSite.content([])).filter { $0.path.hasSuffix(".zh.html") }
        #expect(!pages.isEmpty)
        for page in pages { #expect(Self.foreignMarks(page.text) == [], "\(page.path)") }
    }

    @Test func `the sentence above a figure has no space between its first word and a Chinese one`() throws {
        let pages = try SiteBuilder.files(SampleSite.content([])).filter {
            $0.path.hasSuffix(".zh.html") && $0.text.contains("class=\"sentence\"")
        }
        #expect(!pages.isEmpty)
        for page in pages { #expect(!page.text.contains(#/<div class="sentence"><p>当 [\u{2E80}-\u{9FFF}]/#), "\(page.path)") }
    }

    @Test func `reports in Chinese have them too`() throws {
        let reports = try SiteBuilder.files(SampleSite.content([])).filter { $0.path.hasSuffix(".zh.md") }
        #expect(!reports.isEmpty)
        for report in reports {
            let text = report.text.replacing(#/`[^`\n]*`/#, with: "x").replacing("*", with: "")
            #expect(Self.foreignMarks(text) == [], "\(report.path)")
        }
    }

    @Test(arguments: ListPhrase.allCases) func `each mark between the parts of a line is one of Chinese`(mark: ListPhrase) {
        #expect(!Translations.builtIn[.chinese](mark).contains { ",;:( )".contains($0) }, "\(mark)")
    }

    @Test func `an ordering says in how many cases it appears, and when`() throws {
        let page = try SampleSite.page("reports/SingleTap.html") + SampleSite.page("reports/HitTestTouch.html")
        #expect(page.contains(#/<strong>[^\n]*<\/strong> \(\d+ cases?\): /#))
    }

    @Test func `a mark of English beside Chinese is found`() {
        #expect(Self.foreignMarks("<p>一致, <code>a, b</code></p>") == ["一致, x"])
        #expect(Self.foreignMarks("<p>一致，<code>a, b</code></p>") == [])
    }
}
