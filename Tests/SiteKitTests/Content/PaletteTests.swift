import Testing

@testable import SiteKit

struct PaletteTests {
    private func colour(_ text: String) throws -> Colour { try #require(Colour(text)) }

    @Test(arguments: ["", "#", "red", "0a58a6", "#fff", "#0a58a", "#0a58a6f", "#0a58ag", "#+12345", "#-12345", "＃0a58a6"])
    func `what is no colour is refused`(text: String) {
        #expect(Colour(text) == nil)
    }

    @Test func `a colour is written as it is read, in small letters`() throws {
        #expect("\(try colour("#0A58a6"))" == "#0a58a6")
    }

    /// The values are those of WCAG's own examples and of its reference calculators.
    @Test(arguments: [("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#767676", "#ffffff", 4.54), ("#0000ff", "#ffffff", 8.59)])
    func `a contrast is that of WCAG`(one: String, other: String, ratio: Double) throws {
        let found = try colour(one).contrast(with: colour(other))
        #expect(abs(found - ratio) < 0.005, "\(found)")
        #expect(found == (try colour(other).contrast(with: colour(one))))
    }

    @Test func `the style sheet's own accent can be read on all that it stands on`() throws {
        #expect(Palette.light.isReadable(try colour("#0a58a6")))
        #expect(Palette.dark.isReadable(try colour("#82b8f2")))
    }

    @Test func `of every eighth colour the nearest can be read, and one that can be read stays`() throws {
        for number in stride(from: 0, through: 0xFFFFFF, by: 0x080402) {
            let colour = try colour("#" + String(String(0x1000000 + number, radix: 16).dropFirst()))
            for palette in Palette.allCases {
                let near = palette.readable(colour)
                #expect(palette.isReadable(near) && (near == colour) == palette.isReadable(colour), "\(colour)")
            }
        }
    }

    @Test func `the style sheet and the icon have the accent in place of their own, and are else as they were`() throws {
        let accent = try colour("#7a0000")
        let (own, other) = (Palette.styleSheet(with: nil), Palette.styleSheet(with: accent))
        #expect(other.contains("--accent: light-dark(#7a0000, \(Palette.dark.readable(accent)));"))
        #expect(zip(own.split(separator: "\n"), other.split(separator: "\n")).count { $0 != $1 } == 2)
        #expect(Palette.icon(with: accent).contains("#7a0000") && !Palette.icon(with: accent).contains("#0a58a6"))
    }
}
