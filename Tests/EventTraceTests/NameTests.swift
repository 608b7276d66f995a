import EventTrace
import Testing

/// Names, rules and numbers of the record.
struct NameTests {
    @Test func `a spelling always has the same name, and a word of the engine its own`() {
        var table = NameTable()
        let view = table.intern("view")
        #expect(table.intern("view") == view)
        #expect(table.intern("touchesBegan") == Name(.touchesBegan))
        #expect(table[view] == "view" && table[.none].isEmpty)
    }

    @Test func `every word stands at its position`() {
        for (index, word) in Word.allCases.enumerated() { #expect(Int(word.ordinal) == index) }
        #expect(Word.allCases.count <= 1024)
        let methods = Word.allCases.prefix { $0.isMethod }
        #expect(Word.delete.ordinal < 128 && !Word.allCases.dropFirst(methods.count).contains { $0.isMethod })
    }

    @Test(arguments: ["HT.1", "GE.28", "TX.6", "PL.511"])
    func `a rule's id reads as it prints`(text: String) {
        #expect(RuleID(text)?.description == text)
    }

    @Test(arguments: ["", "HT", "HT.", "HT.0", "HT.512", "XX.1", "ht.1", "HT.1.2", "HT.-1"])
    func `what is no rule's id is none`(text: String) {
        #expect(RuleID(text) == nil)
    }

    @Test func `rules order by family, then by number`() {
        let ids = ["TX.1", "HT.10", "PL.2", "HT.9"].compactMap { RuleID($0) }
        #expect(ids.sorted().map(\.description) == ["PL.2", "HT.9", "HT.10", "TX.1"])
    }

    @Test(arguments: [(0, "0.0"), (0.08, "80.0"), (0.15179, "151.8"), (1.00004, "1000.0"), (-0.5, "-500.0")])
    func `seconds print as milliseconds with one decimal`(seconds: Double, text: String) {
        #expect(Milliseconds(seconds).description == text)
    }
}
