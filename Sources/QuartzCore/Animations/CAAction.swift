/// An action of a layer for a change of its properties. Layers are not animated implicitly, so no action runs.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
