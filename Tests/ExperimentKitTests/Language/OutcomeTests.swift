import Testing

@testable import ExperimentKit

@Suite struct OutcomeTests {
    @Test(arguments: [
        ("the row is selected", "no row is selected", true), ("the button fires", "the button does not fire", true),
        ("the slider gets the drag", "the content scrolls", false), ("the content moves", "the content stays", false),
        ("it ends", "Nothing ends", true), ("the note is read", "the notion is read", false),
    ]) func `the second of two states denies the first by its words`(_ words: String, _ other: String, _ isDenied: Bool) {
        #expect(Outcome(words, not: other, "pad.touchesBegan").isDenied == isDenied)
    }

    @Test func `of several states none is a denial`() {
        let outcome = Outcome("the touch", otherwise: "never comes") {
            Outcome.State("ends", "pad.touchesEnded")
            Outcome.State("is cancelled", "pad.touchesCancelled")
        }
        #expect(!outcome.isDenied)
    }
}
