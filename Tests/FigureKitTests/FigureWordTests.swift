import FigureKit
import Testing

struct FigureWordTests {
    @Test func `marks are replaced by the reader's words, everything else stays`() {
        let text = "tap \(FigureWord.fails.mark) → {fails} 中文"
        #expect(FigureWord.fill(text) { "\($0)" } == "tap fails → {fails} 中文")
        #expect(FigureWord.fill("\u{E0FF}\u{F8FF}") { _ in "word" } == "\u{E0FF}\u{F8FF}")
    }
}
