import ExperimentKit
import Foundation
import SiteKit

/// `"accent": "#0a58a6"`, the colour of links, or one for light pages and one for dark: `{"light": "#0a58a6", "dark": "#82b8f2"}`.
struct AccentSetting {
    /// Nil where the file does not say.
    let accent: Accent?

    init(_ file: SettingsFile) throws {
        guard let value = file["accent"] else {
            accent = nil
            return
        }
        if let parts = value as? [String: Any] {
            try file.requireKnown(parts.keys.sorted(), ["light", "dark"], "kind of accent")
            accent = Accent(
                light: try AccentSetting.readable(parts["light"], .light, file),
                dark: try AccentSetting.readable(parts["dark"], .dark, file))
            return
        }
        let colour = try AccentSetting.colour(value, file)
        guard let accent = Accent(colour) else {
            let ratios = "\(AccentSetting.ratio(colour, .light)) on light pages and \(AccentSetting.ratio(colour, .dark)) on dark ones"
            throw file.mistake(
                "accent", "accent \(colour) has a contrast of \(ratios); text needs \(Palette.leastContrast) : 1",
                "nearest are {\"light\": \"\(Palette.light.readable(colour))\", \"dark\": \"\(Palette.dark.readable(colour))\"}")
        }
        self.accent = accent
    }

    private static func readable(_ value: Any?, _ palette: Palette, _ file: SettingsFile) throws -> Colour {
        let colour = try colour(value, file)
        guard palette.isReadable(colour) else {
            throw file.mistake(
                "\(palette)",
                "accent \(colour) has a contrast of \(ratio(colour, palette)) on \(palette) pages; text needs \(Palette.leastContrast) : 1",
                "the nearest is \(palette.readable(colour))")
        }
        return colour
    }

    private static func colour(_ value: Any?, _ file: SettingsFile) throws -> Colour {
        guard let text = value as? String, let colour = Colour(text) else {
            let shown = (value as? String).map { ": “\($0)”" } ?? ""
            throw file.mistake(
                "accent", "accent is no colour\(shown)", "write it as \"#0a58a6\", or {\"light\": \"#0a58a6\", \"dark\": \"#82b8f2\"}")
        }
        return colour
    }

    /// Rounded down: 4.49 is not 4.5.
    private static func ratio(_ colour: Colour, _ palette: Palette) -> String {
        String(format: "%.2f : 1", floor(palette.contrast(of: colour) * 100) / 100)
    }
}
