/// Objects of which a run has one, created on first use by the properties beside their classes.
struct SharedObjects {
    var menu: NSObject?
    var pasteboard: NSObject?
    /// The open drawings, the innermost last: an image of this size, or a view if nil.
    var drawings: [CGSize?] = []
    /// Whether a view may need layout when the keyboard comes or goes.
    var hasKeyboardGuides = false
    /// Whether a view has `ViewOverrides`.
    var hasViewOverrides = false
    /// The behaviour that the record has already noted.
    var noted: [UnmodelledBehaviour] = []
}
