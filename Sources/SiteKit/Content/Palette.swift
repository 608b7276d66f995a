/// The colours of the style sheet that an accent stands against, light or dark.
public enum Palette: CaseIterable, Sendable {
    case light, dark

    /// What the background of a marked row or box has of the accent.
    private static let softShare = 0.1

    /// The lowest ratio that an accent has as text on what it stands on: the page, a box, and a marked row.
    public func contrast(of accent: Colour) -> Double {
        [colour("paper"), colour("raised"), soft(accent)].map { accent.contrast(with: $0) }.min() ?? 1
    }

    /// WCAG 2.2, 1.4.3, for text of ordinary size.
    public static let leastContrast = 4.5

    public func isReadable(_ accent: Colour) -> Bool { contrast(of: accent) >= Palette.leastContrast }

    /// The nearest that can be read: darker on light, lighter on dark.
    public func readable(_ accent: Colour) -> Colour {
        let end: Colour = self == .light ? .black : .white
        let steps = (0...100).lazy.map { accent.mixed(Double($0) / 100, of: end) }
        return steps.first(where: isReadable) ?? end
    }

    private func soft(_ accent: Colour) -> Colour { colour("paper").mixed(Palette.softShare, of: accent) }

    // MARK: - The style sheet

    /// As it is, or with another accent in place of its own.
    static func styleSheet(with accent: Accent?) -> String {
        guard let accent else { return sheet }
        let soft = "light-dark(\(Palette.light.soft(accent.light)), \(Palette.dark.soft(accent.dark)))"
        return sheet.replacing(declaration("accent"), with: "--accent: light-dark(\(accent.light), \(accent.dark));")
            .replacing(declaration("accent-soft"), with: "--accent-soft: \(soft);")
    }

    /// The site's picture in tabs and bookmarks, which shows the accent too.
    static func icon(with accent: Accent?) -> String {
        let icon = String(decoding: PackageResources.icon_svg, as: UTF8.self)
        return accent.map { icon.replacing(Palette.light.colour("accent").description, with: $0.light.description) } ?? icon
    }

    private static let sheet = String(decoding: PackageResources.style_css, as: UTF8.self)

    /// As the style sheet declares a colour: `--paper: light-dark(#fdfdfc, #15171a);`.
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
