import Testing

@testable import FigureKit

struct FigureWordTests {
    @Test func `a mark takes the room of its word`() {
        #expect(FigureWord.letters(of: "a \(FigureWord.outside.mark) b") == 4 + FigureWord.outside.letters)
    }

    @Test func `marks are replaced by the reader's words, everything else stays`() {
        let text = "tap \(FigureWord.fails.mark) → {fails} 中文"
        #expect(FigureWord.fill(text) { "\($0)" } == "tap fails → {fails} 中文")
        #expect(FigureWord.fill("\u{E0FF}\u{F8FF}") { _ in "word" } == "\u{E0FF}\u{F8FF}")
    }
}
