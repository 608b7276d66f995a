import ReportKit
import Testing

struct ClauseWordsTests {
    @Test func `what all clauses share stands once`() {
        let words = ClauseWords(["the parent has a tap on it", "the parent has a long press on it"])
        #expect(words.before == "the parent has a ")
        #expect(words.differing.map { $0.trimmed } == ["tap", "long press"])
        #expect(words.after == "on it")
    }

    @Test func `a flag keeps its own words`() {
        let words = ClauseWords(["touch methods call super", "touch methods do not call super"])
        #expect(words.before == "touch methods ")
        #expect(words.differing.map { $0.trimmed } == ["call", "do not call"])
    }

    @Test func `Chinese is cut between characters, names are not cut`() {
        let words = ClauseWords(["父视图上有 tapOne", "父视图上有 tapTwo"])
        #expect(words.before + words.differing[0] + words.after == "父视图上有 tapOne")
        #expect(words.differing == ["tapOne", "tapTwo"])
        let taps = ClauseWords(["手指单击按钮", "手指长按按钮"])
        #expect((taps.before, taps.after) == ("手指", "按钮"))
        #expect(taps.differing == ["单击", "长按"])
    }

    @Test func `a value that is all that differs stays whole`() {
        let words = ClauseWords(
            ["on the button now", "on a row next to the button now"], values: ["the button", "a row next to the button"])
        #expect((words.before, words.after) == ("on ", " now"))
        #expect(words.differing == ["the button", "a row next to the button"])
        let flag = ClauseWords(["it calls super", "it does not call super"], values: ["on", "off"])
        #expect(flag.before == "it ")
    }

    @Test func `nothing is left without words`() {
        for clauses in [["on", "on it"], ["a b", "b"], ["same", "same"], ["x"], []] {
            let words = ClauseWords(clauses)
            #expect(words.differing.allSatisfy { !$0.isEmpty })
            #expect(words.differing.map { words.before + $0 + words.after } == clauses)
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
