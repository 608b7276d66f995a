import UIKit

extension Named where Object: UIGestureRecognizerDelegate {
    public var gestureRecognizerShouldBegin: TokenPattern { call(.gestureRecognizerShouldBegin) }
    public var shouldReceiveTouch: TokenPattern { call(.shouldReceiveTouch) }
    public var shouldReceivePress: TokenPattern { call(.shouldReceivePress) }
    public var shouldReceiveEvent: TokenPattern { call(.shouldReceiveEvent) }
    public var shouldRecognizeSimultaneously: TokenPattern { call(.shouldRecognizeSimultaneously) }
    public var shouldRequireFailure: TokenPattern { call(.shouldRequireFailure) }
    public var shouldBeRequiredToFail: TokenPattern { call(.shouldBeRequiredToFail) }
}

extension Named where Object: UIScrollViewDelegate {
    public var scrollViewDidScroll: TokenPattern { call(.scrollViewDidScroll) }
    public var scrollViewWillBeginDragging: TokenPattern { call(.scrollViewWillBeginDragging) }
    public var scrollViewWillEndDragging: TokenPattern { call(.scrollViewWillEndDragging) }
    public var scrollViewDidEndDragging: TokenPattern { call(.scrollViewDidEndDragging) }
    public var scrollViewWillBeginDecelerating: TokenPattern { call(.scrollViewWillBeginDecelerating) }
    public var scrollViewDidEndDecelerating: TokenPattern { call(.scrollViewDidEndDecelerating) }
    public var scrollViewDidEndScrollingAnimation: TokenPattern { call(.scrollViewDidEndScrollingAnimation) }
    public var scrollViewShouldScrollToTop: TokenPattern { call(.scrollViewShouldScrollToTop) }
    public var scrollViewDidScrollToTop: TokenPattern { call(.scrollViewDidScrollToTop) }
    public var viewForZooming: TokenPattern { call(.viewForZooming) }
    public var scrollViewWillBeginZooming: TokenPattern { call(.scrollViewWillBeginZooming) }
    public var scrollViewDidZoom: TokenPattern { call(.scrollViewDidZoom) }
    public var scrollViewDidEndZooming: TokenPattern { call(.scrollViewDidEndZooming) }
}

extension Named where Object: UITableViewDataSource {
    public var canEditRow: TokenPattern { call(.canEditRow) }
    public var commitEditing: TokenPattern { call(.commitEditing) }
    public var canMoveRow: TokenPattern { call(.canMoveRow) }
    public var moveRow: TokenPattern { call(.moveRow) }
}

extension Named where Object: UITableViewDelegate {
    public var heightForRow: TokenPattern { call(.heightForRow) }
    public var editingStyleForRow: TokenPattern { call(.editingStyleForRow) }
    public var leadingSwipeActions: TokenPattern { call(.leadingSwipeActions) }
    public var trailingSwipeActions: TokenPattern { call(.trailingSwipeActions) }
    public var willBeginEditingRow: TokenPattern { call(.willBeginEditingRow) }
    public var didEndEditingRow: TokenPattern { call(.didEndEditingRow) }
    public var accessoryButtonTapped: TokenPattern { call(.accessoryButtonTapped) }
    public var targetForMove: TokenPattern { call(.targetForMove) }
    public var willDisplayRow: TokenPattern { call(.willDisplayRow) }
    public var didEndDisplayingRow: TokenPattern { call(.didEndDisplayingRow) }
    public var willDisplayHeaderView: TokenPattern { call(.willDisplayHeaderView) }
    public var willDisplayFooterView: TokenPattern { call(.willDisplayFooterView) }
    public var didEndDisplayingHeaderView: TokenPattern { call(.didEndDisplayingHeaderView) }
    public var didEndDisplayingFooterView: TokenPattern { call(.didEndDisplayingFooterView) }
    public var canPerformPrimaryActionForRow: TokenPattern { call(.canPerformPrimaryActionForRow) }
    public var performPrimaryActionForRow: TokenPattern { call(.performPrimaryActionForRow) }
    public var shouldHighlightRow: TokenPattern { call(.shouldHighlightRow) }
    public var didHighlightRow: TokenPattern { call(.didHighlightRow) }
    public var didUnhighlightRow: TokenPattern { call(.didUnhighlightRow) }
    public var willSelectRow: TokenPattern { call(.willSelectRow) }
    public var didSelectRow: TokenPattern { call(.didSelectRow) }
    public var willDeselectRow: TokenPattern { call(.willDeselectRow) }
    public var didDeselectRow: TokenPattern { call(.didDeselectRow) }
}

extension Named where Object: UICollectionViewDelegateFlowLayout {
    public var sizeForItem: TokenPattern { call(.sizeForItem) }
}

extension Named where Object: UICollectionViewDataSource {
    public var canMoveItem: TokenPattern { call(.canMoveItem) }
    public var moveItem: TokenPattern { call(.moveItem) }
}

