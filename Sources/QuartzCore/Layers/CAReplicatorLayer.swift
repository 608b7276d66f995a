/// A layer that would draw its sublayers several times, as plain data: there are no copies.
open class CAReplicatorLayer: CALayer {
    /// The number of instances, including the sublayers themselves.
    open var instanceCount = 1
    open var preservesDepth = false
    /// The seconds between two copies.
    open var instanceDelay = 0.0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
}
