import EmbeddedFiles

/// The colours of the style sheet behind text in the accent colour, light or dark.
enum Palette: CaseIterable {
    case light, dark

    /// The share of the accent in the background of a marked row or box.
    private static let softShare = 0.1

    /// The lowest contrast of an accent as text on its backgrounds: the page, a box, and a marked row.
    func contrast(of accent: Colour) -> Double {
        [colour("paper"), colour("raised"), soft(accent)].map { accent.contrast(with: $0) }.min() ?? 1
    }

    /// The least contrast for text of ordinary size, from WCAG 2.2, 1.4.3.
    private static let leastContrast = 4.5

    func isReadable(_ accent: Colour) -> Bool { contrast(of: accent) >= Palette.leastContrast }

    /// The nearest readable colour: darker on light, lighter on dark.
    func readable(_ accent: Colour) -> Colour {
        let end: Colour = self == .light ? .black : .white
        let steps = (0...100).lazy.map { accent.mixed(Double($0) / 100, of: end) }
        return steps.first(where: isReadable) ?? end
    }

    private func soft(_ accent: Colour) -> Colour { colour("paper").mixed(Palette.softShare, of: accent) }

    // MARK: - The style sheet

    /// The style sheet, with another accent in place of its own if there is one.
    static func styleSheet(with accent: Colour?) -> String {
        guard let accent else { return sheet }
        let (light, dark) = (Palette.light.readable(accent), Palette.dark.readable(accent))
        let soft = "light-dark(\(Palette.light.soft(light)), \(Palette.dark.soft(dark)))"
        return sheet.replacing(declaration("accent"), with: "--accent: light-dark(\(light), \(dark));")
            .replacing(declaration("accent-soft"), with: "--accent-soft: \(soft);")
    }

    /// The site's picture in tabs and bookmarks, with the same accent.
    static func icon(with accent: Colour?) -> String {
        let icon = String(embedded_icon_svg())
        return accent.map { icon.replacing(Palette.light.colour("accent").description, with: Palette.light.readable($0).description) }
            ?? icon
    }

    private static let sheet = String(embedded_style_css())

    /// The declaration of a colour in the style sheet: `--paper: light-dark(#fdfdfc, #15171a);`.
    private static func declaration(_ name: String) -> Substring {
        let start = "--\(name): light-dark("
        guard let range = sheet.firstRange(of: start), let end = sheet[range.upperBound...].firstRange(of: ");") else {
            preconditionFailure("the style sheet declares no colour \(name)")
        }
        return sheet[range.lowerBound..<end.upperBound]
    }

    private func colour(_ name: String) -> Colour {
        let colours = Palette.declaration(name).matches(of: /#[0-9a-f]{6}/).compactMap { Colour(String($0.output)) }
        precondition(colours.count == 2, "the style sheet has no two colours for \(name)")
        return colours[self == .light ? 0 : 1]
    }
}
