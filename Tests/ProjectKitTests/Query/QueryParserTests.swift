import Testing

@testable import ProjectKit

struct QueryParserTests {
    /// With parentheses around everything, calls in brackets.
    private func read(_ text: String) throws -> String { QueryParserTests.told(try QueryParser.query(text)) }

    private static func told(_ query: Query<WrittenCall>) -> String {
        switch query {
        case .order(let steps):
            steps.enumerated().map { "\($0 == 0 ? "" : $1.isDirect ? " » " : " > ")[\($1.pattern.text)]" }.joined()
        case .count(let call, let range): "[\(call.text)] \(range.lowerBound)…\(range.upperBound == .max ? "" : "\(range.upperBound)")"
        case .not(let query): "not(\(told(query)))"
        case .all(let queries): "(\(queries.map(told).joined(separator: " & ")))"
        case .any(let queries): "(\(queries.map(told).joined(separator: " | ")))"
        }
    }

    @Test(arguments: [
        ("tap.action(ended)", "[tap.action(ended)]"),
        ("a before b", "[a] > [b]"),
        ("a after b", "[b] > [a]"),
        ("a Before b BEFORE c", "[a] > [b] > [c]"),
        ("a directly before b before c", "[a] » [b] > [c]"),
        ("a right after b after c", "[c] > [b] » [a]"),
        ("a after b immediately after c", "[c] » [b] > [a]"),
        ("never a", "not([a])"),
        ("no a before b", "not([a] > [b])"),
        ("not not a", "not(not([a]))"),
        ("a exactly 2 times", "[a] 2…2"),
        ("a exactly 1 time", "[a] 1…1"),
        ("a once", "[a] 1…1"),
        ("a at least twice", "[a] 2…"),
        ("a at most 3 times", "[a] 0…3"),
        ("a exactly 0 times", "[a] 0…0"),
        ("a and b or c and d", "(([a] & [b]) | ([c] & [d]))"),
        ("a and (b or not(c))", "([a] & ([b] | not([c])))"),
        ("((a))", "[a]"),
        ("list.didSelectRow([0, 1]) before b", "[list.didSelectRow([0, 1])] > [b]"),
        ("(a.f(g(h)))", "[a.f(g(h))]"),
        ("'tap: wait other' before “gate open”", "[tap: wait other] > [gate open]"),
        ("\"never\" once", "[never] 1…1"),
        ("  a\n\tbefore  b ", "[a] > [b]"),
    ])
    func `a query reads as English does`(text: String, meaning: String) throws {
        #expect(try read(text) == meaning)
    }

    @Test(arguments: [
        ("", 0, "a call is expected"),
        ("   ", 3, "a call is expected"),
        ("before a", 0, "a call is expected, not “before”"),
        ("a before", 8, "a call is expected"),
        ("a and", 5, "a call is expected"),
        ("a befor b", 2, "there is no joining word “befor”"),
        ("a b", 2, "there is no joining word “b”"),
        ("a before b after c", 11, "one chain goes one way"),
        ("a directly b", 11, "“before” or “after” is expected"),
        ("(a", 0, "the parenthesis is not closed"),
        ("(a b)", 3, "“and”, “or” or a closing parenthesis is expected, not “b”"),
        ("a)", 1, "this parenthesis closes nothing"),
        ("a.f(b", 3, "the parenthesis is not closed"),
        ("'a", 0, "the quotation mark is not closed"),
        ("a exactly", 9, "“once”, “twice” or a number of times is expected"),
        ("a exactly b", 10, "“once”, “twice” or a number of times is expected"),
        ("a 2", 3, "“times” is expected"),
        ("a at 2 times", 5, "“least” or “most” is expected"),
        ("a 99999999999999999999 times", 2, "nothing happens more than 1000000 times"),
        ("(a or b) before c", 9, "“before” stands behind a call only"),
        ("a once twice", 7, "“twice” stands behind a call only"),
        ("a ()", 2, "there is no joining word “(”"),
    ])
    func `what is wrong comes with its place`(text: String, place: Int, message: String) throws {
        let mistake = try #require(throws: QueryMistake.self) { try QueryParser.query(text) }
        #expect(mistake.message == message)
        #expect(mistake.range.lowerBound == place)
    }

    @Test func `what is deep or long without end is refused`() {
        #expect(throws: QueryMistake.self) { try QueryParser.query(String(repeating: "(", count: 2_000) + "a") }
        #expect(throws: QueryMistake.self) { try QueryParser.query(String(repeating: "not ", count: 1_000) + "a") }
        #expect(throws: QueryMistake.self) { try QueryParser.query(String(repeating: "a and ", count: 1_000) + "a") }
    }
}