extension Named where Object: UICollectionViewDelegate {
    public var targetForItemMove: TokenPattern { call(.targetForItemMove) }
    public var willDisplayItem: TokenPattern { call(.willDisplayItem) }
    public var didEndDisplayingItem: TokenPattern { call(.didEndDisplayingItem) }
    public var willDisplaySupplementaryView: TokenPattern { call(.willDisplaySupplementaryView) }
    public var didEndDisplayingSupplementaryView: TokenPattern { call(.didEndDisplayingSupplementaryView) }
    public var canPerformPrimaryActionForItem: TokenPattern { call(.canPerformPrimaryActionForItem) }
    public var performPrimaryActionForItem: TokenPattern { call(.performPrimaryActionForItem) }
    public var shouldHighlightItem: TokenPattern { call(.shouldHighlightItem) }
    public var didHighlightItem: TokenPattern { call(.didHighlightItem) }
    public var didUnhighlightItem: TokenPattern { call(.didUnhighlightItem) }
    public var shouldSelectItem: TokenPattern { call(.shouldSelectItem) }
    public var didSelectItem: TokenPattern { call(.didSelectItem) }
    public var shouldDeselectItem: TokenPattern { call(.shouldDeselectItem) }
    public var didDeselectItem: TokenPattern { call(.didDeselectItem) }
}

extension Named where Object: UITextFieldDelegate {
    public var textFieldShouldBeginEditing: TokenPattern { call(.textFieldShouldBeginEditing) }
    public var textFieldDidBeginEditing: TokenPattern { call(.textFieldDidBeginEditing) }
    public var textFieldShouldEndEditing: TokenPattern { call(.textFieldShouldEndEditing) }
    public var textFieldDidEndEditing: TokenPattern { call(.textFieldDidEndEditing) }
    public var textFieldShouldChangeCharacters: TokenPattern { call(.textFieldShouldChangeCharacters) }
    public var textFieldDidChangeSelection: TokenPattern { call(.textFieldDidChangeSelection) }
    public var textFieldShouldClear: TokenPattern { call(.textFieldShouldClear) }
    public var textFieldShouldReturn: TokenPattern { call(.textFieldShouldReturn) }
}

extension Named where Object: UISearchBarDelegate {
    public var searchBarShouldBeginEditing: TokenPattern { call(.searchBarShouldBeginEditing) }
    public var searchBarTextDidBeginEditing: TokenPattern { call(.searchBarTextDidBeginEditing) }
    public var searchBarShouldEndEditing: TokenPattern { call(.searchBarShouldEndEditing) }
    public var searchBarTextDidEndEditing: TokenPattern { call(.searchBarTextDidEndEditing) }
    public var searchBarShouldChangeText: TokenPattern { call(.searchBarShouldChangeText) }
    public var searchBarTextDidChange: TokenPattern { call(.searchBarTextDidChange) }
    public var searchBarSearchButtonClicked: TokenPattern { call(.searchBarSearchButtonClicked) }
    public var searchBarCancelButtonClicked: TokenPattern { call(.searchBarCancelButtonClicked) }
}

extension Named where Object: UISearchResultsUpdating {
    public var updateSearchResults: TokenPattern { call(.updateSearchResults) }
}

extension Named where Object: UISearchControllerDelegate {
    public var willPresentSearchController: TokenPattern { call(.willPresentSearchController) }
    public var didPresentSearchController: TokenPattern { call(.didPresentSearchController) }
    public var willDismissSearchController: TokenPattern { call(.willDismissSearchController) }
    public var didDismissSearchController: TokenPattern { call(.didDismissSearchController) }
}

extension Named where Object: UITextViewDelegate {
    public var textViewShouldBeginEditing: TokenPattern { call(.textViewShouldBeginEditing) }
    public var textViewDidBeginEditing: TokenPattern { call(.textViewDidBeginEditing) }
    public var textViewShouldEndEditing: TokenPattern { call(.textViewShouldEndEditing) }
    public var textViewDidEndEditing: TokenPattern { call(.textViewDidEndEditing) }
    public var textViewShouldChangeText: TokenPattern { call(.textViewShouldChangeText) }
    public var textViewDidChange: TokenPattern { call(.textViewDidChange) }
    public var textViewDidChangeSelection: TokenPattern { call(.textViewDidChangeSelection) }
    public var shouldInteractWithURL: TokenPattern { call(.shouldInteractWithURL) }
    public var primaryActionForTextItem: TokenPattern { call(.primaryActionForTextItem) }
}

extension Named where Object: UISceneDelegate {
    public var willResignActive: TokenPattern { call(.willResignActive) }
    public var didEnterBackground: TokenPattern { call(.didEnterBackground) }
    public var willEnterForeground: TokenPattern { call(.willEnterForeground) }
    public var didBecomeActive: TokenPattern { call(.didBecomeActive) }
}

