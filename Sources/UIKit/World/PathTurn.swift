/// A way to reverse the paths of a run.
enum PathTurn {
    /// Upside down within its bounds.
    case inPlace
    /// Over the lower edge of its bounds, like a page.
    case overLowerEdge
}
