/// What a layer would do when one of its properties changes. Changes of layers are not animated by themselves, so that no action runs.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
