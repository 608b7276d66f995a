/// A property that a kind of view or recognizer has: its name, its form and its default.
package struct SketchProperty: Hashable, Sendable {
    /// Apple's names, as Swift spells them; `title` is a button's, for its normal state.
    package enum Name: String, Hashable, Sendable {
        case text, title, placeholder, value, isContinuous, isOn
        case contentSize, isScrollEnabled, delaysContentTouches, canCancelContentTouches, isPagingEnabled, isDirectionalLockEnabled
        case bounces, alwaysBounceVertical, alwaysBounceHorizontal
        case isEnabled, isSelected
        case isUserInteractionEnabled, isHidden, alpha, clipsToBounds, isMultipleTouchEnabled, isExclusiveTouch
        case numberOfTapsRequired, numberOfTouchesRequired, buttonMaskRequired, minimumPressDuration, allowableMovement
        case minimumNumberOfTouches, maximumNumberOfTouches, allowedScrollTypesMask, edges, direction
        case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, allowedTouchTypes, requiresExclusiveTouchType, name
    }

    /// The form of a property's values, with the default.
    package enum Form: Hashable, Sendable {
        case flag(Bool)
        case number(Double, in: ClosedRange<Double>)
        /// A whole number; without a default there is no limit.
        case whole(Int?, in: ClosedRange<Int>)
        /// A text; empty by default.
        case text
        /// A size; zero by default.
        case size
        /// Any of these choices, in this order.
        case choices([String], of: [String])
    }

    package let name: Name
    package let form: Form

    // The choices are in the order of Apple's raw values, which for sets are bits.
    static let touchTypes = ["direct", "indirect", "pencil", "indirectPointer"]
    static let buttons = ["primary", "secondary"]
    static let scrollTypes = ["discrete", "continuous"]
    static let edges = ["top", "left", "bottom", "right"]
    static let directions = ["right", "left", "up", "down"]

    static func flag(_ name: Name, _ value: Bool) -> SketchProperty { SketchProperty(name: name, form: .flag(value)) }
    static func text(_ name: Name) -> SketchProperty { SketchProperty(name: name, form: .text) }
    static func size(_ name: Name) -> SketchProperty { SketchProperty(name: name, form: .size) }

    static func number(_ name: Name, _ value: Double, in range: ClosedRange<Double>) -> SketchProperty {
        SketchProperty(name: name, form: .number(value, in: range))
    }

    static func whole(_ name: Name, _ value: Int?, in range: ClosedRange<Int>) -> SketchProperty {
        SketchProperty(name: name, form: .whole(value, in: range))
    }

    static func choices(_ name: Name, _ values: [String], of choices: [String]) -> SketchProperty {
        SketchProperty(name: name, form: .choices(values, of: choices))
    }
}

/// A property with the value that a sketch gives it.
package struct SketchSetting: Hashable, Sendable {
    package let name: SketchProperty.Name
    package let value: SketchValue

    package init(_ name: SketchProperty.Name, _ value: SketchValue) {
        self.name = name
        self.value = value
    }
}

package enum SketchValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case size(width: Double, height: Double)
    case choices([String])
}
