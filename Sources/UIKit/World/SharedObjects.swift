/// Objects of which a run has one, made when they are first asked for by the properties beside their classes.
struct SharedObjects {
    var menu: NSObject?
    var pasteboard: NSObject?
    /// The images that are being drawn, the innermost last.
    var imageSizes: [CGSize] = []
}
