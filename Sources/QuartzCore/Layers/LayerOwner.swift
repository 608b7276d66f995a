/// The view whose layer it is: it lays the layer out, and follows what becomes of it.
package protocol LayerOwner: AnyObject {
    /// As a delegate, which a view is of its layer.
    var delegateOfLayer: any CALayerDelegate { get }

    /// Lays out what is in the layer, which is due.
    func layOutLayer()

    /// Layout is due in the layer or below it.
    func layoutOfLayerIsDue()

    /// An animation runs for so many seconds, or without end, from the next commit on. Whoever ends it earlier calls what comes back.
    func followAnimation(for length: Double?, begin: @escaping () -> Void, end: @escaping () -> Void) -> () -> Void

    /// The bounds have another size than before.
    func sizeOfLayerHasChanged(from old: CGSize)
}
