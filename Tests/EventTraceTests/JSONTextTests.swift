import EventTrace
import Testing

struct JSONTextTests {
    @Test func `a text is written with what JSON escapes, and all else as it is`() {
        #expect(JSONText("a \"b\" \\ é\u{1F}\n\r\t\0").description == #""a \"b\" \\ é\u001f\n\r\t\u0000""#)
    }

    @Test func `lists and objects are written without spaces, on lines where they are to be`() {
        let list = JSONText.list([JSONText(1), JSONText(true), JSONText(json: "0.5"), .list(["a", "b"])])
        #expect(list.description == #"[1,true,0.5,["a","b"]]"#)
        #expect(JSONText.object([("a\"", list), ("b", .object([]))]).description == #"{"a\"":[1,true,0.5,["a","b"]],"b":{}}"#)
        #expect(JSONText.list([JSONText(1), JSONText(2)], onLines: true).description == "[\n1,\n2\n]")
        #expect(JSONText.object([("a", JSONText(1)), ("b", JSONText(2))], onLines: true).description == "{\n\"a\":1,\n\"b\":2\n}")
    }
}
