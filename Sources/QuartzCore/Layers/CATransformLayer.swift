/// A layer that would keep the depth of its sublayers. Nothing is drawn, so it behaves like any layer.
open class CATransformLayer: CALayer {}
