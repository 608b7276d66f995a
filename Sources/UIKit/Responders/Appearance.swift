/// How far a controller's view is on the screen.
///
///     away ──► appearing ──► there ──► disappearing ──► away
enum Appearance {
    case away, appearing, there, disappearing
}
