/// The view of a layer: it lays the layer out, and follows the layer's changes.
package protocol LayerOwner: AnyObject {
    /// The view as the layer's delegate.
    var delegateOfLayer: any CALayerDelegate { get }

    /// Performs the layout that is due in the layer.
    func layOutLayer()

    /// Called when layout becomes due in the layer or below it.
    func layoutOfLayerIsDue()

    /// Follows an animation that lasts `length` seconds, or for ever, from the next commit on; the result is called to end it earlier.
    func followAnimation(for length: Double?, begin: @escaping () -> Void, end: @escaping () -> Void) -> () -> Void

    /// Called after the size of the bounds has changed.
    func sizeOfLayerHasChanged(from old: CGSize)
}
