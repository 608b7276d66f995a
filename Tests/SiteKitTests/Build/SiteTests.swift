import SampleResults
import Synchronization
import Testing

@testable import ProjectFiles
@testable import SiteKit

struct SiteTests {
    @Test func `no label has a place that nothing has filled`() throws {
        for file in try SiteBuilder.files(SampleSite.content()) where file.path.hasSuffix(".html") {
            let labels = file.text.split(separator: "aria-label=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            #expect(labels.filter { $0.contains("{") } == [], "\(file.path)")
        }
    }

    @Test func `every page is well-formed`() throws {
        for file in try SiteBuilder.files(SampleSite.content()) where file.path.hasSuffix(".html") {
            #expect(TagBalance(file.text).faults == [], "\(file.path)")
        }
    }

    @Test func `every link and anchor within the site leads somewhere`() throws {
        let files = try SiteBuilder.files(SampleSite.content())
        let pages = Dictionary(uniqueKeysWithValues: files.map { ($0.path, TagBalance($0.path.hasSuffix(".html") ? $0.text : "")) })
        for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
            for link in page.links where !link.hasPrefix("https://") {
                #expect(!link.contains(":") && !link.hasPrefix("/"), "\(path): \(link) leaves the site")
                let route = Route(reading: link, on: path)
                let found = route.flatMap { pages[$0.path] }
                #expect(found != nil, "\(path): \(link) leads nowhere")
                if let place = route?.place { #expect(found?.ids.contains(place) == true, "\(path): \(link) has no such place") }
            }
        }
    }

    @Test func `folders of pages whose names are words of the page, or alike, have places of their own`() throws {
        let notes = ["main", "a b", "a-b", "A-B!"].map { SiteFile(path: "\($0)/x.md", text: "# X\n") }
        let files = try SiteBuilder.files(SampleSite.content(notes))
        let page = try #require(files.first { $0.path == "pages/index.html" }).text
        let ids = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(Set(ids).count == ids.count, "\(ids)")
        #expect(Set(ids).isSuperset(of: ["main", "main-2", "a-b", "a-b-2", "a-b-3"]))
    }

    @Test func `equal content gives equal bytes`() throws {
        #expect(try SiteBuilder.files(SampleSite.content()) == SiteBuilder.files(SampleSite.content()))
    }

    @Test(arguments: [nil, "https://example.org/"]) func `every file has one of the paths that were announced, each once`(address: String?)
        throws
    {
        let engine = EngineModule(script: [], topics: [], of: [])
        let exports = Dictionary(uniqueKeysWithValues: Sample.results.map { ($0.experiment.id, ExperimentFile.file("import UIKit")) })
        var facts = SiteFacts()
        facts.address = address
        let content = SiteContent(
            results: Sample.results, rules: Sample.rules, notes: [SampleSite.note, SampleSite.other, SampleSite.picture], facts: facts,
            exports: exports, engine: engine)
        let builder = SiteBuilder(content)
        let made = Mutex<[String]>([])
        try builder.makeFiles { file in made.withLock { $0.append(file.path) } }
        #expect(made.withLock { $0.sorted() } == builder.paths)
    }

    @Test func `what cannot be taken ends the site with that error`() throws {
        let error = FileError(path: "x", attempt: "write", reason: "No space left on device")
        let builder = SiteBuilder(SampleSite.content())
        for path in builder.paths {
            #expect(throws: error) { try builder.makeFiles { if $0.path == path { throw error } } }
        }
    }

    @Test func `every case is on its experiment's page, every call with its rule`() throws {
        let page = try SampleSite.page("reports/HitTestTouch.html")
        for number in 1...12 { #expect(page.contains("<li id=\"case-\(number)\"")) }
        #expect(page.contains("<a class=\"rule\" href=\"../rules/responders.html#RC.2\""))
    }

    @Test func `an experiment's prose is escaped where it holds HTML`() throws {
        let page = try SampleSite.page("reports/HitTestTouch.html")
        #expect(page.contains("&lt;b&gt;nobody&lt;/b&gt;"))
        #expect(!page.contains("<b>nobody</b>"))
    }

    @Test func `a claim names its rules, which lead to the rules`() throws {
        let page = try SampleSite.page("reports/HitTestTouch.html")
        #expect(page.contains("<p>Explained by: <a class=\"rule\" href=\"../rules/responders.html#RC.2\" title=\""))
    }

    @Test func `the slider of a figure moves before its record is loaded`() throws {
        let page = try SampleSite.page("reports/HitTestTouch.html")
        let most = try #require(page.firstMatch(of: #/<input type="range" min="0" max="(\d+)"/#)).output.1
        #expect(Int(most) ?? 0 > 0)
    }

    @Test func `verdicts and grades are words`() throws {
        #expect(try SampleSite.page("reports/HitTestTouch.html").contains("<span class=\"badge refuted ungraded\">refuted</span>"))
        #expect(try SampleSite.page("rules/index.html").contains("<span class=\"badge assumed\">assumed</span>"))
    }

    @Test func `a rule names the experiments that show it`() throws {
        let page = try SampleSite.page("rules/responders.html")
        #expect(page.contains("<li id=\"RC.2\">"))
        #expect(page.contains("<details><summary>Shown by 1 experiment</summary>"))
        #expect(page.contains("<a href=\"../reports/HitTestTouch.html\">"))
    }

    @Test func `every page is there in each language, each naming the other`() throws {
        let files = try SiteBuilder.files(SampleSite.content())
        let pages = files.filter { $0.path.hasSuffix(".html") }
        let (chinese, english) = (pages.filter { $0.path.hasSuffix(".zh.html") }, pages.filter { !$0.path.hasSuffix(".zh.html") })
        #expect(Set(chinese.map { $0.path.replacing(".zh.html", with: ".html") }) == Set(english.map(\.path)))
        for page in chinese {
            let name = page.path.split(separator: "/").last.map(String.init) ?? ""
            let twin = name.replacing(".zh.html", with: ".html")
            #expect(page.text.contains("<html lang=\"zh-Hans\">"))
            #expect(
                page.text.contains("<link rel=\"alternate\" hreflang=\"en\" href=\"\(Route(twin).address(from: ""))\">"), "\(page.path)")
        }
    }

    @Test func `nothing on a page needs more than the policy allows`() throws {
        for file in try SiteBuilder.files(SampleSite.content()) where file.path.hasSuffix(".html") {
            #expect(file.text.contains("http-equiv=\"Content-Security-Policy\""))
            #expect(!file.text.contains(" style=\"") && !file.text.contains("<style"), "\(file.path)")
            #expect(file.text.ranges(of: "<script").count == file.text.ranges(of: "<script defer src=").count, "\(file.path)")
        }
    }

    @Test func `what is known of the site stands on every page, and an address makes a map and a feed`() throws {
        var facts = SiteFacts()
        facts.title = "The book"
        facts.address = "https://book.example/x/"
        facts.repository = "https://code.example/book"
        facts.version = "1.2"
        facts.date = "2026-11-20"
        facts.dates = ["a.md": "2026-11-22"]
        let files = try SiteBuilder.files(SiteContent(results: Sample.results, rules: Sample.rules, facts: facts))
        let page = try #require(files.first { $0.path == "reports/SingleTap.zh.html" }?.text)
        #expect(page.contains("<link rel=\"canonical\" href=\"https://book.example/x/reports/SingleTap.zh.html\">"))
        #expect(page.contains("2026-11-20") && page.contains("1.2") && page.contains("<a href=\"https://code.example/book/edit/main/"))
        #expect(files.first { $0.path == "sitemap.xml" }?.text.contains("<loc>https://book.example/x/reports/SingleTap.html</loc>") == true)
        #expect(files.contains { $0.path == "feed.xml" } && files.contains { $0.path == "llms.txt" })
        #expect(try !SiteBuilder.files(SampleSite.content()).contains { $0.path == "sitemap.xml" })
    }

    @Test func `a note written in Chinese says so`() throws {
        let page = try SampleSite.page("pages/a.zh.html", [SiteFile(path: "a.zh.md", text: "# 手势\n")])
        #expect(page.contains("<html lang=\"zh-Hans\">"))
    }

    @Test func `an author's own list of notes takes the place of the generated one`() throws {
        let page = try SampleSite.page("pages/index.html", [SiteFile(path: "index.md", text: "# Mine\n")])
        #expect(page.contains("Mine"))
    }
}
