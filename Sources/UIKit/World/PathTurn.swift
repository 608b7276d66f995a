/// How the paths of a run are turned over.
enum PathTurn {
    /// Upside down in its bounds.
    case inPlace
    /// Over the lower edge of its bounds, as a page is.
    case overLowerEdge
}
