/// A layer that would leave the depth of its sublayers as it is; nothing is drawn, so that it is as any layer.
open class CATransformLayer: CALayer {}
