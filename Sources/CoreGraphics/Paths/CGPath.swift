/// Lines and curves in subpaths; each subpath begins with a move.
public class CGPath: Hashable {
    package final var elements: [PathElement] = []
    /// The start of the current subpath. Invariant: nil while the path is empty.
    package final var subpathStart: CGPoint?

    /// An empty path.
    public init() {}

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        append(.rectangle(rect), transform)
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        append(.ellipse(rect), transform)
    }

    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        append(.roundedRectangle(rect, CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    public final var isEmpty: Bool { elements.isEmpty }

    /// The end of the last step; the origin for an empty path.
    public final var currentPoint: CGPoint { elements.isEmpty ? CGPoint() : elements.last?.end ?? subpathStart ?? CGPoint() }

    /// A copy that keeps its state when this path changes.
    public final func copy() -> CGPath? { CGPath(elements, subpathStart) }

    /// A copy under the transform.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let copy = CGPath()
        copy.append(elements, transform)
        return copy
    }

    public final func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.append(elements, nil)
        return copy
    }

    package init(_ elements: [PathElement], _ subpathStart: CGPoint?) {
        self.elements = elements
        self.subpathStart = subpathStart
    }

    package final func append(_ added: [PathElement], _ transform: UnsafePointer<CGAffineTransform>?) {
        for element in added { append(element.applying(transform?.pointee ?? .identity)) }
    }

    /// Adds a step; without a point to start from, a line or curve is ignored, as in Core Graphics.
    package final func append(_ element: PathElement) {
        if case .move(let start) = element { subpathStart = start }
        guard subpathStart != nil else { return }
        elements.append(element)
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
