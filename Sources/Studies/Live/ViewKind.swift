import UIKit

/// The UIKit class that a view has or is derived from.
package enum ViewKind: UInt8 {
    case view, window, control, button, slider, `switch`, stepper, segmentedControl, pageControl, textField, scrollView, table, collection
    case textView, tableCell, collectionCell, label, image

    init(_ view: UIView) {
        self =
            switch view {
            case is UIWindow: .window
            case is UIControl: ViewKind(ofControl: view)
            case is UIScrollView: ViewKind(ofScrollView: view)
            case is UITableViewCell: .tableCell
            case is UICollectionViewCell: .collectionCell
            case is UILabel: .label
            case is UIImageView: .image
            default: .view
            }
    }

    private init(ofControl view: UIView) {
        self =
            switch view {
            case is UIButton: .button
            case is UISlider: .slider
            case is UISwitch: .switch
            case is UIStepper: .stepper
            case is UISegmentedControl: .segmentedControl
            case is UIPageControl: .pageControl
            case is UITextField: .textField
            default: .control
            }
    }

    private init(ofScrollView view: UIView) {
        self =
            switch view {
            case is UITableView: .table
            case is UICollectionView: .collection
            case is UITextView: .textView
            default: .scrollView
            }
    }
}
