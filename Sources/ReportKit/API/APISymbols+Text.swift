// swift-format-ignore-file: a line for each declaration, written by `make api-names`.
extension APISymbols {
    static let text: String = """
        # UIKit
        struct NSDiffableDataSourceSnapshot
            mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
            mutating func appendSections(_ identifiers: [SectionIdentifierType])
            mutating func deleteAllItems()
            mutating func deleteItems(_ identifiers: [ItemIdentifierType])
            mutating func deleteSections(_ identifiers: [SectionIdentifierType])
            func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
            func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
            mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
            mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
            mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
            mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
            var itemIdentifiers: [ItemIdentifierType] { get }
            func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
            mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
            mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
            mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
            mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)
            var numberOfItems: Int { get }
            func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
            var numberOfSections: Int { get }
            mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
            var reconfiguredItemIdentifiers: [ItemIdentifierType] { get }
            mutating func reloadItems(_ identifiers: [ItemIdentifierType])
            mutating func reloadSections(_ identifiers: [SectionIdentifierType])
            var reloadedItemIdentifiers: [ItemIdentifierType] { get }
            var reloadedSectionIdentifiers: [SectionIdentifierType] { get }
            func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
            var sectionIdentifiers: [SectionIdentifierType] { get }
        struct NSDirectionalRectEdge
            static let all: NSDirectionalRectEdge
            static let bottom: NSDirectionalRectEdge
            static let leading: NSDirectionalRectEdge
            let rawValue: UInt
            static let top: NSDirectionalRectEdge
            static let trailing: NSDirectionalRectEdge
        class NSLayoutAnchor: NSObject
            func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint
            func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint
            func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint
        class NSLayoutConstraint: NSObject
            class func activate(_ constraints: [NSLayoutConstraint])
            var constant: CGFloat
            static func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String : AnyOrObject]?, views: [String : AnyOrObject]) -> [NSLayoutConstraint]
            class func deactivate(_ constraints: [NSLayoutConstraint])
            let firstAttribute: NSLayoutConstraint.Attribute
            var firstItem: AnyObject? { get }
            var identifier: String?
            var isActive: Bool
            let multiplier: CGFloat
            var priority: UILayoutPriority
            let relation: NSLayoutConstraint.Relation
            let secondAttribute: NSLayoutConstraint.Attribute
            var secondItem: AnyObject? { get }
        enum NSLayoutConstraint.Attribute
            case bottom
            case centerX
            case centerY
            case firstBaseline
            case height
            case lastBaseline
            case leading
            case left
            case notAnAttribute
            case right
            case top
            case trailing
            case width
        enum NSLayoutConstraint.Axis
            case horizontal
            case vertical
        struct NSLayoutConstraint.FormatOptions
            static let alignAllBottom: NSLayoutConstraint.FormatOptions
            static let alignAllCenterX: NSLayoutConstraint.FormatOptions
            static let alignAllCenterY: NSLayoutConstraint.FormatOptions
            static let alignAllFirstBaseline: NSLayoutConstraint.FormatOptions
            static let alignAllLastBaseline: NSLayoutConstraint.FormatOptions
            static let alignAllLeading: NSLayoutConstraint.FormatOptions
            static let alignAllLeft: NSLayoutConstraint.FormatOptions
            static let alignAllRight: NSLayoutConstraint.FormatOptions
            static let alignAllTop: NSLayoutConstraint.FormatOptions
            static let alignAllTrailing: NSLayoutConstraint.FormatOptions
            static let directionLeadingToTrailing: NSLayoutConstraint.FormatOptions
            static let directionLeftToRight: NSLayoutConstraint.FormatOptions
            static let directionRightToLeft: NSLayoutConstraint.FormatOptions
            let rawValue: UInt
        enum NSLayoutConstraint.Relation
            case equal
            case greaterThanOrEqual
            case lessThanOrEqual
        class NSLayoutDimension: NSLayoutAnchor
            func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint
            func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
            func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
            func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
        class NSLayoutXAxisAnchor: NSLayoutAnchor
        class NSLayoutYAxisAnchor: NSLayoutAnchor
        class NSMutableParagraphStyle: NSParagraphStyle
        class NSParagraphStyle: NSObject
            var alignment: NSTextAlignment { get }
            class var `default`: NSParagraphStyle { get }
            var firstLineHeadIndent: CGFloat { get }
            var headIndent: CGFloat { get }
            var lineBreakMode: NSLineBreakMode { get }
            var lineHeightMultiple: CGFloat { get }
            var lineSpacing: CGFloat { get }
            var maximumLineHeight: CGFloat { get }
            var minimumLineHeight: CGFloat { get }
            var paragraphSpacing: CGFloat { get }
            var paragraphSpacingBefore: CGFloat { get }
            var tailIndent: CGFloat { get }
        class NSShadow: NSObject
            var shadowBlurRadius: CGFloat
            var shadowColor: Any?
            var shadowOffset: CGSize
        class NSTextAttachment: NSObject
            var bounds: CGRect
            var image: UIImage?
        class NSTextContainer: NSObject
            var lineBreakMode: NSLineBreakMode
            var lineFragmentPadding: CGFloat
            var maximumNumberOfLines: Int
            var size: CGSize
        struct NSUnderlineStyle
            static let byWord: NSUnderlineStyle
            static let double: NSUnderlineStyle
            static let patternDash: NSUnderlineStyle
            static let patternDot: NSUnderlineStyle
            let rawValue: Int
            static let single: NSUnderlineStyle
            static let thick: NSUnderlineStyle
        class UIAction: UIMenuElement
            var attributes: UIAction.Attributes
            var discoverabilityTitle: String?
            let identifier: UIAction.Identifier
            func performWithSender(_ sender: AnyOrObject?, target: AnyOrObject?)
            var sender: AnyOrObject? { get }
            var state: UIAction.State
        struct UIAction.Attributes
            static let destructive: UIAction.Attributes
            static let disabled: UIAction.Attributes
            static let hidden: UIAction.Attributes
            let rawValue: UInt
        struct UIAction.Identifier
            let rawValue: String
        enum UIAction.State
            case mixed
            case off
            case on
        class UIActivityIndicatorView: UIView
            var color: UIColor!
            var hidesWhenStopped: Bool
            var isAnimating: Bool { get }
            func startAnimating()
            func stopAnimating()
            var style: UIActivityIndicatorView.Style
        enum UIActivityIndicatorView.Style
            case large
            case medium
        protocol UIAdaptivePresentationControllerDelegate
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
            func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
        class UIAlertAction: NSObject
            var isEnabled: Bool
            let style: UIAlertAction.Style
            let title: String?
        enum UIAlertAction.Style
            case cancel
            case `default`
            case destructive
        class UIAlertController: UIViewController
            var actions: [UIAlertAction] { get }
            func addAction(_ action: UIAlertAction)
            func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
            var message: String?
            var preferredAction: UIAlertAction?
            var preferredStyle: UIAlertController.Style { get }
            var textFields: [UITextField]? { get }
        enum UIAlertController.Style
            case actionSheet
            case alert
        class UIApplication: UIResponder
            var applicationState: UIApplication.State { get }
            func beginIgnoringInteractionEvents()
            var connectedScenes: Set<UIScene> { get }
            var delegate: (any UIApplicationDelegate)?
            static let didBecomeActiveNotification: NSNotification.Name
            static let didEnterBackgroundNotification: NSNotification.Name
            static let didFinishLaunchingNotification: NSNotification.Name
            static let didReceiveMemoryWarningNotification: NSNotification.Name
            func endIgnoringInteractionEvents()
            var isIdleTimerDisabled: Bool
            var isIgnoringInteractionEvents: Bool { get }
            var keyWindow: UIWindow? { get }
            func sendAction(_ action: Selector, to target: AnyOrObject?, from sender: AnyOrObject?, for event: UIEvent?) -> Bool
            func sendEvent(_ event: UIEvent)
            class var shared: UIApplication { get }
            static let significantTimeChangeNotification: NSNotification.Name
            var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
            static let willEnterForegroundNotification: NSNotification.Name
            static let willResignActiveNotification: NSNotification.Name
            static let willTerminateNotification: NSNotification.Name
            var windows: [UIWindow] { get }
        enum UIApplication.State
            case active
            case background
            case inactive
        protocol UIApplicationDelegate
            func applicationDidBecomeActive(_ application: UIApplication)
            func applicationDidEnterBackground(_ application: UIApplication)
            func applicationWillEnterForeground(_ application: UIApplication)
            func applicationWillResignActive(_ application: UIApplication)
            var window: UIWindow?
        struct UIBackgroundConfiguration
            var backgroundColor: UIColor?
            var backgroundInsets: NSDirectionalEdgeInsets
            static func clear() -> UIBackgroundConfiguration
            var cornerRadius: CGFloat
            var image: UIImage?
            var strokeColor: UIColor?
            var strokeOutset: CGFloat
            var strokeWidth: CGFloat
        class UIBarButtonItem: UIBarItem
            var action: Selector?
            var customView: UIView?
            class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem
            class func flexibleSpace() -> UIBarButtonItem
            var primaryAction: UIAction?
            var style: UIBarButtonItem.Style
            var target: AnyObject?
            var tintColor: UIColor?
            var width: CGFloat
        enum UIBarButtonItem.Style
            case done
            case plain
        enum UIBarButtonItem.SystemItem
            case action
            case add
            case bookmarks
            case camera
            case cancel
            case close
            case compose
            case done
            case edit
            case fastForward
            case fixedSpace
            case flexibleSpace
            case organize
            case pause
            case play
            case redo
            case refresh
            case reply
            case rewind
            case save
            case search
            case stop
            case trash
            case undo
        class UIBarItem: NSObject
            var image: UIImage?
            var isEnabled: Bool
            var tag: Int
            var title: String?
        enum UIBarPosition
            case any
            case bottom
            case top
            case topAttached
        protocol UIBarPositioning
            var barPosition: UIBarPosition { get }
        protocol UIBarPositioningDelegate
            func position(for bar: any UIBarPositioning) -> UIBarPosition
        enum UIBarStyle
            case black
            case `default`
        class UIButton: UIControl
            var adjustsImageWhenDisabled: Bool
            var adjustsImageWhenHighlighted: Bool
            func attributedTitle(for state: UIControl.State) -> NSAttributedString?
            var automaticallyUpdatesConfiguration: Bool
            func backgroundImage(for state: UIControl.State) -> UIImage?
            var buttonType: UIButton.ButtonType { get }
            var configuration: UIButton.Configuration?
            var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
            var contentEdgeInsets: UIEdgeInsets
            var currentBackgroundImage: UIImage? { get }
            var currentImage: UIImage? { get }
            var currentTitle: String? { get }
            var currentTitleColor: UIColor { get }
            func image(for state: UIControl.State) -> UIImage?
            var imageEdgeInsets: UIEdgeInsets
            var imageView: UIImageView? { get }
            var isPointerInteractionEnabled: Bool
            var menu: UIMenu?
            func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
            func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
            func setImage(_ image: UIImage?, for state: UIControl.State)
            func setNeedsUpdateConfiguration()
            func setTitle(_ title: String?, for state: UIControl.State)
            func setTitleColor(_ color: UIColor?, for state: UIControl.State)
            func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
            var showsTouchWhenHighlighted: Bool
            func title(for state: UIControl.State) -> String?
            func titleColor(for state: UIControl.State) -> UIColor?
            var titleEdgeInsets: UIEdgeInsets
            var titleLabel: UILabel? { get }
            func titleShadowColor(for state: UIControl.State) -> UIColor?
            func updateConfiguration()
        enum UIButton.ButtonType
            case close
            case contactAdd
            case custom
            case detailDisclosure
            case infoDark
            case infoLight
            case system
        struct UIButton.Configuration
            var attributedSubtitle: AttributedString?
            var attributedTitle: AttributedString?
            var automaticallyUpdateForSelection: Bool
            var background: UIBackgroundConfiguration
            var baseBackgroundColor: UIColor?
            var baseForegroundColor: UIColor?
            static func bordered() -> UIButton.Configuration
            static func borderedProminent() -> UIButton.Configuration
            static func borderedTinted() -> UIButton.Configuration
            static func borderless() -> UIButton.Configuration
            var buttonSize: UIButton.Configuration.Size
            var contentInsets: NSDirectionalEdgeInsets
            var cornerStyle: UIButton.Configuration.CornerStyle
            static func filled() -> UIButton.Configuration
            static func gray() -> UIButton.Configuration
            var image: UIImage?
            var imagePadding: CGFloat
            var imagePlacement: NSDirectionalRectEdge
            static func plain() -> UIButton.Configuration
            var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
            mutating func setDefaultContentInsets()
            var showsActivityIndicator: Bool
            var subtitle: String?
            var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
            static func tinted() -> UIButton.Configuration
            var title: String?
            var titleAlignment: UIButton.Configuration.TitleAlignment
            var titlePadding: CGFloat
            var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
            func updated(for button: UIButton) -> UIButton.Configuration
        enum UIButton.Configuration.CornerStyle
            case capsule
            case dynamic
            case fixed
            case large
            case medium
            case small
        enum UIButton.Configuration.Size
            case large
            case medium
            case mini
            case small
        enum UIButton.Configuration.TitleAlignment
            case automatic
            case center
            case leading
            case trailing
        class UICollectionReusableView: UIView
            func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
            func prepareForReuse()
            var reuseIdentifier: String? { get }
        class UICollectionView: UIScrollView
            var allowsMultipleSelection: Bool
            var allowsSelection: Bool
            var backgroundView: UIView?
            func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
            func cancelInteractiveMovement()
            func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
            var collectionViewLayout: UICollectionViewLayout
            var dataSource: (any UICollectionViewDataSource)?
            var delegate: (any UICollectionViewDelegate)?
            func deleteItems(at indexPaths: [IndexPath])
            func deleteSections(_ sections: IndexSet)
            func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
            func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
            func deselectItem(at indexPath: IndexPath, animated: Bool)
            static let elementKindSectionFooter: String
            static let elementKindSectionHeader: String
            func endInteractiveMovement()
            func indexPath(for cell: UICollectionViewCell) -> IndexPath?
            func indexPathForItem(at point: CGPoint) -> IndexPath?
            var indexPathsForSelectedItems: [IndexPath]? { get }
            var indexPathsForVisibleItems: [IndexPath] { get }
            func insertItems(at indexPaths: [IndexPath])
            func insertSections(_ sections: IndexSet)
            func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
            func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
            func moveSection(_ section: Int, toSection newSection: Int)
            func numberOfItems(inSection section: Int) -> Int
            var numberOfSections: Int { get }
            func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
            func reconfigureItems(at indexPaths: [IndexPath])
            func register(_ cellClass: CollectionCellClass?, forCellWithReuseIdentifier identifier: String)
            func register(_ viewClass: ReusableViewClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
            func reloadData()
            func reloadItems(at indexPaths: [IndexPath])
            func reloadSections(_ sections: IndexSet)
            func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
            func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
            func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
            func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
            func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
            var visibleCells: [UICollectionViewCell] { get }
        enum UICollectionView.ScrollDirection
            case horizontal
            case vertical
        struct UICollectionView.ScrollPosition
            static let bottom: UICollectionView.ScrollPosition
            static let centeredHorizontally: UICollectionView.ScrollPosition
            static let centeredVertically: UICollectionView.ScrollPosition
            static let left: UICollectionView.ScrollPosition
            let rawValue: UInt
            static let right: UICollectionView.ScrollPosition
            static let top: UICollectionView.ScrollPosition
        class UICollectionViewCell: UICollectionReusableView
            var backgroundView: UIView?
            var contentView: UIView { get }
            var isHighlighted: Bool
            var isSelected: Bool
            var selectedBackgroundView: UIView?
        class UICollectionViewController: UIViewController
            var clearsSelectionOnViewWillAppear: Bool
            var collectionView: UICollectionView!
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
            func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
            let collectionViewLayout: UICollectionViewLayout
            func numberOfSections(in collectionView: UICollectionView) -> Int
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
        protocol UICollectionViewDataSource
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
            func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
            func numberOfSections(in collectionView: UICollectionView) -> Int
        protocol UICollectionViewDelegate
            func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
        protocol UICollectionViewDelegateFlowLayout
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
        class UICollectionViewDiffableDataSource
            func apply(_ snapshot: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
            func applySnapshotUsingReloadData(_ snapshot: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot, completion: (() -> Void)? = nil)
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
            func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
            func index(for sectionIdentifier: SectionIdentifierType) -> Int?
            func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
            func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
            func numberOfSections(in collectionView: UICollectionView) -> Int
            func sectionIdentifier(for index: Int) -> SectionIdentifierType?
            func snapshot() -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot
            var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?
        class UICollectionViewFlowLayout: UICollectionViewLayout
            var footerReferenceSize: CGSize
            var headerReferenceSize: CGSize
            var itemSize: CGSize
            var minimumInteritemSpacing: CGFloat
            var minimumLineSpacing: CGFloat
            var scrollDirection: UICollectionView.ScrollDirection
            var sectionFootersPinToVisibleBounds: Bool
            var sectionHeadersPinToVisibleBounds: Bool
            var sectionInset: UIEdgeInsets
        class UICollectionViewLayout: NSObject
            var collectionView: UICollectionView? { get }
            var collectionViewContentSize: CGSize { get }
            func invalidateLayout()
            class var layoutAttributesClass: LayoutAttributesClass { get }
            func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
            func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
            func prepare()
            func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
            func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
        class UICollectionViewLayoutAttributes: NSObject
            var alpha: CGFloat
            var bounds: CGRect
            var center: CGPoint
            func copy(with zone: NSZone? = nil) -> Any
            var frame: CGRect
            var indexPath: IndexPath
            var isHidden: Bool
            var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
            var representedElementKind: String? { get }
            var size: CGSize
            var transform: CGAffineTransform
            var transform3D: CATransform3D
            var zIndex: Int
        enum UICollectionViewLayoutAttributes.ElementCategory
            case cell
            case decorationView
            case supplementaryView
        struct UIConfigurationTextAttributesTransformer
            func callAsFunction(_ input: AttributeContainer) -> AttributeContainer
        class UIContextualAction: NSObject
            var backgroundColor: UIColor!
            let handler: UIContextualAction.Handler
            var image: UIImage?
            let style: UIContextualAction.Style
            var title: String?
        enum UIContextualAction.Style
            case destructive
            case normal
        class UIControl: UIView
            func actions(forTarget target: AnyOrObject?, forControlEvent controlEvent: UIControl.Event) -> [String]?
            func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
            func addTarget(_ target: AnyOrObject?, action: Selector, for controlEvents: UIControl.Event)
            var allControlEvents: UIControl.Event { get }
            var allTargets: Set<AnyHashable> { get }
            func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
            func cancelTracking(with event: UIEvent?)
            var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
            var contentVerticalAlignment: UIControl.ContentVerticalAlignment
            func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
            func endTracking(_ touch: UITouch?, with event: UIEvent?)
            func enumerateEventHandlers(_ iterator: (UIAction?, (AnyOrObject?, Selector)?, UIControl.Event, inout Bool) -> Void)
            var isEnabled: Bool
            var isHighlighted: Bool
            var isSelected: Bool
            var isTouchInside: Bool { get }
            var isTracking: Bool { get }
            func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
            func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event)
            func removeTarget(_ target: AnyOrObject?, action: Selector?, for controlEvents: UIControl.Event)
            func sendAction(_ action: UIAction)
            func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?)
            func sendActions(for controlEvents: UIControl.Event)
            var showsMenuAsPrimaryAction: Bool
            var state: UIControl.State { get }
        enum UIControl.ContentHorizontalAlignment
            case center
            case fill
            case leading
            case left
            case right
            case trailing
        enum UIControl.ContentVerticalAlignment
            case bottom
            case center
            case fill
            case top
        struct UIControl.Event
            static let allEditingEvents: UIControl.Event
            static let allEvents: UIControl.Event
            static let allTouchEvents: UIControl.Event
            static let applicationReserved: UIControl.Event
            static let editingChanged: UIControl.Event
            static let editingDidBegin: UIControl.Event
            static let editingDidEnd: UIControl.Event
            static let editingDidEndOnExit: UIControl.Event
            static let menuActionTriggered: UIControl.Event
            static let primaryActionTriggered: UIControl.Event
            let rawValue: UInt
            static let systemReserved: UIControl.Event
            static let touchCancel: UIControl.Event
            static let touchDown: UIControl.Event
            static let touchDownRepeat: UIControl.Event
            static let touchDragEnter: UIControl.Event
            static let touchDragExit: UIControl.Event
            static let touchDragInside: UIControl.Event
            static let touchDragOutside: UIControl.Event
            static let touchUpInside: UIControl.Event
            static let touchUpOutside: UIControl.Event
            static let valueChanged: UIControl.Event
        struct UIControl.State
            static let application: UIControl.State
            static let disabled: UIControl.State
            static let focused: UIControl.State
            static let highlighted: UIControl.State
            static let normal: UIControl.State
            let rawValue: UInt
            static let reserved: UIControl.State
            static let selected: UIControl.State
        class UICubicTimingParameters: NSObject
            let animationCurve: UIView.AnimationCurve
            let controlPoint1: CGPoint
            let controlPoint2: CGPoint
            var cubicTimingParameters: UICubicTimingParameters? { get }
            var springTimingParameters: UISpringTimingParameters? { get }
            var timingCurveType: UITimingCurveType { get }
        struct UIDataDetectorTypes
            static let link: UIDataDetectorTypes
            let rawValue: UInt
        class UIDevice: NSObject
            static let current: UIDevice
            var model: String { get }
            var name: String { get }
            var orientation: UIDeviceOrientation { get }
            static let orientationDidChangeNotification: NSNotification.Name
            var systemName: String { get }
            var systemVersion: String { get }
            var userInterfaceIdiom: UIUserInterfaceIdiom { get }
        enum UIDeviceOrientation
            case faceDown
            case faceUp
            var isLandscape: Bool { get }
            var isPortrait: Bool { get }
            case landscapeLeft
            case landscapeRight
            case portrait
            case portraitUpsideDown
            case unknown
        class UIEvent: NSObject
            var allTouches: Set<UITouch>? { get }
            var buttonMask: UIEvent.ButtonMask { get }
            func coalescedTouches(for touch: UITouch) -> [UITouch]?
            var modifierFlags: UIKeyModifierFlags { get }
            func predictedTouches(for touch: UITouch) -> [UITouch]?
            var subtype: UIEvent.EventSubtype { get }
            var timestamp: Double { get }
            func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>?
            func touches(for view: UIView) -> Set<UITouch>?
            func touches(for window: UIWindow) -> Set<UITouch>?
            var type: UIEvent.EventType { get }
        struct UIEvent.ButtonMask
            static func button(_ buttonNumber: Int) -> UIEvent.ButtonMask
            static let primary: UIEvent.ButtonMask
            let rawValue: Int
            static let secondary: UIEvent.ButtonMask
        enum UIEvent.EventSubtype
            case motionShake
            case none
            case remoteControlBeginSeekingBackward
            case remoteControlBeginSeekingForward
            case remoteControlEndSeekingBackward
            case remoteControlEndSeekingForward
            case remoteControlNextTrack
            case remoteControlPause
            case remoteControlPlay
            case remoteControlPreviousTrack
            case remoteControlStop
            case remoteControlTogglePlayPause
        enum UIEvent.EventType
            case hover
            case motion
            case presses
            case remoteControl
            case scroll
            case touches
            case transform
        class UIGestureRecognizer: NSObject
            func addTarget(_ target: AnyOrObject, action: Selector)
            var allowedPressTypes: [NSNumber]
            var allowedTouchTypes: [NSNumber]
            var buttonMask: UIEvent.ButtonMask { get }
            func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool
            func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool
            var cancelsTouchesInView: Bool
            var delaysTouchesBegan: Bool
            var delaysTouchesEnded: Bool
            var delegate: (any UIGestureRecognizerDelegate)?
            func ignore(_ touch: UITouch, for event: UIEvent)
            var isEnabled: Bool
            func location(in view: UIView?) -> CGPoint
            func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
            var modifierFlags: UIKeyModifierFlags { get }
            var name: String?
            var numberOfTouches: Int { get }
            func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent)
            func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent)
            func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent)
            func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent)
            func removeTarget(_ target: AnyOrObject?, action: Selector?)
            func require(toFail otherGestureRecognizer: UIGestureRecognizer)
            var requiresExclusiveTouchType: Bool
            func reset()
            func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func shouldReceive(_ event: UIEvent) -> Bool
            func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
            var state: UIGestureRecognizer.State
            func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
            func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
            func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
            func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
            func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
            var view: UIView? { get }
        enum UIGestureRecognizer.State
            case began
            case cancelled
            case changed
            case ended
            case failed
            case possible
            static var recognized: UIGestureRecognizer.State { get }
        protocol UIGestureRecognizerDelegate
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        class UIHoverGestureRecognizer: UIGestureRecognizer
            var altitudeAngle: CGFloat { get }
            func azimuthAngle(in view: UIView?) -> CGFloat
            func azimuthUnitVector(in view: UIView?) -> CGVector
            var zOffset: CGFloat { get }
        class UIImageView: UIView
            var animationDuration: TimeInterval
            var animationImages: [UIImage]?
            var animationRepeatCount: Int
            var highlightedImage: UIImage?
            var image: UIImage?
            var isAnimating: Bool { get }
            var isHighlighted: Bool
            func startAnimating()
            func stopAnimating()
        enum UIInterfaceOrientation
            var isLandscape: Bool { get }
            var isPortrait: Bool { get }
            case landscapeLeft
            case landscapeRight
            case portrait
            case portraitUpsideDown
            case unknown
        struct UIInterfaceOrientationMask
            static let all: UIInterfaceOrientationMask
            static let allButUpsideDown: UIInterfaceOrientationMask
            static let landscape: UIInterfaceOrientationMask
            static let landscapeLeft: UIInterfaceOrientationMask
            static let landscapeRight: UIInterfaceOrientationMask
            static let portrait: UIInterfaceOrientationMask
            static let portraitUpsideDown: UIInterfaceOrientationMask
            let rawValue: UInt
        class UIKey: NSObject
            var characters: String { get }
            var charactersIgnoringModifiers: String { get }
            let keyCode: UIKeyboardHIDUsage
            let modifierFlags: UIKeyModifierFlags
        class UIKeyCommand: UIMenuElement
            let action: Selector?
            let input: String?
            static let inputDownArrow: String
            static let inputEscape: String
            static let inputLeftArrow: String
            static let inputRightArrow: String
            static let inputUpArrow: String
            let modifierFlags: UIKeyModifierFlags
            var wantsPriorityOverSystemBehavior: Bool
        protocol UIKeyInput
            func deleteBackward()
            var hasText: Bool { get }
            func insertText(_ text: String)
        struct UIKeyModifierFlags
            static let alphaShift: UIKeyModifierFlags
            static let alternate: UIKeyModifierFlags
            static let command: UIKeyModifierFlags
            static let control: UIKeyModifierFlags
            static let numericPad: UIKeyModifierFlags
            let rawValue: Int
            static let shift: UIKeyModifierFlags
        enum UIKeyboardHIDUsage
            case keyboardCapsLock
            case keyboardLeftAlt
            case keyboardLeftControl
            case keyboardLeftGUI
            case keyboardLeftShift
        class UIKeyboardLayoutGuide: UILayoutGuide
            var followsUndockedKeyboard: Bool
            var keyboardDismissPadding: CGFloat
            var usesBottomSafeArea: Bool
        class UILabel: UIView
            var adjustsFontForContentSizeCategory: Bool
            var adjustsFontSizeToFitWidth: Bool
            var attributedText: NSAttributedString?
            var baselineAdjustment: UIBaselineAdjustment
            var font: UIFont!
            var highlightedTextColor: UIColor?
            var isEnabled: Bool
            var isHighlighted: Bool
            var lineBreakMode: NSLineBreakMode
            var minimumScaleFactor: CGFloat
            var numberOfLines: Int
            var preferredMaxLayoutWidth: CGFloat
            var shadowColor: UIColor?
            var shadowOffset: CGSize
            var text: String?
            var textAlignment: NSTextAlignment
            var textColor: UIColor!
        class UILayoutGuide: NSObject
            var bottomAnchor: NSLayoutYAxisAnchor { get }
            var centerXAnchor: NSLayoutXAxisAnchor { get }
            var centerYAnchor: NSLayoutYAxisAnchor { get }
            var heightAnchor: NSLayoutDimension { get }
            var identifier: String
            var leadingAnchor: NSLayoutXAxisAnchor { get }
            var leftAnchor: NSLayoutXAxisAnchor { get }
            var owningView: UIView? { get }
            var rightAnchor: NSLayoutXAxisAnchor { get }
            var topAnchor: NSLayoutYAxisAnchor { get }
            var trailingAnchor: NSLayoutXAxisAnchor { get }
            var widthAnchor: NSLayoutDimension { get }
        struct UILayoutPriority
            static let defaultHigh: UILayoutPriority
            static let defaultLow: UILayoutPriority
            static let fittingSizeLevel: UILayoutPriority
            let rawValue: Float
            static let required: UILayoutPriority
        class UILongPressGestureRecognizer: UIGestureRecognizer
            var allowableMovement: CGFloat
            var minimumPressDuration: Double
            var numberOfTapsRequired: Int
            var numberOfTouchesRequired: Int
        class UIMenu: UIMenuElement
            let children: [UIMenuElement]
            let identifier: UIMenu.Identifier
            let options: UIMenu.Options
        struct UIMenu.Identifier
            let rawValue: String
        struct UIMenu.Options
            static let destructive: UIMenu.Options
            static let displayInline: UIMenu.Options
            let rawValue: UInt
            static let singleSelection: UIMenu.Options
        class UIMenuController: NSObject
            var arrowDirection: UIMenuController.ArrowDirection
            func hideMenu()
            func hideMenu(from targetView: UIView)
            var isMenuVisible: Bool
            var menuItems: [UIMenuItem]?
            func setMenuVisible(_ menuVisible: Bool, animated: Bool)
            func setTargetRect(_ targetRect: CGRect, in targetView: UIView)
            class var shared: UIMenuController { get }
            func showMenu(from targetView: UIView, rect targetRect: CGRect)
            func update()
        enum UIMenuController.ArrowDirection
            case `default`
            case down
            case left
            case right
            case up
        class UIMenuElement: NSObject
            var image: UIImage?
            var subtitle: String?
            var title: String
        class UIMenuItem: NSObject
            var action: Selector
            var title: String
        enum UIModalPresentationStyle
            case automatic
            case currentContext
            case custom
            case formSheet
            case fullScreen
            case none
            case overCurrentContext
            case overFullScreen
            case pageSheet
            case popover
        class UINavigationBar: UIView
            var backItem: UINavigationItem? { get }
            var barPosition: UIBarPosition { get }
            var barStyle: UIBarStyle
            var barTintColor: UIColor?
            var delegate: (any UINavigationBarDelegate)?
            var isTranslucent: Bool
            var items: [UINavigationItem]?
            func popItem(animated: Bool) -> UINavigationItem?
            var prefersLargeTitles: Bool
            func pushItem(_ item: UINavigationItem, animated: Bool)
            func setItems(_ items: [UINavigationItem]?, animated: Bool)
            var topItem: UINavigationItem? { get }
        protocol UINavigationBarDelegate
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
        class UINavigationController: UIViewController
            var delegate: (any UINavigationControllerDelegate)?
            var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
            var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
            var isNavigationBarHidden: Bool
            var isToolbarHidden: Bool
            let navigationBar: UINavigationBar
            func popToRootViewController(animated: Bool) -> [UIViewController]?
            func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
            func popViewController(animated: Bool) -> UIViewController?
            func pushViewController(_ viewController: UIViewController, animated: Bool)
            func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
            func setToolbarHidden(_ hidden: Bool, animated: Bool)
            func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
            var toolbar: UIToolbar! { get }
            var topViewController: UIViewController? { get }
            var viewControllers: [UIViewController]
            var visibleViewController: UIViewController? { get }
        enum UINavigationController.Operation
            case none
            case pop
            case push
        protocol UINavigationControllerDelegate
            func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
            func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        class UINavigationItem: NSObject
            var backBarButtonItem: UIBarButtonItem?
            var backButtonTitle: String?
            var hidesBackButton: Bool
            var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
            var leftBarButtonItem: UIBarButtonItem?
            var leftBarButtonItems: [UIBarButtonItem]?
            var leftItemsSupplementBackButton: Bool
            var prompt: String?
            var rightBarButtonItem: UIBarButtonItem?
            var rightBarButtonItems: [UIBarButtonItem]?
            func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
            func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
            func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
            func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
            func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
            var title: String?
            var titleView: UIView?
        enum UINavigationItem.LargeTitleDisplayMode
            case always
            case automatic
            case never
        class UIPageControl: UIControl
            var currentPage: Int
            var currentPageIndicatorTintColor: UIColor?
            var hidesForSinglePage: Bool
            var numberOfPages: Int
            var pageIndicatorTintColor: UIColor?
            func size(forNumberOfPages pageCount: Int) -> CGSize
        class UIPageViewController: UIViewController
            var dataSource: (any UIPageViewControllerDataSource)?
            var delegate: (any UIPageViewControllerDelegate)?
            var gestureRecognizers: [UIGestureRecognizer] { get }
            var isDoubleSided: Bool
            let navigationOrientation: UIPageViewController.NavigationOrientation
            func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)
            var spineLocation: UIPageViewController.SpineLocation { get }
            let transitionStyle: UIPageViewController.TransitionStyle
            var viewControllers: [UIViewController]? { get }
        enum UIPageViewController.NavigationDirection
            case forward
            case reverse
        enum UIPageViewController.NavigationOrientation
            case horizontal
            case vertical
        struct UIPageViewController.OptionsKey
            static let interPageSpacing: UIPageViewController.OptionsKey
            let rawValue: String
            static let spineLocation: UIPageViewController.OptionsKey
        enum UIPageViewController.SpineLocation
            case max
            case mid
            case min
            case none
        enum UIPageViewController.TransitionStyle
            case pageCurl
            case scroll
        protocol UIPageViewControllerDataSource
            func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
            func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
            func presentationCount(for pageViewController: UIPageViewController) -> Int
            func presentationIndex(for pageViewController: UIPageViewController) -> Int
        protocol UIPageViewControllerDelegate
            func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
            func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
        class UIPanGestureRecognizer: UIGestureRecognizer
            var allowedScrollTypesMask: UIScrollTypeMask
            var maximumNumberOfTouches: Int
            var minimumNumberOfTouches: Int
            func setTranslation(_ translation: CGPoint, in view: UIView?)
            func translation(in view: UIView?) -> CGPoint
            func velocity(in view: UIView?) -> CGPoint
        class UIPercentDrivenInteractiveTransition: NSObject
            func cancel()
            var completionCurve: UIView.AnimationCurve
            var completionSpeed: CGFloat
            var duration: CGFloat { get }
            func finish()
            func pause()
            var percentComplete: CGFloat { get }
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
            func update(_ percentComplete: CGFloat)
            var wantsInteractiveStart: Bool
        class UIPinchGestureRecognizer: UIGestureRecognizer
            var scale: CGFloat
            var velocity: CGFloat { get }
        struct UIPopoverArrowDirection
            static let any: UIPopoverArrowDirection
            static let down: UIPopoverArrowDirection
            static let left: UIPopoverArrowDirection
            let rawValue: UInt
            static let right: UIPopoverArrowDirection
            static let unknown: UIPopoverArrowDirection
            static let up: UIPopoverArrowDirection
        class UIPopoverPresentationController: UIPresentationController
            var adaptiveSheetPresentationController: UISheetPresentationController { get }
            var arrowDirection: UIPopoverArrowDirection { get }
            var backgroundColor: UIColor?
            var barButtonItem: UIBarButtonItem?
            var canOverlapSourceViewRect: Bool
            var delegate: (any UIPopoverPresentationControllerDelegate)?
            var passthroughViews: [UIView]?
            var permittedArrowDirections: UIPopoverArrowDirection
            var popoverLayoutMargins: UIEdgeInsets
            var sourceRect: CGRect
            var sourceView: UIView?
        protocol UIPopoverPresentationControllerDelegate
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
        class UIPresentationController: NSObject
            var containerView: UIView? { get }
            func containerViewDidLayoutSubviews()
            func containerViewWillLayoutSubviews()
            var delegate: (any UIAdaptivePresentationControllerDelegate)?
            func dismissalTransitionDidEnd(_ completed: Bool)
            func dismissalTransitionWillBegin()
            var frameOfPresentedViewInContainerView: CGRect { get }
            var presentationStyle: UIModalPresentationStyle { get }
            func presentationTransitionDidEnd(_ completed: Bool)
            func presentationTransitionWillBegin()
            var presentedView: UIView? { get }
            var presentedViewController: UIViewController { get }
            var presentingViewController: UIViewController { get }
            var shouldRemovePresentersView: Bool { get }
        class UIPress: NSObject
            var force: CGFloat { get }
            var gestureRecognizers: [UIGestureRecognizer]? { get }
            var key: UIKey? { get }
            var phase: UIPress.Phase { get }
            var responder: UIResponder? { get }
            var timestamp: Double { get }
            let type: UIPress.PressType
            var window: UIWindow? { get }
        enum UIPress.Phase
            case began
            case cancelled
            case changed
            case ended
            case stationary
        struct UIPress.PressType
            static let downArrow: UIPress.PressType
            static let leftArrow: UIPress.PressType
            static let menu: UIPress.PressType
            static let pageDown: UIPress.PressType
            static let pageUp: UIPress.PressType
            static let playPause: UIPress.PressType
            let rawValue: Int
            static let rightArrow: UIPress.PressType
            static let select: UIPress.PressType
            static let tvRemoteFourColors: UIPress.PressType
            static let tvRemoteOneTwoThree: UIPress.PressType
            static let upArrow: UIPress.PressType
        class UIPressesEvent: UIEvent
            var allPresses: Set<UIPress> { get }
            func presses(for gesture: UIGestureRecognizer) -> Set<UIPress>
        class UIProgressView: UIView
            var progress: Float
            var progressTintColor: UIColor?
            var progressViewStyle: UIProgressView.Style
            func setProgress(_ progress: Float, animated: Bool)
            var trackTintColor: UIColor?
        enum UIProgressView.Style
            case bar
            case `default`
        class UIRefreshControl: UIControl
            var attributedTitle: NSAttributedString?
            func beginRefreshing()
            func endRefreshing()
            var isRefreshing: Bool { get }
        class UIResponder: NSObject
            func accessibilityActivate() -> Bool
            func accessibilityDecrement()
            func accessibilityIncrement()
            func accessibilityPerformEscape() -> Bool
            func accessibilityPerformMagicTap() -> Bool
            func awakeFromNib()
            func becomeFirstResponder() -> Bool
            var canBecomeFirstResponder: Bool { get }
            func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool
            var canResignFirstResponder: Bool { get }
            func copy(_ sender: AnyOrObject?)
            func cut(_ sender: AnyOrObject?)
            func delete(_ sender: AnyOrObject?)
            var inputAccessoryView: UIView? { get }
            var inputView: UIView? { get }
            var isFirstResponder: Bool { get }
            var keyCommands: [UIKeyCommand]? { get }
            static let keyboardAnimationCurveUserInfoKey: String
            static let keyboardAnimationDurationUserInfoKey: String
            static let keyboardDidChangeFrameNotification: NSNotification.Name
            static let keyboardDidHideNotification: NSNotification.Name
            static let keyboardDidShowNotification: NSNotification.Name
            static let keyboardFrameBeginUserInfoKey: String
            static let keyboardFrameEndUserInfoKey: String
            static let keyboardIsLocalUserInfoKey: String
            static let keyboardWillChangeFrameNotification: NSNotification.Name
            static let keyboardWillHideNotification: NSNotification.Name
            static let keyboardWillShowNotification: NSNotification.Name
            func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
            func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
            func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
            var next: UIResponder? { get }
            func paste(_ sender: AnyOrObject?)
            func prepareForInterfaceBuilder()
            func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
            func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
            func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
            func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
            func reloadInputViews()
            func remoteControlReceived(with event: UIEvent?)
            func resignFirstResponder() -> Bool
            func select(_ sender: AnyOrObject?)
            func selectAll(_ sender: AnyOrObject?)
            func target(forAction action: Selector, withSender sender: AnyOrObject?) -> AnyOrObject?
            func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
            func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
            func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
            func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
            func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
        protocol UIResponderStandardEditActions
            func copy(_ sender: AnyOrObject?)
            func cut(_ sender: AnyOrObject?)
            func delete(_ sender: AnyOrObject?)
            func paste(_ sender: AnyOrObject?)
            func select(_ sender: AnyOrObject?)
            func selectAll(_ sender: AnyOrObject?)
        class UIRotationGestureRecognizer: UIGestureRecognizer
            var rotation: CGFloat
            var velocity: CGFloat { get }
        class UIScene: UIResponder
            var activationState: UIScene.ActivationState { get }
            var delegate: (any UISceneDelegate)?
            var title: String!
        enum UIScene.ActivationState
            case background
            case foregroundActive
            case foregroundInactive
            case unattached
        protocol UISceneDelegate
            func sceneDidBecomeActive(_ scene: UIScene)
            func sceneDidEnterBackground(_ scene: UIScene)
            func sceneWillEnterForeground(_ scene: UIScene)
            func sceneWillResignActive(_ scene: UIScene)
        class UIScreen: NSObject
            var bounds: CGRect { get }
            static let main: UIScreen
            var maximumFramesPerSecond: Int { get }
            var nativeBounds: CGRect { get }
            var nativeScale: CGFloat { get }
            var scale: CGFloat { get }
            var traitCollection: UITraitCollection { get }
        class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
            var edges: UIRectEdge
        struct UIScrollTypeMask
            static let all: UIScrollTypeMask
            static let continuous: UIScrollTypeMask
            static let discrete: UIScrollTypeMask
            let rawValue: Int
        class UIScrollView: UIView
            var adjustedContentInset: UIEdgeInsets { get }
            var alwaysBounceHorizontal: Bool
            var alwaysBounceVertical: Bool
            var bounces: Bool
            var bouncesZoom: Bool
            var canCancelContentTouches: Bool
            var contentInset: UIEdgeInsets
            var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
            var contentLayoutGuide: UILayoutGuide { get }
            var contentOffset: CGPoint
            var contentSize: CGSize
            var decelerationRate: UIScrollView.DecelerationRate
            var delaysContentTouches: Bool
            var delegate: (any UIScrollViewDelegate)?
            func flashScrollIndicators()
            var frameLayoutGuide: UILayoutGuide { get }
            var horizontalScrollIndicatorInsets: UIEdgeInsets
            var indicatorStyle: UIScrollView.IndicatorStyle
            var isDecelerating: Bool { get }
            var isDirectionalLockEnabled: Bool
            var isDragging: Bool { get }
            var isPagingEnabled: Bool
            var isScrollEnabled: Bool
            var isTracking: Bool { get }
            var isZoomBouncing: Bool { get }
            var isZooming: Bool { get }
            var keyboardDismissMode: UIScrollView.KeyboardDismissMode
            var maximumZoomScale: CGFloat
            var minimumZoomScale: CGFloat
            var panGestureRecognizer: UIPanGestureRecognizer { get }
            var pinchGestureRecognizer: UIPinchGestureRecognizer? { get }
            var refreshControl: UIRefreshControl?
            var scrollIndicatorInsets: UIEdgeInsets
            func scrollRectToVisible(_ rect: CGRect, animated: Bool)
            var scrollsToTop: Bool
            func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
            func setZoomScale(_ scale: CGFloat, animated: Bool)
            var showsHorizontalScrollIndicator: Bool
            var showsVerticalScrollIndicator: Bool
            func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
            func touchesShouldCancel(in view: UIView) -> Bool
            var verticalScrollIndicatorInsets: UIEdgeInsets
            func zoom(to rect: CGRect, animated: Bool)
            var zoomScale: CGFloat
        enum UIScrollView.ContentInsetAdjustmentBehavior
            case always
            case automatic
            case never
            case scrollableAxes
        struct UIScrollView.DecelerationRate
            static let fast: UIScrollView.DecelerationRate
            static let normal: UIScrollView.DecelerationRate
            let rawValue: CGFloat
        enum UIScrollView.IndicatorStyle
            case black
            case `default`
            case white
        enum UIScrollView.KeyboardDismissMode
            case interactive
            case interactiveWithAccessory
            case none
            case onDrag
            case onDragWithAccessory
        protocol UIScrollViewDelegate
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
        class UISearchBar: UIView
            var delegate: (any UISearchBarDelegate)?
            var enablesReturnKeyAutomatically: Bool
            var placeholder: String?
            var searchTextField: UISearchTextField { get }
            func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
            var showsCancelButton: Bool
            var text: String?
        protocol UISearchBarDelegate
            func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
        class UISearchController: UIViewController
            var delegate: (any UISearchControllerDelegate)?
            var isActive: Bool
            var obscuresBackgroundDuringPresentation: Bool
            var searchBar: UISearchBar { get }
            var searchResultsController: UIViewController? { get }
            var searchResultsUpdater: (any UISearchResultsUpdating)?
        protocol UISearchControllerDelegate
            func didDismissSearchController(_ searchController: UISearchController)
            func didPresentSearchController(_ searchController: UISearchController)
            func willDismissSearchController(_ searchController: UISearchController)
            func willPresentSearchController(_ searchController: UISearchController)
        protocol UISearchResultsUpdating
            func updateSearchResults(for searchController: UISearchController)
        class UISearchTextField: UITextField
        class UISegmentedControl: UIControl
            func imageForSegment(at segment: Int) -> UIImage?
            func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
            func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
            func isEnabledForSegment(at segment: Int) -> Bool
            var isMomentary: Bool
            static let noSegment: Int
            var numberOfSegments: Int { get }
            func removeAllSegments()
            func removeSegment(at segment: Int, animated: Bool)
            var selectedSegmentIndex: Int
            var selectedSegmentTintColor: UIColor?
            func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
            func setImage(_ image: UIImage?, forSegmentAt segment: Int)
            func setTitle(_ title: String?, forSegmentAt segment: Int)
            func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
            func titleForSegment(at segment: Int) -> String?
            func widthForSegment(at segment: Int) -> CGFloat
        enum UISemanticContentAttribute
            case forceLeftToRight
            case forceRightToLeft
            case playback
            case spatial
            case unspecified
        class UISheetPresentationController: UIPresentationController
            func animateChanges(_ changes: () -> Void)
            var delegate: (any UISheetPresentationControllerDelegate)?
            var detents: [UISheetPresentationController.Detent]
            func invalidateDetents()
            var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
            var preferredCornerRadius: CGFloat?
            var prefersEdgeAttachedInCompactHeight: Bool
            var prefersGrabberVisible: Bool
            var prefersScrollingExpandsWhenScrolledToEdge: Bool
            var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
            var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
        class UISheetPresentationController.Detent: NSObject
            static func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent
            let identifier: UISheetPresentationController.Detent.Identifier
            static func large() -> UISheetPresentationController.Detent
            static func medium() -> UISheetPresentationController.Detent
        struct UISheetPresentationController.Detent.Identifier
            static let large: UISheetPresentationController.Detent.Identifier
            static let medium: UISheetPresentationController.Detent.Identifier
            let rawValue: String
        protocol UISheetPresentationControllerDelegate
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
        protocol UISheetPresentationControllerDetentResolutionContext
            var maximumDetentValue: CGFloat { get }
        class UISlider: UIControl
            var currentThumbImage: UIImage? { get }
            var isContinuous: Bool
            func maximumTrackImage(for state: UIControl.State) -> UIImage?
            var maximumTrackTintColor: UIColor?
            var maximumValue: Float
            var maximumValueImage: UIImage?
            func minimumTrackImage(for state: UIControl.State) -> UIImage?
            var minimumTrackTintColor: UIColor?
            var minimumValue: Float
            var minimumValueImage: UIImage?
            func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)
            func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)
            func setThumbImage(_ image: UIImage?, for state: UIControl.State)
            func setValue(_ value: Float, animated: Bool)
            func thumbImage(for state: UIControl.State) -> UIImage?
            func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
            var thumbTintColor: UIColor?
            func trackRect(forBounds bounds: CGRect) -> CGRect
            var value: Float
        class UISpringTimingParameters: NSObject
            var cubicTimingParameters: UICubicTimingParameters? { get }
            let dampingRatio: CGFloat
            let initialVelocity: CGVector
            var springTimingParameters: UISpringTimingParameters? { get }
            var timingCurveType: UITimingCurveType { get }
        class UIStackView: UIView
            func addArrangedSubview(_ view: UIView)
            var alignment: UIStackView.Alignment
            var arrangedSubviews: [UIView] { get }
            var axis: NSLayoutConstraint.Axis
            func customSpacing(after arrangedSubview: UIView) -> CGFloat
            var distribution: UIStackView.Distribution
            func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
            var isLayoutMarginsRelativeArrangement: Bool
            func removeArrangedSubview(_ view: UIView)
            func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
            var spacing: CGFloat
            class var spacingUseDefault: CGFloat { get }
            class var spacingUseSystem: CGFloat { get }
        enum UIStackView.Alignment
            static var bottom: UIStackView.Alignment { get }
            case center
            case fill
            case firstBaseline
            case lastBaseline
            case leading
            static var top: UIStackView.Alignment { get }
            case trailing
        enum UIStackView.Distribution
            case equalCentering
            case equalSpacing
            case fill
            case fillEqually
            case fillProportionally
        class UIStatusBarManager: NSObject
            var isStatusBarHidden: Bool { get }
            var statusBarStyle: UIStatusBarStyle { get }
        class UIStepper: UIControl
            var autorepeat: Bool
            var isContinuous: Bool
            var maximumValue: Double
            var minimumValue: Double
            var stepValue: Double
            var value: Double
            var wraps: Bool
        class UISwipeActionsConfiguration: NSObject
            let actions: [UIContextualAction]
            var performsFirstActionWithFullSwipe: Bool
        class UISwipeGestureRecognizer: UIGestureRecognizer
            var direction: UISwipeGestureRecognizer.Direction
            var numberOfTouchesRequired: Int
        struct UISwipeGestureRecognizer.Direction
            static let down: UISwipeGestureRecognizer.Direction
            static let left: UISwipeGestureRecognizer.Direction
            let rawValue: UInt
            static let right: UISwipeGestureRecognizer.Direction
            static let up: UISwipeGestureRecognizer.Direction
        class UISwitch: UIControl
            var isOn: Bool
            var onTintColor: UIColor?
            func setOn(_ on: Bool, animated: Bool)
            var thumbTintColor: UIColor?
        class UITab: NSObject
            var badgeValue: String?
            let identifier: String
            var image: UIImage?
            var subtitle: String?
            var tabBarController: UITabBarController? { get }
            var title: String
            var viewController: UIViewController? { get }
        class UITabBar: UIView
            var items: [UITabBarItem]?
            func setItems(_ items: [UITabBarItem]?, animated: Bool)
        class UITabBarController: UIViewController
            var delegate: (any UITabBarControllerDelegate)?
            var selectedIndex: Int
            var selectedTab: UITab?
            var selectedViewController: UIViewController?
            func setTabs(_ tabs: [UITab], animated: Bool)
            func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
            func tab(forIdentifier identifier: String) -> UITab?
            let tabBar: UITabBar
            var tabs: [UITab]
            var viewControllers: [UIViewController]?
        protocol UITabBarControllerDelegate
            func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
            func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
            func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
        class UITabBarItem: NSObject
            var badgeValue: String?
            var image: UIImage?
            var tag: Int
            var title: String?
        class UITableView: UIScrollView
            var allowsMultipleSelection: Bool
            var allowsMultipleSelectionDuringEditing: Bool
            var allowsSelection: Bool
            var allowsSelectionDuringEditing: Bool
            static let automaticDimension: CGFloat
            var backgroundView: UIView?
            func beginUpdates()
            func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
            var cellLayoutMarginsFollowReadableWidth: Bool
            var dataSource: (any UITableViewDataSource)?
            var delegate: (any UITableViewDelegate)?
            func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
            func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
            func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
            func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
            func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
            func deselectRow(at indexPath: IndexPath, animated: Bool)
            func endUpdates()
            var estimatedRowHeight: CGFloat
            var estimatedSectionFooterHeight: CGFloat
            var estimatedSectionHeaderHeight: CGFloat
            func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
            func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
            func indexPath(for cell: UITableViewCell) -> IndexPath?
            func indexPathForRow(at point: CGPoint) -> IndexPath?
            var indexPathForSelectedRow: IndexPath? { get }
            func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
            var indexPathsForSelectedRows: [IndexPath]? { get }
            var indexPathsForVisibleRows: [IndexPath]? { get }
            func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
            func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
            var isEditing: Bool
            func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
            func moveSection(_ section: Int, toSection newSection: Int)
            func numberOfRows(inSection section: Int) -> Int
            var numberOfSections: Int { get }
            func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
            func reconfigureRows(at indexPaths: [IndexPath])
            func rect(forSection section: Int) -> CGRect
            func rectForFooter(inSection section: Int) -> CGRect
            func rectForHeader(inSection section: Int) -> CGRect
            func rectForRow(at indexPath: IndexPath) -> CGRect
            func register(_ cellClass: TableCellClass?, forCellReuseIdentifier identifier: String)
            func register(_ aClass: HeaderFooterClass?, forHeaderFooterViewReuseIdentifier identifier: String)
            func reloadData()
            func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
            func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
            var rowHeight: CGFloat
            func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
            var sectionFooterHeight: CGFloat
            var sectionHeaderHeight: CGFloat
            var sectionHeaderTopPadding: CGFloat
            func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
            var separatorColor: UIColor?
            var separatorInset: UIEdgeInsets
            var separatorStyle: UITableViewCell.SeparatorStyle
            func setEditing(_ editing: Bool, animated: Bool)
            let style: UITableView.Style
            var tableFooterView: UIView?
            var tableHeaderView: UIView?
            var visibleCells: [UITableViewCell] { get }
        enum UITableView.RowAnimation
            case automatic
            case bottom
            case fade
            case left
            case middle
            case none
            case right
            case top
        enum UITableView.ScrollPosition
            case bottom
            case middle
            case none
            case top
        enum UITableView.Style
            case grouped
            case insetGrouped
            case plain
        class UITableViewCell: UIView
            var accessoryType: UITableViewCell.AccessoryType
            var accessoryView: UIView?
            var backgroundView: UIView?
            var contentView: UIView { get }
            var detailTextLabel: UILabel? { get }
            var editingAccessoryType: UITableViewCell.AccessoryType
            var editingAccessoryView: UIView?
            var editingStyle: UITableViewCell.EditingStyle { get }
            var imageView: UIImageView? { get }
            var indentationLevel: Int
            var indentationWidth: CGFloat
            var isEditing: Bool
            var isHighlighted: Bool
            var isSelected: Bool
            var multipleSelectionBackgroundView: UIView?
            func prepareForReuse()
            let reuseIdentifier: String?
            var selectedBackgroundView: UIView?
            var selectionStyle: UITableViewCell.SelectionStyle
            var separatorInset: UIEdgeInsets
            func setEditing(_ editing: Bool, animated: Bool)
            func setHighlighted(_ highlighted: Bool, animated: Bool)
            func setSelected(_ selected: Bool, animated: Bool)
            var shouldIndentWhileEditing: Bool
            var showsReorderControl: Bool
            var textLabel: UILabel? { get }
        enum UITableViewCell.AccessoryType
            case checkmark
            case detailButton
            case detailDisclosureButton
            case disclosureIndicator
            case none
        enum UITableViewCell.CellStyle
            case `default`
            case subtitle
            case value1
            case value2
        enum UITableViewCell.EditingStyle
            case delete
            case insert
            case none
        enum UITableViewCell.SelectionStyle
            case blue
            case `default`
            case gray
            case none
        enum UITableViewCell.SeparatorStyle
            case none
            case singleLine
            case singleLineEtched
        class UITableViewController: UIViewController
            var clearsSelectionOnViewWillAppear: Bool
            func numberOfSections(in tableView: UITableView) -> Int
            var refreshControl: UIRefreshControl?
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func sectionIndexTitles(for tableView: UITableView) -> [String]?
            var tableView: UITableView!
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
            func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
        protocol UITableViewDataSource
            func numberOfSections(in tableView: UITableView) -> Int
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
            func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
        protocol UITableViewDelegate
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
            func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
        class UITableViewDiffableDataSource
            func apply(_ snapshot: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
            func applySnapshotUsingReloadData(_ snapshot: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot, completion: (() -> Void)? = nil)
            var defaultRowAnimation: UITableView.RowAnimation
            func index(for sectionIdentifier: SectionIdentifierType) -> Int?
            func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
            func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
            func numberOfSections(in tableView: UITableView) -> Int
            func sectionIdentifier(for index: Int) -> SectionIdentifierType?
            func snapshot() -> UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
            func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
        class UITableViewHeaderFooterView: UIView
            var contentView: UIView { get }
            var detailTextLabel: UILabel? { get }
            func prepareForReuse()
            let reuseIdentifier: String?
            var textLabel: UILabel? { get }
        class UITapGestureRecognizer: UIGestureRecognizer
            var buttonMaskRequired: UIEvent.ButtonMask
            var numberOfTapsRequired: Int
            var numberOfTouchesRequired: Int
        class UITextField: UIControl
            var adjustsFontSizeToFitWidth: Bool
            var attributedPlaceholder: NSAttributedString?
            var attributedText: NSAttributedString?
            var autocapitalizationType: UITextAutocapitalizationType
            var autocorrectionType: UITextAutocorrectionType
            var borderStyle: UITextField.BorderStyle
            func caretRect(for position: UITextPosition) -> CGRect
            var clearButtonMode: UITextField.ViewMode
            func clearButtonRect(forBounds bounds: CGRect) -> CGRect
            var clearsOnBeginEditing: Bool
            var delegate: (any UITextFieldDelegate)?
            func deleteBackward()
            func editingRect(forBounds bounds: CGRect) -> CGRect
            var enablesReturnKeyAutomatically: Bool
            var endOfDocument: UITextPosition { get }
            var font: UIFont?
            var hasText: Bool { get }
            func insertText(_ text: String)
            var isEditing: Bool { get }
            var isSecureTextEntry: Bool
            var keyboardAppearance: UIKeyboardAppearance
            var keyboardType: UIKeyboardType
            var leftView: UIView?
            var leftViewMode: UITextField.ViewMode
            func leftViewRect(forBounds bounds: CGRect) -> CGRect
            var markedTextRange: UITextRange? { get }
            var minimumFontSize: CGFloat
            var placeholder: String?
            func placeholderRect(forBounds bounds: CGRect) -> CGRect
            func replace(_ range: UITextRange, withText text: String)
            var returnKeyType: UIReturnKeyType
            var rightView: UIView?
            var rightViewMode: UITextField.ViewMode
            func rightViewRect(forBounds bounds: CGRect) -> CGRect
            var selectedTextRange: UITextRange?
            func setMarkedText(_ markedText: String?, selectedRange: NSRange)
            var smartDashesType: UITextSmartDashesType
            var smartInsertDeleteType: UITextSmartInsertDeleteType
            var smartQuotesType: UITextSmartQuotesType
            var spellCheckingType: UITextSpellCheckingType
            var text: String?
            func text(in range: UITextRange) -> String?
            var textAlignment: NSTextAlignment
            var textColor: UIColor?
            var textContentType: UITextContentType!
            static let textDidBeginEditingNotification: NSNotification.Name
            static let textDidChangeNotification: NSNotification.Name
            static let textDidEndEditingNotification: NSNotification.Name
            func textRect(forBounds bounds: CGRect) -> CGRect
            func unmarkText()
        enum UITextField.BorderStyle
            case bezel
            case line
            case none
            case roundedRect
        enum UITextField.DidEndEditingReason
            case cancelled
            case committed
        enum UITextField.ViewMode
            case always
            case never
            case unlessEditing
            case whileEditing
        protocol UITextFieldDelegate
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
            func textFieldDidBeginEditing(_ textField: UITextField)
            func textFieldDidChangeSelection(_ textField: UITextField)
            func textFieldDidEndEditing(_ textField: UITextField)
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            func textFieldShouldClear(_ textField: UITextField) -> Bool
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            func textFieldShouldReturn(_ textField: UITextField) -> Bool
        protocol UITextInput
            var beginningOfDocument: UITextPosition { get }
            func caretRect(for position: UITextPosition) -> CGRect
            var endOfDocument: UITextPosition { get }
            var markedTextRange: UITextRange? { get }
            func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
            func position(from position: UITextPosition, offset: Int) -> UITextPosition?
            func replace(_ range: UITextRange, withText text: String)
            var selectedTextRange: UITextRange?
            func setMarkedText(_ markedText: String?, selectedRange: NSRange)
            func text(in range: UITextRange) -> String?
            func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
            func unmarkText()
        class UITextItem: NSObject
            let content: UITextItem.Content
            let range: NSRange
        enum UITextItem.Content
            case link(URL)
        enum UITextItemInteraction
            case invokeDefaultAction
            case presentActions
            case preview
        class UITextPosition: NSObject
        class UITextRange: NSObject
            var end: UITextPosition { get }
            var isEmpty: Bool { get }
            var start: UITextPosition { get }
        class UITextView: UIScrollView
            var attributedText: NSAttributedString!
            var autocapitalizationType: UITextAutocapitalizationType
            var autocorrectionType: UITextAutocorrectionType
            func caretRect(for position: UITextPosition) -> CGRect
            var dataDetectorTypes: UIDataDetectorTypes
            var delegate: (any UITextViewDelegate)?
            func deleteBackward()
            var enablesReturnKeyAutomatically: Bool
            var endOfDocument: UITextPosition { get }
            var font: UIFont?
            var hasText: Bool { get }
            func insertText(_ text: String)
            var isEditable: Bool
            var isSecureTextEntry: Bool
            var isSelectable: Bool
            var keyboardAppearance: UIKeyboardAppearance
            var keyboardType: UIKeyboardType
            var markedTextRange: UITextRange? { get }
            func replace(_ range: UITextRange, withText text: String)
            var returnKeyType: UIReturnKeyType
            func scrollRangeToVisible(_ range: NSRange)
            var selectedRange: NSRange
            var selectedTextRange: UITextRange?
            func setMarkedText(_ markedText: String?, selectedRange: NSRange)
            var smartDashesType: UITextSmartDashesType
            var smartInsertDeleteType: UITextSmartInsertDeleteType
            var smartQuotesType: UITextSmartQuotesType
            var spellCheckingType: UITextSpellCheckingType
            var text: String!
            func text(in range: UITextRange) -> String?
            var textAlignment: NSTextAlignment
            var textColor: UIColor?
            let textContainer: NSTextContainer
            var textContainerInset: UIEdgeInsets
            var textContentType: UITextContentType!
            static let textDidBeginEditingNotification: NSNotification.Name
            static let textDidChangeNotification: NSNotification.Name
            static let textDidEndEditingNotification: NSNotification.Name
            func unmarkText()
        protocol UITextViewDelegate
            func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
            func textViewDidBeginEditing(_ textView: UITextView)
            func textViewDidChange(_ textView: UITextView)
            func textViewDidChangeSelection(_ textView: UITextView)
            func textViewDidEndEditing(_ textView: UITextView)
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool
        protocol UITimingCurveProvider
            var cubicTimingParameters: UICubicTimingParameters? { get }
            var springTimingParameters: UISpringTimingParameters? { get }
            var timingCurveType: UITimingCurveType { get }
        enum UITimingCurveType
            case builtin
            case composed
            case cubic
            case spring
        class UIToolbar: UIView
            var barTintColor: UIColor?
            var isTranslucent: Bool
            var items: [UIBarButtonItem]?
            func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
        class UITouch: NSObject
            var altitudeAngle: CGFloat { get }
            func azimuthAngle(in view: UIView?) -> CGFloat
            func azimuthUnitVector(in view: UIView?) -> CGVector
            var estimatedProperties: UITouch.Properties { get }
            var estimatedPropertiesExpectingUpdates: UITouch.Properties { get }
            var estimationUpdateIndex: NSNumber? { get }
            var force: CGFloat { get }
            var gestureRecognizers: [UIGestureRecognizer]? { get }
            func location(in view: UIView?) -> CGPoint
            var majorRadius: CGFloat { get }
            var majorRadiusTolerance: CGFloat { get }
            var maximumPossibleForce: CGFloat { get }
            var phase: UITouch.Phase { get }
            func preciseLocation(in view: UIView?) -> CGPoint
            func precisePreviousLocation(in view: UIView?) -> CGPoint
            func previousLocation(in view: UIView?) -> CGPoint
            var tapCount: Int { get }
            var timestamp: Double { get }
            var type: UITouch.TouchType { get }
            var view: UIView?
            var window: UIWindow?
        enum UITouch.Phase
            case began
            case cancelled
            case ended
            case moved
            case regionEntered
            case regionExited
            case regionMoved
            case stationary
        struct UITouch.Properties
            static let altitude: UITouch.Properties
            static let azimuth: UITouch.Properties
            static let force: UITouch.Properties
            static let location: UITouch.Properties
            let rawValue: Int
        enum UITouch.TouchType
            case direct
            case indirect
            case indirectPointer
            case pencil
            static var stylus: UITouch.TouchType { get }
        class UITraitCollection: NSObject
            static var current: UITraitCollection { get }
            var displayScale: CGFloat { get }
            var horizontalSizeClass: UIUserInterfaceSizeClass { get }
            var layoutDirection: UITraitEnvironmentLayoutDirection { get }
            var userInterfaceIdiom: UIUserInterfaceIdiom { get }
            var userInterfaceStyle: UIUserInterfaceStyle { get }
            var verticalSizeClass: UIUserInterfaceSizeClass { get }
        enum UITraitEnvironmentLayoutDirection
            case leftToRight
            case rightToLeft
            case unspecified
        struct UITransitionContextViewControllerKey
            static let from: UITransitionContextViewControllerKey
            let rawValue: String
            static let to: UITransitionContextViewControllerKey
        struct UITransitionContextViewKey
            static let from: UITransitionContextViewKey
            let rawValue: String
            static let to: UITransitionContextViewKey
        enum UIUserInterfaceLayoutDirection
            case leftToRight
            case rightToLeft
        class UIView: UIResponder
            var accessibilityElementsHidden: Bool
            var accessibilityHint: String?
            var accessibilityIdentifier: String?
            var accessibilityLabel: String?
            var accessibilityTraits: UIAccessibilityTraits
            var accessibilityValue: String?
            var accessibilityViewIsModal: Bool
            func addConstraint(_ constraint: NSLayoutConstraint)
            func addConstraints(_ constraints: [NSLayoutConstraint])
            func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
            class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void)
            func addLayoutGuide(_ layoutGuide: UILayoutGuide)
            func addSubview(_ view: UIView)
            var alpha: CGFloat
            class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
            class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
            class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
            class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
            class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
            class var areAnimationsEnabled: Bool { get }
            var autoresizesSubviews: Bool
            var autoresizingMask: UIView.AutoresizingMask
            var backgroundColor: UIColor?
            var bottomAnchor: NSLayoutYAxisAnchor { get }
            var bounds: CGRect
            func bringSubviewToFront(_ view: UIView)
            var center: CGPoint
            var centerXAnchor: NSLayoutXAxisAnchor { get }
            var centerYAnchor: NSLayoutYAxisAnchor { get }
            var clearsContextBeforeDrawing: Bool
            var clipsToBounds: Bool
            var constraints: [NSLayoutConstraint] { get }
            func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
            func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
            var contentMode: UIView.ContentMode
            var contentScaleFactor: CGFloat
            func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
            func convert(_ rect: CGRect, from view: UIView?) -> CGRect
            func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
            func convert(_ rect: CGRect, to view: UIView?) -> CGRect
            func didAddSubview(_ subview: UIView)
            func didMoveToSuperview()
            func didMoveToWindow()
            func draw(_ rect: CGRect)
            func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
            var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
            func encode(with coder: NSCoder)
            func endEditing(_ force: Bool) -> Bool
            func exchangeSubview(at first: Int, withSubviewAt second: Int)
            var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
            var frame: CGRect
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
            var gestureRecognizers: [UIGestureRecognizer]?
            var heightAnchor: NSLayoutDimension { get }
            func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
            func insertSubview(_ view: UIView, aboveSubview sibling: UIView)
            func insertSubview(_ view: UIView, at index: Int)
            func insertSubview(_ view: UIView, belowSubview sibling: UIView)
            var intrinsicContentSize: CGSize { get }
            func invalidateIntrinsicContentSize()
            var isAccessibilityElement: Bool
            func isDescendant(of view: UIView) -> Bool
            var isExclusiveTouch: Bool
            var isHidden: Bool
            var isMultipleTouchEnabled: Bool
            var isOpaque: Bool
            var isUserInteractionEnabled: Bool
            var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
            var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
            let layer: CALayer
            class var layerClass: LayerClass { get }
            static let layoutFittingCompressedSize: CGSize
            static let layoutFittingExpandedSize: CGSize
            func layoutIfNeeded()
            var layoutMargins: UIEdgeInsets
            func layoutMarginsDidChange()
            var layoutMarginsGuide: UILayoutGuide { get }
            func layoutSublayers(of layer: CALayer)
            func layoutSubviews()
            var leadingAnchor: NSLayoutXAxisAnchor { get }
            var leftAnchor: NSLayoutXAxisAnchor { get }
            var mask: UIView?
            func needsUpdateConstraints() -> Bool
            static let noIntrinsicMetric: CGFloat
            var overrideUserInterfaceStyle: UIUserInterfaceStyle
            class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
            func point(inside point: CGPoint, with event: UIEvent?) -> Bool
            var readableContentGuide: UILayoutGuide { get }
            func removeConstraint(_ constraint: NSLayoutConstraint)
            func removeConstraints(_ constraints: [NSLayoutConstraint])
            func removeFromSuperview()
            func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
            func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
            class var requiresConstraintBasedLayout: Bool { get }
            var rightAnchor: NSLayoutXAxisAnchor { get }
            var safeAreaInsets: UIEdgeInsets { get }
            func safeAreaInsetsDidChange()
            var safeAreaLayoutGuide: UILayoutGuide { get }
            var semanticContentAttribute: UISemanticContentAttribute
            func sendSubviewToBack(_ view: UIView)
            class func setAnimationsEnabled(_ enabled: Bool)
            func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
            func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
            func setNeedsDisplay()
            func setNeedsDisplay(_ rect: CGRect)
            func setNeedsLayout()
            func setNeedsUpdateConstraints()
            func sizeThatFits(_ size: CGSize) -> CGSize
            func sizeToFit()
            func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
            var subviews: [UIView] { get }
            var superview: UIView? { get }
            func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
            func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
            var tag: Int
            var tintColor: UIColor!
            func tintColorDidChange()
            var topAnchor: NSLayoutYAxisAnchor { get }
            var trailingAnchor: NSLayoutXAxisAnchor { get }
            var traitCollection: UITraitCollection { get }
            func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
            var transform: CGAffineTransform
            class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
            var translatesAutoresizingMaskIntoConstraints: Bool
            func updateConstraints()
            func updateConstraintsIfNeeded()
            static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection
            func viewWithTag(_ tag: Int) -> UIView?
            var widthAnchor: NSLayoutDimension { get }
            func willMove(toSuperview newSuperview: UIView?)
            func willMove(toWindow newWindow: UIWindow?)
            func willRemoveSubview(_ subview: UIView)
            var window: UIWindow? { get }
        enum UIView.AnimationCurve
            case easeIn
            case easeInOut
            case easeOut
            case linear
        struct UIView.AnimationOptions
            static let allowAnimatedContent: UIView.AnimationOptions
            static let allowUserInteraction: UIView.AnimationOptions
            static let autoreverse: UIView.AnimationOptions
            static let beginFromCurrentState: UIView.AnimationOptions
            static let curveEaseIn: UIView.AnimationOptions
            static let curveEaseInOut: UIView.AnimationOptions
            static let curveEaseOut: UIView.AnimationOptions
            static let curveLinear: UIView.AnimationOptions
            static let layoutSubviews: UIView.AnimationOptions
            static let overrideInheritedCurve: UIView.AnimationOptions
            static let overrideInheritedDuration: UIView.AnimationOptions
            static let overrideInheritedOptions: UIView.AnimationOptions
            let rawValue: UInt
            static let `repeat`: UIView.AnimationOptions
            static let showHideTransitionViews: UIView.AnimationOptions
            static let transitionCrossDissolve: UIView.AnimationOptions
            static let transitionFlipFromLeft: UIView.AnimationOptions
            static let transitionFlipFromRight: UIView.AnimationOptions
        struct UIView.AutoresizingMask
            static let flexibleBottomMargin: UIView.AutoresizingMask
            static let flexibleHeight: UIView.AutoresizingMask
            static let flexibleLeftMargin: UIView.AutoresizingMask
            static let flexibleRightMargin: UIView.AutoresizingMask
            static let flexibleTopMargin: UIView.AutoresizingMask
            static let flexibleWidth: UIView.AutoresizingMask
            let rawValue: UInt
        enum UIView.ContentMode
            case bottom
            case bottomLeft
            case bottomRight
            case center
            case left
            case redraw
            case right
            case scaleAspectFill
            case scaleAspectFit
            case scaleToFill
            case top
            case topLeft
            case topRight
        struct UIView.KeyframeAnimationOptions
            static let allowUserInteraction: UIView.KeyframeAnimationOptions
            static let autoreverse: UIView.KeyframeAnimationOptions
            static let beginFromCurrentState: UIView.KeyframeAnimationOptions
            static let calculationModeCubic: UIView.KeyframeAnimationOptions
            static let calculationModeCubicPaced: UIView.KeyframeAnimationOptions
            static let calculationModeDiscrete: UIView.KeyframeAnimationOptions
            static let calculationModeLinear: UIView.KeyframeAnimationOptions
            static let calculationModePaced: UIView.KeyframeAnimationOptions
            static let layoutSubviews: UIView.KeyframeAnimationOptions
            static let overrideInheritedDuration: UIView.KeyframeAnimationOptions
            static let overrideInheritedOptions: UIView.KeyframeAnimationOptions
            let rawValue: UInt
            static let `repeat`: UIView.KeyframeAnimationOptions
        enum UIViewAnimatingPosition
            case current
            case end
            case start
        enum UIViewAnimatingState
            case active
            case inactive
            case stopped
        class UIViewController: UIResponder
            func addChild(_ childController: UIViewController)
            func addKeyCommand(_ keyCommand: UIKeyCommand)
            func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
            var childForStatusBarHidden: UIViewController? { get }
            var childForStatusBarStyle: UIViewController? { get }
            var children: [UIViewController] { get }
            var definesPresentationContext: Bool
            func didMove(toParent parent: UIViewController?)
            func didReceiveMemoryWarning()
            func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
            var edgesForExtendedLayout: UIRectEdge
            var editButtonItem: UIBarButtonItem { get }
            func endAppearanceTransition()
            var extendedLayoutIncludesOpaqueBars: Bool
            var hidesBottomBarWhenPushed: Bool
            var isBeingDismissed: Bool { get }
            var isBeingPresented: Bool { get }
            var isEditing: Bool
            var isModalInPresentation: Bool
            var isMovingFromParent: Bool { get }
            var isMovingToParent: Bool { get }
            var isViewLoaded: Bool { get }
            func loadView()
            func loadViewIfNeeded()
            var modalPresentationCapturesStatusBarAppearance: Bool
            var modalPresentationStyle: UIModalPresentationStyle
            var modalTransitionStyle: UIModalTransitionStyle
            var navigationController: UINavigationController? { get }
            var navigationItem: UINavigationItem { get }
            var parent: UIViewController? { get }
            var popoverPresentationController: UIPopoverPresentationController? { get }
            var preferredContentSize: CGSize
            var preferredStatusBarStyle: UIStatusBarStyle { get }
            var prefersHomeIndicatorAutoHidden: Bool { get }
            var prefersStatusBarHidden: Bool { get }
            func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
            var presentationController: UIPresentationController? { get }
            var presentedViewController: UIViewController? { get }
            var presentingViewController: UIViewController? { get }
            func removeFromParent()
            func removeKeyCommand(_ keyCommand: UIKeyCommand)
            func setEditing(_ editing: Bool, animated: Bool)
            func setNeedsStatusBarAppearanceUpdate()
            func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
            var sheetPresentationController: UISheetPresentationController? { get }
            var shouldAutomaticallyForwardAppearanceMethods: Bool { get }
            var shouldAutorotate: Bool { get }
            var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
            var tab: UITab? { get }
            var tabBarController: UITabBarController? { get }
            var tabBarItem: UITabBarItem!
            var title: String?
            var toolbarItems: [UIBarButtonItem]?
            var traitCollection: UITraitCollection { get }
            func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
            func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
            var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
            var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
            func updateViewConstraints()
            var view: UIView!
            func viewDidAppear(_ animated: Bool)
            func viewDidDisappear(_ animated: Bool)
            func viewDidLayoutSubviews()
            func viewDidLoad()
            var viewIfLoaded: UIView? { get }
            func viewIsAppearing(_ animated: Bool)
            func viewSafeAreaInsetsDidChange()
            func viewWillAppear(_ animated: Bool)
            func viewWillDisappear(_ animated: Bool)
            func viewWillLayoutSubviews()
            func willMove(toParent parent: UIViewController?)
        protocol UIViewControllerAnimatedTransitioning
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
            func animationEnded(_ transitionCompleted: Bool)
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
        protocol UIViewControllerContextTransitioning
            func cancelInteractiveTransition()
            func completeTransition(_ didComplete: Bool)
            var containerView: UIView { get }
            func finalFrame(for vc: UIViewController) -> CGRect
            func finishInteractiveTransition()
            func initialFrame(for vc: UIViewController) -> CGRect
            var isAnimated: Bool { get }
            var isInteractive: Bool { get }
            func pauseInteractiveTransition()
            var presentationStyle: UIModalPresentationStyle { get }
            var targetTransform: CGAffineTransform { get }
            var transitionWasCancelled: Bool { get }
            func updateInteractiveTransition(_ percentComplete: CGFloat)
            func view(forKey key: UITransitionContextViewKey) -> UIView?
            func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
        protocol UIViewControllerInteractiveTransitioning
            var completionSpeed: CGFloat { get }
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
            var wantsInteractiveStart: Bool { get }
        protocol UIViewControllerTransitionCoordinator
            func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
            func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
            func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
            func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
        protocol UIViewControllerTransitionCoordinatorContext
            var completionCurve: UIView.AnimationCurve { get }
            var completionVelocity: CGFloat { get }
            var containerView: UIView { get }
            var initiallyInteractive: Bool { get }
            var isAnimated: Bool { get }
            var isCancelled: Bool { get }
            var isInteractive: Bool { get }
            var isInterruptible: Bool { get }
            var percentComplete: CGFloat { get }
            var presentationStyle: UIModalPresentationStyle { get }
            var targetTransform: CGAffineTransform { get }
            var transitionDuration: TimeInterval { get }
            func view(forKey key: UITransitionContextViewKey) -> UIView?
            func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
        protocol UIViewControllerTransitioningDelegate
            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
        class UIViewPropertyAnimator: NSObject
            func addAnimations(_ animation: @escaping () -> Void)
            func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
            func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
            let duration: TimeInterval
            func finishAnimation(at finalPosition: UIViewAnimatingPosition)
            var fractionComplete: CGFloat
            var isInterruptible: Bool
            var isManualHitTestingEnabled: Bool
            var isReversed: Bool
            var isRunning: Bool { get }
            var isUserInteractionEnabled: Bool
            func pauseAnimation()
            var pausesOnCompletion: Bool
            class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> UIViewPropertyAnimator
            func startAnimation()
            func startAnimation(afterDelay delay: TimeInterval)
            var state: UIViewAnimatingState { get }
            func stopAnimation(_ withoutFinishing: Bool)
            let timingParameters: (any UITimingCurveProvider)?
        class UIWindow: UIView
            func becomeKey()
            var canBecomeKey: Bool { get }
            var isKeyWindow: Bool { get }
            func makeKey()
            func makeKeyAndVisible()
            func resignKey()
            var rootViewController: UIViewController?
            var screen: UIScreen { get }
            func sendEvent(_ event: UIEvent)
            var windowLevel: UIWindow.Level
            var windowScene: UIWindowScene?
        struct UIWindow.Level
            static let alert: UIWindow.Level
            static let normal: UIWindow.Level
            let rawValue: CGFloat
            static let statusBar: UIWindow.Level
        class UIWindowScene: UIScene
            var keyWindow: UIWindow? { get }
            var screen: UIScreen { get }
            var statusBarManager: UIStatusBarManager? { get }
            var windows: [UIWindow] { get }
        protocol UIWindowSceneDelegate
            var window: UIWindow?
        # QuartzCore
        func CACurrentMediaTime() -> TimeInterval
        protocol CAAction
        class CAAnimation: NSObject
            var autoreverses: Bool
            var beginTime: Double
            var delegate: (any CAAnimationDelegate)?
            var duration: Double
            var fillMode: CAMediaTimingFillMode
            var isRemovedOnCompletion: Bool
            var repeatCount: Float
            var speed: Float
            var timeOffset: Double
            var timingFunction: CAMediaTimingFunction?
        protocol CAAnimationDelegate
            func animationDidStart(_ anim: CAAnimation)
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
        class CAAnimationGroup: CAAnimation
            var animations: [CAAnimation]?
        class CABasicAnimation: CAPropertyAnimation
            var byValue: AnyOrObject?
            var fromValue: AnyOrObject?
            var toValue: AnyOrObject?
        class CADisplayLink: NSObject
            func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
            var duration: Double { get }
            func invalidate()
            var isPaused: Bool
            var preferredFramesPerSecond: Int
            var targetTimestamp: Double { get }
            var timestamp: Double { get }
        class CAEmitterCell: NSObject
            var alphaSpeed: Float
            var birthRate: Float
            var color: CGColor?
            var contents: AnyOrObject?
            var emissionLongitude: CGFloat
            var emissionRange: CGFloat
            var lifetime: Float
            var lifetimeRange: Float
            var name: String?
            var scale: CGFloat
            var scaleRange: CGFloat
            var scaleSpeed: CGFloat
            var spin: CGFloat
            var spinRange: CGFloat
            var velocity: CGFloat
            var velocityRange: CGFloat
            var xAcceleration: CGFloat
            var yAcceleration: CGFloat
        class CAEmitterLayer: CALayer
            var birthRate: Float
            var emitterCells: [CAEmitterCell]?
            var emitterPosition: CGPoint
            var emitterShape: CAEmitterLayerEmitterShape
            var emitterSize: CGSize
            var lifetime: Float
        struct CAEmitterLayerEmitterShape
            static let circle: CAEmitterLayerEmitterShape
            static let line: CAEmitterLayerEmitterShape
            static let point: CAEmitterLayerEmitterShape
            let rawValue: String
            static let rectangle: CAEmitterLayerEmitterShape
        class CALayer: NSObject
            var actions: [String : any CAAction]?
            func add(_ anim: CAAnimation, forKey key: String?)
            func addSublayer(_ layer: CALayer)
            func affineTransform() -> CGAffineTransform
            var anchorPoint: CGPoint
            func animation(forKey key: String) -> CAAnimation?
            func animationKeys() -> [String]?
            var backgroundColor: CGColor?
            var borderColor: CGColor?
            var borderWidth: CGFloat
            var bounds: CGRect
            func contains(_ point: CGPoint) -> Bool
            var contents: AnyOrObject?
            var contentsScale: CGFloat
            func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
            func convert(_ r: CGRect, from l: CALayer?) -> CGRect
            func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint
            func convert(_ r: CGRect, to l: CALayer?) -> CGRect
            var cornerCurve: CALayerCornerCurve
            var cornerRadius: CGFloat
            var delegate: (any CALayerDelegate)?
            func display()
            func displayIfNeeded()
            func draw(in ctx: CGContext)
            var frame: CGRect
            func hitTest(_ point: CGPoint) -> CALayer?
            func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
            func insertSublayer(_ layer: CALayer, at index: UInt32)
            func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
            var isHidden: Bool
            var isOpaque: Bool
            func layoutIfNeeded()
            func layoutSublayers()
            var mask: CALayer?
            var maskedCorners: CACornerMask
            var masksToBounds: Bool
            func model() -> Self
            var name: String?
            func needsDisplay() -> Bool
            func needsLayout() -> Bool
            var opacity: Float
            var position: CGPoint
            func presentation() -> Self?
            var rasterizationScale: CGFloat
            func removeAllAnimations()
            func removeAnimation(forKey key: String)
            func removeFromSuperlayer()
            func render(in ctx: CGContext)
            func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)
            func setAffineTransform(_ m: CGAffineTransform)
            func setNeedsDisplay()
            func setNeedsDisplay(_ rect: CGRect)
            func setNeedsLayout()
            var shadowColor: CGColor?
            var shadowOffset: CGSize
            var shadowOpacity: Float
            var shadowPath: CGPath?
            var shadowRadius: CGFloat
            var shouldRasterize: Bool
            var sublayers: [CALayer]?
            var superlayer: CALayer? { get }
            var transform: CATransform3D
            var zPosition: CGFloat
        protocol CALayerDelegate
            func display(_ layer: CALayer)
            func layoutSublayers(of layer: CALayer)
        class CAPropertyAnimation: CAAnimation
            var isAdditive: Bool
            var isCumulative: Bool
            var keyPath: String?
        class CAReplicatorLayer: CALayer
            var instanceAlphaOffset: Float
            var instanceBlueOffset: Float
            var instanceColor: CGColor?
            var instanceCount: Int
            var instanceDelay: Double
            var instanceGreenOffset: Float
            var instanceRedOffset: Float
            var instanceTransform: CATransform3D
            var preservesDepth: Bool
        class CATextLayer: CALayer
            var alignmentMode: CATextLayerAlignmentMode
            var allowsFontSubpixelQuantization: Bool
            var font: AnyOrObject?
            var fontSize: CGFloat
            var foregroundColor: CGColor?
            var isWrapped: Bool
            var string: AnyOrObject?
            var truncationMode: CATextLayerTruncationMode
        struct CATextLayerAlignmentMode
            static let center: CATextLayerAlignmentMode
            static let justified: CATextLayerAlignmentMode
            static let left: CATextLayerAlignmentMode
            static let natural: CATextLayerAlignmentMode
            let rawValue: String
            static let right: CATextLayerAlignmentMode
        struct CATextLayerTruncationMode
            static let end: CATextLayerTruncationMode
            static let middle: CATextLayerTruncationMode
            static let none: CATextLayerTruncationMode
            let rawValue: String
            static let start: CATextLayerTruncationMode
        class CATransaction: NSObject
            class func animationDuration() -> Double
            class func begin()
            class func commit()
            class func completionBlock() -> (() -> Void)?
            class func disableActions() -> Bool
            class func flush()
            class func setAnimationDuration(_ duration: Double)
            class func setCompletionBlock(_ block: (() -> Void)?)
            class func setDisableActions(_ flag: Bool)
        class CATransformLayer: CALayer
        # Dispatch
        struct DispatchTime
            static let distantFuture: DispatchTime
            static func now() -> DispatchTime
        enum DispatchTimeInterval
            case microseconds(Int)
            case milliseconds(Int)
            case nanoseconds(Int)
            case never
            case seconds(Int)
        class DispatchWorkItem
            func cancel()
            var isCancelled: Bool { get }
            func perform()
        # Foundation
        class RunLoop: NSObject
            func add(_ timer: Timer, forMode mode: RunLoop.Mode)
            static var current: RunLoop { get }
            var currentMode: RunLoop.Mode? { get }
            static let main: RunLoop
            func perform(_ block: @escaping () -> Void)
            func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void)
        struct RunLoop.Mode
            static let common: RunLoop.Mode
            static let `default`: RunLoop.Mode
            let rawValue: String
            static let tracking: RunLoop.Mode
        class Timer: NSObject
            func fire()
            func invalidate()
            var isValid: Bool { get }
            class func scheduledTimer(timeInterval interval: TimeInterval, target: AnyOrObject, selector: Selector, userInfo: AnyOrObject?, repeats: Bool) -> Timer
            class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer
            var timeInterval: TimeInterval { get }
            var tolerance: TimeInterval
        """
}
