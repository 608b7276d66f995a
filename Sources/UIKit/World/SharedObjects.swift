/// Objects of which a run has one, made when they are first asked for.
struct SharedObjects {
    private var storedMenu: UIMenuController?
    private var storedPasteboard: UIPasteboard?
    /// The images that are being drawn, the innermost last.
    var imageSizes: [CGSize] = []

    var menu: UIMenuController {
        mutating get {
            let menu = storedMenu ?? UIMenuController()
            storedMenu = menu
            return menu
        }
    }

    var pasteboard: UIPasteboard {
        mutating get {
            let pasteboard = storedPasteboard ?? UIPasteboard()
            storedPasteboard = pasteboard
            return pasteboard
        }
    }
}
