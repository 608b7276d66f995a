/// Pictures of views, in which nothing is seen: nothing is drawn.
extension UIView {
    /// A view of the same size, with nothing in it.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        Simulation.current?.note(.drawing)
        return UIView(frame: CGRect(x: 0, y: 0, width: bounds.size.width, height: bounds.size.height))
    }

    /// Draws nothing, of which the record has a note.
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        Simulation.current?.note(.drawing)
        return true
    }
}
