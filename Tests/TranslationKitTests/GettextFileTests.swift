import Testing
import TranslationKit

struct GettextFileTests {
    private static let header = """
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\\n"

        """

    private func file(_ body: String) -> GettextFile { GettextFile(path: "x.po", bytes: Array((Self.header + body).utf8)) }

    private func told(_ body: String) -> [String] { file(body).diagnostics.map(\.description) }

    @Test func `an entry is found by context and English`() {
        let catalogue = file(
            """

            # somebody
            #. claim
            #: experiments/A.swift
            #, python-brace-format
            #| msgid "A tap."
            msgctxt "Tap"
            msgid "The tap fires."
            msgstr "点击触发。"
            """
        ).catalogue
        #expect(catalogue["The tap fires.", in: "Tap"] == "点击触发。")
        #expect(catalogue["The tap fires.", in: "Pan"] == nil)
        #expect(catalogue["A tap.", in: "Tap"] == nil)
    }

    @Test func `strings go on in the lines below, with escapes`() {
        let entry = file(
            """

            msgctxt "a"
            "b"
            msgid ""
            "one \\"two\\"\\n"
            "three\\\\\\t"
            msgstr "x"
            """
        ).entries.first
        #expect(entry?.key == MessageKey("one \"two\"\nthree\\\t", in: "ab"))
        #expect(entry?.location.line == 7)
    }

    @Test func `lines may end as on Windows, and entries need no empty line between them`() {
        let body = "\nmsgctxt \"a\"\nmsgid \"one\"\nmsgstr \"1\"\nmsgctxt \"a\"\nmsgid \"two\"\nmsgstr \"2\"\n"
        let text = (Self.header + body).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let file = GettextFile(path: "x.po", bytes: Array(text.utf8))
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.translation) == ["1", "2"])
    }

    @Test func `what is fuzzy, empty or out of use is no translation`() {
        let file = file(
            """

            #, python-brace-format, fuzzy
            msgctxt "a"
            msgid "one"
            msgstr "1"

            msgctxt "a"
            msgid "two"
            msgstr ""

            #~ msgctxt "a"
            #~ msgid "three"
            #~ msgstr "3"

            msgctxt "a"
            msgid "four"
            msgstr "4"
            """)
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.isTranslated) == [false, false, true])
        #expect(file.catalogue == Catalogue([MessageKey("four", in: "a"): "4"]))
    }

    static let faults: [(body: String, fault: String)] = [
        ("\nmsgctxt \"a\"\nmsgid \"one\nmsgstr \"1\"\n", "x.po:6: error: the string has no end"),
        ("\nmsgctxt \"a\"\nmsgid \"one\" two\nmsgstr \"1\"\n", "x.po:6: error: something stands after the string"),
        ("\nmsgctxt \"a\"\nmsgid \"\\q\"\nmsgstr \"1\"\n", "x.po:6: error: there is no such escape in a string"),
        ("\nmsgctxt \"a\"\nmsgid one\nmsgstr \"1\"\n", "x.po:6: error: a string has to begin with a quotation mark"),
        ("\nmsgctxt \"a\"\nmsgstr \"1\"\n", "x.po:6: error: msgstr stands before any msgid"),
        ("\nmsgid \"one\"\nmsgctxt \"a\"\nmsgstr \"1\"\n", "x.po:6: error: msgctxt stands after msgid"),
        ("\nmsgid \"one\"\nmsgstr \"1\"\n", "x.po:5: error: an entry has no msgctxt"),
        ("\nmsgctxt \"a\"\nmsgid \"\"\nmsgstr \"1\"\n", "x.po:6: error: the msgid is empty"),
        ("\nmsgctxt \"a\"\nmsgid \"one\"\n", "x.po:6: error: an entry has no msgstr"),
        ("\nmsgctxt \"a\"\n\n", "x.po:6: error: an entry has no msgid"),
        ("\nmsgctxt \"a\"\nmsgid \"one\"\nmsgid_plural \"ones\"\nmsgstr[0] \"1\"\n", "x.po:7: error: plural forms are not read"),
        ("\nmsgctx \"a\"\n", "x.po:5: error: 'msgctx' is no word of gettext’s"),
        ("\n\"one\"\n", "x.po:5: error: a string stands outside of an entry"),
        (
            "\nmsgctxt \"a\"\nmsgid \"one\"\nmsgstr \"1\"\n\nmsgctxt \"a\"\nmsgid \"one\"\nmsgstr \"2\"\n",
            "x.po:10: error: this entry stands in line 6 too"
        ),
        ("\nmsgid \"\"\nmsgstr \"charset=UTF-8\"\n", "x.po:5: error: this is a second header"),
    ]

    @Test(arguments: faults.indices)
    func `a fault is reported with its line, and the entries around it are read`(index: Int) {
        let good = "\nmsgctxt \"b\"\nmsgid \"last\"\nmsgstr \"end\"\n"
        let told = told(Self.faults[index].body + good)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix(Self.faults[index].fault + "\n") == true, "\(told)")
        #expect(file(Self.faults[index].body + good).entries.last?.key.english == "last")
    }

    @Test func `a file in another encoding, or without a header, is reported`() {
        let latin = GettextFile(path: "x.po", bytes: Array(Self.header.utf8) + [0x0A, 0x22, 0xE4, 0x22])
        #expect(latin.diagnostics.map(\.summary) == ["this is not UTF-8"])
        #expect(latin.diagnostics.first?.location.line == 5)
        let bare = GettextFile(path: "x.po", bytes: Array("msgctxt \"a\"\nmsgid \"one\"\nmsgstr \"1\"\n".utf8))
        #expect(bare.diagnostics.map(\.summary) == ["there is no header"])
        let other = GettextFile(path: "x.po", bytes: Array("msgid \"\"\nmsgstr \"charset=GB18030\\n\"\n".utf8))
        #expect(other.diagnostics.map(\.summary) == ["the header does not say charset=UTF-8"])
    }

    @Test func `no bytes make it crash`() {
        let valid = Array((Self.header + Self.faults.map(\.body).joined()).utf8)
        var random = SeededNumbers(state: 7)
        for _ in 0..<2_000 {
            var bytes = valid
            for _ in 0..<4 {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: place)
                default: bytes.removeSubrange(place...)
                }
                if bytes.isEmpty { break }
            }
            let file = GettextFile(path: "x.po", bytes: bytes)
            #expect(file.entries.allSatisfy { !$0.key.english.isEmpty })
        }
    }
}

/// The same numbers each time: SplitMix64.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
