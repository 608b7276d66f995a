import Testing
import TranslationKit

struct PlaceholderTests {
    @Test func `values stand in the places that name them, in any order and as often as named`() {
        #expect(Placeholders.fill("{b} before {a}, {b}", ["a": "1", "b": "2"]) == "2 before 1, 2")
    }

    @Test func `braces in values, braces around no name and names without a value stay`() {
        #expect(Placeholders.fill("{a} { {} {1} {c} {a", ["a": "{a}"]) == "{a} { {} {1} {c} {a")
    }

    @Test func `a phrase is read from its beginning to its end`() {
        var read: [String] = []
        Placeholders.read("手{a}b{c}") {
            read.append(String($0))
        } value: { name in
            if name == "a" { read.append("A") }
            return name == "a"
        }
        #expect(read == ["手", "A", "b", "{c}", ""])
    }

    @Test func `the names in a phrase are sorted`() {
        #expect(Placeholders.names(in: "{b} {a} {b} {}") == ["a", "b", "b"])
    }
}
