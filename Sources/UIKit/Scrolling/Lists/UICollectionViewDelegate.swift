import EventTrace

/// Receives questions and calls about items. All methods are optional.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    #if hasFeature(Embedded)
        /// The delegate, if it conforms to the protocol of flow layouts: an Embedded build has no casts to protocols.
        ///
        /// DEVIATION: a subclass that adds the protocol to a class without it is not noticed there.
        var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { get }
    #endif
    /// Called when an item's cell is in its place, before its layout.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called after an item's cell was removed.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called when a header or footer is in its place, before it is added.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath)
    /// Called after a header or footer was removed.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// Asked when an item is touched; false also prevents its selection.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Asked when a selected item is chosen again, with multiple selection.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Asked after a tap on a single item, which `performPrimaryActionForItemAt` follows unless the answer is false.
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    /// Called when a finger taps a single item, after its selection and also without.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    /// Asked for each place to which a moved item comes; the answer is where the item goes.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
}

// A call of one of these means that client code has no such method.
extension UICollectionViewDelegate {
    #if hasFeature(Embedded)
        public var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }
    #endif

    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .willDisplayItem, for: collectionView)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .didEndDisplayingItem, for: collectionView) }
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        lacks(.shouldHighlightItem, collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didHighlightItem, for: collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didUnhighlightItem, for: collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        lacks(.shouldSelectItem, collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        lacks(.shouldDeselectItem, collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didSelectItem, for: collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didDeselectItem, for: collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        lacks(.canPerformPrimaryActionForItem, collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .performPrimaryActionForItem, for: collectionView)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .willDisplaySupplementaryView, for: collectionView) }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .didEndDisplayingSupplementaryView, for: collectionView) }
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        Simulation.delegate(self, lacks: .targetForItemMove, for: collectionView)
        return proposedIndexPath
    }

    private func lacks(_ method: Word, _ collectionView: UICollectionView) -> Bool {
        Simulation.delegate(self, lacks: method, for: collectionView)
        return true
    }
}
