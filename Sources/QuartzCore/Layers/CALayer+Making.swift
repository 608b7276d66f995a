extension CALayer {
    /// A layer of a class that is known only when the program runs, such as a view's `layerClass`.
    ///
    /// Swift makes such objects through a required initialiser only. Layers have one, `init(coder:)`, and subclasses in apps rely on
    /// `init()` not being required.
    // DEVIATION: UIKit calls `init()`. A class of its own whose `init(coder:)` returns nil or traps cannot be a `layerClass` here.
    package static func make(_ type: CALayer.Type) -> CALayer {
        #if !hasFeature(Embedded)
            // OPTIMIZATION: nearly every view has a plain layer.
            if type == CALayer.self { return CALayer() }
        #endif
        guard let layer = type.init(coder: NSCoder()) else { fatalError("layerClass: init(coder:) returned nil") }
        return layer
    }

    #if !hasFeature(Embedded)
        /// The same for a class as Apple's `layerClass` declares it. Precondition: it is a class of layers.
        package static func make(_ type: AnyClass) -> CALayer {
            guard let type = type as? CALayer.Type else { fatalError("layerClass: not a class of layers") }
            return make(type)
        }
    #endif
}

#if hasFeature(Embedded)
    /// What `UIView.layerClass` answers.
    public typealias LayerClass = CALayer.Type
#else
    /// What `UIView.layerClass` answers, as on iOS.
    public typealias LayerClass = AnyClass
#endif
