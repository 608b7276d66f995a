/// Objects of which a run has one, made when they are first asked for by the properties beside their classes.
struct SharedObjects {
    var menu: NSObject?
    var pasteboard: NSObject?
    /// What is being drawn, the innermost last: an image of this size, or, nil, a view.
    var drawings: [CGSize?] = []
    /// Whether a view may have to be laid out when the keyboard comes or goes.
    var hasKeyboardGuides = false
    /// What the record has a note of already.
    var noted: [UnmodelledBehaviour] = []
}
