/// Objects of which a run has one, made when they are first asked for by the properties beside their classes.
struct SharedObjects {
    var menu: NSObject?
    var pasteboard: NSObject?
    /// What is being drawn, the innermost last: an image of this size, or, nil, a view.
    var drawings: [CGSize?] = []
    /// The record says that nothing is drawn.
    var hasNotedDrawing = false
    /// The record says that no menu is shown.
    var hasNotedMenu = false
    /// Whether the record says that leading stays left.
    var hasNotedRightToLeft = false
}
