/// Snapshots of views, which show nothing: nothing is drawn.
extension UIView {
    /// An empty view of the same size.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        Simulation.current?.note(.drawing)
        return UIView(frame: CGRect(x: 0, y: 0, width: bounds.size.width, height: bounds.size.height))
    }

    /// Draws nothing, which the record notes.
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        Simulation.current?.note(.drawing)
        return true
    }
}
