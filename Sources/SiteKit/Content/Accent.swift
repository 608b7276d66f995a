/// The colour of a site's links, light and dark.
public struct Accent: Hashable, Sendable {
    let light: Colour
    let dark: Colour

    /// As they are; the caller has asked whether they can be read.
    public init(light: Colour, dark: Colour) {
        (self.light, self.dark) = (light, dark)
    }

    /// One colour: no text can be read in the same one on a light page and on a dark one, so that where it cannot, the nearest takes its place.
    /// Nil where it can be read on neither.
    public init?(_ colour: Colour) {
        guard Palette.allCases.contains(where: { $0.isReadable(colour) }) else { return nil }
        self.init(light: Palette.light.readable(colour), dark: Palette.dark.readable(colour))
    }
}
