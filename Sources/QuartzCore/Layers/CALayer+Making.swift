extension CALayer {
    /// Makes a layer of a class known only at run time, such as a view's `layerClass`.
    ///
    /// Swift makes such objects through a required initializer only. Layers have one, `init(coder:)`; subclasses in apps rely on `init()`
    /// not being required.
    // DEVIATION: UIKit calls `init()`. Here, a class whose `init(coder:)` returns nil or traps cannot be a `layerClass`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        #if !hasFeature(Embedded)
            // OPTIMIZATION: nearly every view has a plain layer.
            if type == CALayer.self { return CALayer() }
        #endif
        guard let layer = type.init(coder: NSCoder()) else { fatalError("layerClass: init(coder:) returned nil") }
        return layer
    }

    #if !hasFeature(Embedded)
        /// Makes a layer of a class, as Apple's `layerClass` declares it. Precondition: the class is `CALayer` or a subclass.
        package static func make(_ type: AnyClass) -> CALayer {
            guard let type = type as? CALayer.Type else { fatalError("layerClass: not a class of layers") }
            return make(type)
        }
    #endif
}

#if hasFeature(Embedded)
    /// The type of `UIView.layerClass`.
    public typealias LayerClass = CALayer.Type
#else
    /// The type of `UIView.layerClass`, as on iOS.
    public typealias LayerClass = AnyClass
#endif