extension Named where Object: UIApplicationDelegate {
    public var willResignActive: TokenPattern { call(.willResignActive) }
    public var didEnterBackground: TokenPattern { call(.didEnterBackground) }
    public var willEnterForeground: TokenPattern { call(.willEnterForeground) }
    public var didBecomeActive: TokenPattern { call(.didBecomeActive) }
}

extension Named where Object: UIPageViewControllerDataSource {
    public var viewControllerBefore: TokenPattern { call(.viewControllerBefore) }
    public var viewControllerAfter: TokenPattern { call(.viewControllerAfter) }
    public var presentationCount: TokenPattern { call(.presentationCount) }
    public var presentationIndex: TokenPattern { call(.presentationIndex) }
}

extension Named where Object: UIPageViewControllerDelegate {
    /// A gesture begins to turn a page; the argument is the page that would come.
    public var willTransitionTo: TokenPattern { call(.willTransitionTo) }
    /// A gesture has ended; the argument says whether the page has changed.
    public var didFinishAnimating: TokenPattern { call(.didFinishAnimating) }
}

extension Named where Object: UIAdaptivePresentationControllerDelegate {
    /// The popover asks for its style in a compact width.
    public var adaptivePresentationStyle: TokenPattern { call(.adaptivePresentationStyle) }
    public var presentationControllerShouldDismiss: TokenPattern { call(.presentationControllerShouldDismiss) }
    public var presentationControllerWillDismiss: TokenPattern { call(.presentationControllerWillDismiss) }
    public var presentationControllerDidDismiss: TokenPattern { call(.presentationControllerDidDismiss) }
    public var presentationControllerDidAttemptToDismiss: TokenPattern { call(.presentationControllerDidAttemptToDismiss) }
}

extension Named where Object: UIPopoverPresentationControllerDelegate {
    public var prepareForPopoverPresentation: TokenPattern { call(.prepareForPopoverPresentation) }
}

extension Named where Object: UINavigationBarDelegate {
    public var shouldPushItem: TokenPattern { call(.shouldPushItem) }
    public var didPushItem: TokenPattern { call(.didPushItem) }
    public var shouldPopItem: TokenPattern { call(.shouldPopItem) }
    public var didPopItem: TokenPattern { call(.didPopItem) }
    public var positionForBar: TokenPattern { call(.positionForBar) }
}

extension Named where Object: UISheetPresentationControllerDelegate {
    /// The user has moved the sheet to another detent.
    public var didChangeSelectedDetentIdentifier: TokenPattern { call(.didChangeSelectedDetentIdentifier) }
}

extension Named where Object: UIPresentationController {
    public var presentationTransitionWillBegin: TokenPattern { call(.presentationTransitionWillBegin) }
    public var presentationTransitionDidEnd: TokenPattern { call(.presentationTransitionDidEnd) }
    public var dismissalTransitionWillBegin: TokenPattern { call(.dismissalTransitionWillBegin) }
    public var dismissalTransitionDidEnd: TokenPattern { call(.dismissalTransitionDidEnd) }
    public var containerViewWillLayoutSubviews: TokenPattern { call(.containerViewWillLayoutSubviews) }
    public var containerViewDidLayoutSubviews: TokenPattern { call(.containerViewDidLayoutSubviews) }
}

extension Named where Object: UINavigationControllerDelegate {
    public var willShow: TokenPattern { call(.willShow) }
    public var didShow: TokenPattern { call(.didShow) }
    public var animationControllerFor: TokenPattern { call(.animationControllerFor) }
    public var interactionControllerFor: TokenPattern { call(.interactionControllerFor) }
}

extension Named where Object: UITabBarControllerDelegate {
    /// `tabBarController(_:shouldSelect:)`
    public var shouldSelect: TokenPattern { call(.shouldSelect) }
    /// `tabBarController(_:didSelect:)`
    public var didSelect: TokenPattern { call(.didSelect) }
    /// `tabBarController(_:shouldSelectTab:)`
    public var shouldSelectTab: TokenPattern { call(.shouldSelectTab) }
    /// `tabBarController(_:didSelectTab:previousTab:)`
    public var didSelectTab: TokenPattern { call(.didSelectTab) }
}

extension Named where Object: UITab {
    /// The closure that makes the tab's controller runs.
    public var viewControllerProvider: TokenPattern { call(.viewControllerProvider) }
}

extension Named where Object: UIViewControllerAnimatedTransitioning {
    public var animateTransition: TokenPattern { call(.animateTransition) }
    public var animationEnded: TokenPattern { call(.animationEnded) }
}

extension Named where Object: UIViewControllerInteractiveTransitioning {
    public var startInteractiveTransition: TokenPattern { call(.startInteractiveTransition) }
}
