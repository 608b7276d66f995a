import Synchronization
import Testing

@testable import EvdocCommand

struct VisibleTextTests {
    @Test(arguments: [
        ("plain, 中文, é\n\tx", "plain, 中文, é\n\tx"), ("a\u{1B}]0;title\u{7}b", "a\\u{1B}]0;title\\u{07}b"),
        ("x\ry", "x\\ry"), ("\u{9B}31m", "\\u{009B}31m"), ("\u{7F}", "\\u{7F}"), ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ])
    func `control characters come out as text`(_ text: String, _ visible: String) {
        #expect(VisibleText.of(text, keepsStyle: false) == visible)
    }

    @Test(arguments: [
        ("\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mred\u{1B}[0m"), ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{1B}[", "\\u{1B}["),
        ("\u{1B}[111m", "\\u{1B}[111m"),
    ])
    func `only colours and weights are let through where there are any`(_ text: String, _ visible: String) {
        #expect(VisibleText.of(text, keepsStyle: true) == visible)
    }

    @Test(arguments: [
        ("::error::x", "\\u003A:error::x"), ("a\n \u{A0}::error::x\nb::c", "a\n \u{A0}\\u003A:error::x\nb::c"),
        ("a ##[error]x", "a \\u0023#[error]x"),
        ("## x\na::b\n", "## x\na::b\n"), ("x\r::error::y", "x\\r::error::y"),
    ])
    func `no line of an input is a command of the workflow that prints it`(_ text: String, _ visible: String) {
        #expect(VisibleText.of(text, keepsStyle: false) == visible)
    }

    @Test(arguments: ["\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}", "\u{2028}"])
    func `marks of direction come out as text`(mark: String) {
        #expect(VisibleText.of("a\(mark)b", keepsStyle: true) == "a\(mark.unicodeScalars.first!.escaped(asASCII: true))b")
        #expect(VisibleText.of("a\u{2019}é中b", keepsStyle: true) == "a\u{2019}é中b")
    }

    @Test func `a name of a file stands on one line`() { #expect(VisibleText.name("a\n::error::b\r") == "a\\n::error::b\\r") }

    @Test func `nothing that is typed or read reaches the terminal as it is`() {
        let session = Session()
        #expect(session.run("run", "Single\u{1B}]0;x\u{7}Tap") == .wrongUsage)
        #expect(session.errors.contains("Single\\u{1B}]0;x\\u{07}Tap"))
        #expect(!session.errors.unicodeScalars.contains("\u{1B}"))
    }
}
