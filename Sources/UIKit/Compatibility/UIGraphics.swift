/// The context of the image that is being drawn; nil while none is, as in `draw(_:)`, which nobody calls.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    let isDrawing = Simulation.current?.shared.imageSizes.isEmpty == false
    return isDrawing ? CGContext() : nil
}

/// Begins an image of this size, without pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Simulation.current?.shared.imageSizes.append(size)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    Simulation.current?.shared.imageSizes.last.map { UIImage(name: "drawn", size: $0) }
}

public func UIGraphicsEndImageContext() { _ = Simulation.current?.shared.imageSizes.popLast() }

/// Draws nothing.
public func UIRectFill(_ rect: CGRect) {}
