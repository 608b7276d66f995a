/// The progress of a controller's view onto the screen and away from it.
///
///     away ──► appearing ──► there ──► disappearing ──► away
enum Appearance {
    case away, appearing, there, disappearing
}
