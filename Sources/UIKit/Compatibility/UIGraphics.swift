/// The context of the view or image that is being drawn; nil outside of drawing. Nothing is drawn in it, which the record notes.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    guard let simulation = Simulation.current, !simulation.shared.drawings.isEmpty else { return nil }
    simulation.note(.drawing)
    return CGContext()
}

/// Begins an image of this size, in points, without pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Simulation.current?.shared.drawings.append(size)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The image that is being drawn; nil outside of an image context, as in a view's `draw(_:)`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let size = Simulation.current?.shared.drawings.last ?? nil else { return nil }
    return UIImage(name: "drawn", size: size)
}

/// Ends the image that is being drawn; a view's drawing ends by itself.
public func UIGraphicsEndImageContext() {
    guard let simulation = Simulation.current, case .some(.some) = simulation.shared.drawings.last else { return }
    simulation.shared.drawings.removeLast()
}

/// Draws nothing.
public func UIRectFill(_ rect: CGRect) {}
