/// Receives calls about a sheet. All methods are optional.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has moved the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

// A call means that client code has no such method.
extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        Simulation.delegate(self, lacks: .didChangeSelectedDetentIdentifier, for: sheetPresentationController)
    }
}
