import Studies
import Testing
import TranslationKit

@testable import SiteKit

struct SearchTests {
    private func index(_ entries: [SearchEntry]) -> String { SearchIndex(entries: entries, translation: .english).script }

    @Test func `the index has a row for each entry, in their order, without what is empty at its end`() {
        let script = index([
            SearchEntry(
                route: Route("reports/b.html"), title: "`Tap`", kind: .experiment, text: "pan", symptoms: ["no tap"], names: ["b"],
                keywords: "finger", otherLanguage: ["点击"]),
            SearchEntry(route: Route("a.html", at: "x y"), title: "Pan", kind: .rule, note: "assumed", text: "\"tap\"\n  twice"),
            SearchEntry(route: Route("c.html"), title: "C", kind: .note, text: ""),
        ])
        #expect(
            script.hasSuffix(
                """
                "entries":[
                ["reports/b.html",0,"Tap","pan",["no tap"],["b"],"finger",["点击"]],
                ["a.html#x%20y",3,"Pan","\\"tap\\" twice",[],[],"",[],"assumed"],
                ["c.html",7,"C"]
                ]});

                """))
    }

    @Test func `the script says its words in the language of the pages`() {
        let script = SearchIndex(entries: [], translation: Translations.builtIn[.chinese]).script
        #expect(script.contains("\"more\":\"显示更多\""))
        #expect(script.contains("\"kinds\":[\"实验\",\"API\",\"论断\","))
        #expect(!index([]).contains("JavaScript"))
    }

    @Test func `the script has what is not modelled, with the names by which a query is recognized`() {
        let area = UnmodelledArea(id: "x", title: "Maps", sentence: "None.", names: ["MKMapView"], words: ["map"])
        let script = SearchIndex(entries: [], areas: [area], translation: .english).script
        #expect(script.contains(#""areas":[["Maps","None.","bugs.html#not-modelled-x",["MKMapView"],["map"]]],"#))
    }

    @Test func `traditional characters lead to the simplified ones that texts have, unless texts have them too`() {
        #expect(TraditionalCharacters.missing(in: "手势冲突") == ["勢沖衝", "势冲冲"])
        #expect(TraditionalCharacters.missing(in: "著着") == ["", ""])
        #expect(index([SearchEntry(route: Route("a.html"), title: "手势", kind: .note, text: "")]).contains("勢"))
    }

    @Test func `equal entries make equal indexes, in any order of building`() {
        let entries = (0..<50).map { SearchEntry(route: Route("\($0).html"), title: "\($0)", kind: .claim, text: "\($0 * 7)") }
        #expect(index(entries) == index(entries))
    }

    @Test func `results are ranked by kind in one order`() {
        #expect(SearchKind.allCases == [.experiment, .api, .claim, .rule, .observation, .version, .document, .note, .reference, .bug])
    }

    @Test func `each line of synonyms is a group of at least two phrases, or leads from some to others`() {
        for line in Synonyms.table.split(separator: "\n") {
            let sides = line.components(separatedBy: " > ").map { $0.components(separatedBy: ",").map { $0.trimming() } }
            #expect(sides.count <= 2 && sides.joined().count > 1, "\(line)")
            #expect(sides.joined().allSatisfy { !$0.isEmpty }, "\(line)")
            #expect(sides.allSatisfy { Set($0).count == $0.count }, "a phrase twice: \(line)")
        }
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }

    fileprivate func trimming() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
