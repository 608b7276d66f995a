import UIKit

extension SketchSetting {
    /// Sets the property on a view whose kind has it.
    func apply(to view: UIView) {
        switch name {
        case .alpha: view.alpha = CGFloat(number)
        case .isHidden: view.isHidden = flag
        case .isUserInteractionEnabled: view.isUserInteractionEnabled = flag
        case .clipsToBounds: view.clipsToBounds = flag
        case .isMultipleTouchEnabled: view.isMultipleTouchEnabled = flag
        case .isExclusiveTouch: view.isExclusiveTouch = flag
        default:
            if let label = view as? UILabel { apply(to: label) }
            if let scrollView = view as? UIScrollView { apply(to: scrollView) }
            if let control = view as? UIControl { apply(toControl: control) }
        }
    }

    private func apply(to label: UILabel) { if name == .text { label.text = text } }

    private func apply(to scrollView: UIScrollView) {
        switch name {
        case .contentSize: scrollView.contentSize = size
        case .isScrollEnabled: scrollView.isScrollEnabled = flag
        case .delaysContentTouches: scrollView.delaysContentTouches = flag
        case .canCancelContentTouches: scrollView.canCancelContentTouches = flag
        case .isPagingEnabled: scrollView.isPagingEnabled = flag
        case .isDirectionalLockEnabled: scrollView.isDirectionalLockEnabled = flag
        case .bounces: scrollView.bounces = flag
        case .alwaysBounceVertical: scrollView.alwaysBounceVertical = flag
        case .alwaysBounceHorizontal: scrollView.alwaysBounceHorizontal = flag
        default: break
        }
    }

    private func apply(toControl control: UIControl) {
        switch name {
        case .isEnabled: control.isEnabled = flag
        case .isSelected: control.isSelected = flag
        case .title: (control as? UIButton)?.setTitle(text, for: .normal)
        case .value: (control as? UISlider)?.value = Float(number)
        case .isContinuous: (control as? UISlider)?.isContinuous = flag
        case .isOn: (control as? UISwitch)?.isOn = flag
        case .text: (control as? UITextField)?.text = text
        case .placeholder: (control as? UITextField)?.placeholder = text
        default: break
        }
    }

    /// Sets the property on a recognizer whose kind has it.
    func apply(to recognizer: UIGestureRecognizer) {
        switch name {
        case .isEnabled: recognizer.isEnabled = flag
        case .cancelsTouchesInView: recognizer.cancelsTouchesInView = flag
        case .delaysTouchesBegan: recognizer.delaysTouchesBegan = flag
        case .delaysTouchesEnded: recognizer.delaysTouchesEnded = flag
        case .requiresExclusiveTouchType: recognizer.requiresExclusiveTouchType = flag
        case .allowedTouchTypes: recognizer.allowedTouchTypes = chosen(of: SketchProperty.touchTypes).map { NSNumber(value: $0) }
        case .name: recognizer.name = text
        default:
            if let tap = recognizer as? UITapGestureRecognizer { apply(toTap: tap) }
            if let press = recognizer as? UILongPressGestureRecognizer { apply(toPress: press) }
            if let pan = recognizer as? UIPanGestureRecognizer { apply(toPan: pan) }
            if let swipe = recognizer as? UISwipeGestureRecognizer { apply(toSwipe: swipe) }
        }
    }

    private func apply(toTap tap: UITapGestureRecognizer) {
        switch name {
        case .numberOfTapsRequired: tap.numberOfTapsRequired = whole
        case .numberOfTouchesRequired: tap.numberOfTouchesRequired = whole
        case .buttonMaskRequired: tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: bits(of: SketchProperty.buttons))
        default: break
        }
    }

    private func apply(toPress press: UILongPressGestureRecognizer) {
        switch name {
        case .numberOfTapsRequired: press.numberOfTapsRequired = whole
        case .numberOfTouchesRequired: press.numberOfTouchesRequired = whole
        case .minimumPressDuration: press.minimumPressDuration = number
        case .allowableMovement: press.allowableMovement = CGFloat(number)
        default: break
        }
    }

    private func apply(toPan pan: UIPanGestureRecognizer) {
        switch name {
        case .minimumNumberOfTouches: pan.minimumNumberOfTouches = whole
        case .maximumNumberOfTouches: pan.maximumNumberOfTouches = whole
        case .allowedScrollTypesMask: pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: bits(of: SketchProperty.scrollTypes))
        case .edges:
            (pan as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(rawValue: UInt(bits(of: SketchProperty.edges)))
        default: break
        }
    }

    private func apply(toSwipe swipe: UISwipeGestureRecognizer) {
        switch name {
        case .direction: swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(bits(of: SketchProperty.directions)))
        case .numberOfTouchesRequired: swipe.numberOfTouchesRequired = whole
        default: break
        }
    }

    // MARK: The value, which is of the property's form

    private var flag: Bool { if case .flag(let flag) = value { flag } else { false } }
    private var number: Double { if case .number(let number) = value { number } else { 0 } }
    private var whole: Int { Int(number) }
    private var text: String { if case .text(let text) = value { text } else { "" } }
    private var choices: [String] { if case .choices(let choices) = value { choices } else { [] } }

    private var size: CGSize {
        if case .size(let width, let height) = value { CGSize(width: width, height: height) } else { .zero }
    }

    /// The places of the choices in this list.
    private func chosen(of all: [String]) -> [Int] { all.indices.filter { choices.contains(all[$0]) } }

    private func bits(of all: [String]) -> Int { chosen(of: all).reduce(0) { $0 | 1 << $1 } }
}
