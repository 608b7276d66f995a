import Testing

@testable import SiteKit

struct SearchTests {
    @Test func `a name in camel case is found by itself and by its parts`() {
        #expect(SearchWords.cut("cancelsTouchesInView!") == ["cancelstouchesinview", "cancels", "touches", "in", "view"])
        #expect(SearchWords.cut("level_3 HT.3") == ["level", "3", "ht", "3"])
    }

    @Test func `Chinese is found by pairs of characters`() {
        #expect(SearchWords.cut("手势识别") == ["手势", "势识", "识别", "别"])
        #expect(SearchWords.cut("UIView的手势") == ["uiview", "ui", "view", "的手", "手势", "势"])
    }

    @Test func `words and places stand in a fixed order, titles weigh more`() {
        let index = SearchIndex(entries: [
            SearchEntry(route: Route("b.html"), title: "Tap", kind: "note", text: "pan"),
            SearchEntry(route: Route("a.html"), title: "Pan", kind: "rule", text: "\"tap\""),
        ])
        #expect(
            index.script == """
                evdocSearch({"entries":[
                ["b.html","Tap","note","pan"],
                ["a.html","Pan","rule","\\"tap\\""]
                ],"words":{
                "pan":[0,1,1,8],
                "tap":[0,8,1,1]
                }});

                """)
    }

    @Test func `long text is shown by its beginning`() {
        let entry = SearchEntry(route: Route(""), title: "", kind: "", text: String(repeating: "word ", count: 100))
        #expect(entry.context.hasSuffix("word …"))
        #expect(entry.context.count < 170)
    }
}
