/// The class of a view of a sketch.
package enum SketchedViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, button, slider
    case uiSwitch = "switch"
    case textField, scrollView, control

    /// The class's name in UIKit.
    package var className: String {
        switch self {
        case .view: "UIView"
        case .label: "UILabel"
        case .button: "UIButton"
        case .slider: "UISlider"
        case .uiSwitch: "UISwitch"
        case .textField: "UITextField"
        case .scrollView: "UIScrollView"
        case .control: "UIControl"
        }
    }

    /// The ending of the name of a subclass.
    var suffix: String { String(className.dropFirst(2)) }

    package var isControl: Bool {
        switch self {
        case .button, .slider, .uiSwitch, .textField, .control: true
        case .view, .label, .scrollView: false
        }
    }

    /// The properties in the order in which they are set.
    package var properties: [SketchProperty] {
        own + (isControl ? [.flag(.isEnabled, true), .flag(.isSelected, false)] : []) + [
            .flag(.isUserInteractionEnabled, self != .label), .flag(.isHidden, false), .number(.alpha, 1, in: 0...1),
            .flag(.clipsToBounds, self == .scrollView), .flag(.isMultipleTouchEnabled, false),
            .flag(.isExclusiveTouch, false),
        ]
    }

    private var own: [SketchProperty] {
        switch self {
        case .view, .control: []
        case .label: [.text(.text)]
        case .button: [.text(.title)]
        case .slider: [.number(.value, 0, in: 0...1), .flag(.isContinuous, true)]
        case .uiSwitch: [.flag(.isOn, false)]
        case .textField: [.text(.text), .text(.placeholder)]
        case .scrollView:
            [
                .size(.contentSize), .flag(.isScrollEnabled, true), .flag(.delaysContentTouches, true),
                .flag(.canCancelContentTouches, true), .flag(.isPagingEnabled, false), .flag(.isDirectionalLockEnabled, false),
                .flag(.bounces, true), .flag(.alwaysBounceVertical, false), .flag(.alwaysBounceHorizontal, false),
            ]
        }
    }
}
