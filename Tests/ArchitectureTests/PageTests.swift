import Foundation
import Testing

/// Holds what the pages say of the repository to the repository.
struct PageTests {
    @Test(arguments: Self.pages)
    func `every file that a page names exists`(page: String) {
        let places = SourceFile.read(page).matches(of: #/`((?:Sources|Tests|experiments|Benchmarks|Embedded|scripts|site)/[\w/+.-]+)`/#)
        for place in places.map({ String($0.output.1) }) {
            let url = SourceFile.root.appendingPathComponent(place)
            #expect(FileManager.default.fileExists(atPath: url.path) || Self.isGenerated(place), "\(page) names \(place)")
        }
    }

    /// A page that leads through the code names files and not folders, in which files move more often.
    @Test(arguments: Self.pages)
    func `every Swift file that a page names is there`(page: String) {
        let names = Set((SourceFile.all + SourceFile.tests).map(\.baseName))
        let named = SourceFile.read(page).matches(of: #/`([\w+]+\.swift)`/#).map { String($0.output.1) }
        #expect(Set(named).subtracting(names).subtracting(["Package.swift"]).sorted() == [], "\(page)")
    }

    @Test func `a number names one decision record`() throws {
        let folder = "site/pages/design"
        let files = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.appendingPathComponent(folder).path)
        let records = files.filter { $0.first?.isNumber == true && !$0.hasSuffix(".zh.md") }.sorted()
        #expect(Set(records.map { $0.prefix(4) }).count == records.count, "\(records)")
    }

    /// Without the guides, which name the files of their reader's package: `make guides` writes and uses them.
    private static let pages: [String] = {
        let below = FileManager.default.enumerator(atPath: SourceFile.root.appendingPathComponent("site/pages").path)
        let pages = (below?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") && !$0.hasPrefix("guides/") }.sorted()
        return ["README.md", "CONTRIBUTING.md"] + pages.map { "site/pages/\($0)" }
    }()

    /// `evdoc build` writes the site, `make own-package` the package that README describes; neither is committed. The first reader whose log is accepted
    /// brings the folder of observations of devices.
    private static func isGenerated(_ place: String) -> Bool {
        place.hasPrefix("site/public") || place.hasPrefix("Sources/Mine") || place.hasPrefix("site/evidence/devices")
            || place.hasPrefix("site/static")
    }
}
