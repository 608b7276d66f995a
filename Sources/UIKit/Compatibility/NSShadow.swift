#if !hasFeature(Embedded)
    /// The shadow of text, as plain data.
    open class NSShadow: NSObject {
        /// Points.
        open var shadowOffset = CGSize.zero
        /// Points.
        open var shadowBlurRadius: CGFloat = 0
        /// A `UIColor`.
        open var shadowColor: Any?
    }
#endif
