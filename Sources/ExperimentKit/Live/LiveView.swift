import EventTrace
import UIKit

/// A view as it stands at a moment of a run.
package struct LiveView {
    /// What the record calls it; none for a view of which it has not spoken.
    package let name: Name
    /// How many views it is in; the window has 0.
    package let depth: Int
    package let kind: ViewKind
    package let traits: ViewTraits
    /// 0...1
    package let alpha: Double
    /// Upper left, upper right, lower right, lower left of its own bounds, in points of the screen.
    package let corners: [Spot]
    /// What the views around it and the screen leave of it: a convex polygon, empty where nothing is left.
    package let visible: [Spot]
    /// The origin of its bounds: of a scroll view, how far it is scrolled.
    package let offset: Spot
    /// In the order they were added.
    package let recognizers: [LiveRecognizer]
}

/// A recognizer as it stands at a moment of a run.
package struct LiveRecognizer {
    /// What the record calls it; none if it has not spoken of it.
    package let name: Name
    package let kind: RecognizerKind
    package let state: UIGestureRecognizer.State
    package let isEnabled: Bool
}

/// What sets a view apart from a plain one.
package struct ViewTraits: OptionSet, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let hidden = ViewTraits(rawValue: 1)
    package static let interactionDisabled = ViewTraits(rawValue: 2)
    package static let clips = ViewTraits(rawValue: 4)
    package static let disabled = ViewTraits(rawValue: 8)
    package static let highlighted = ViewTraits(rawValue: 16)
    package static let selected = ViewTraits(rawValue: 32)
    package static let firstResponder = ViewTraits(rawValue: 64)

    init(_ view: UIView) {
        self = []
        if view.isHidden { insert(.hidden) }
        if !view.isUserInteractionEnabled { insert(.interactionDisabled) }
        if view.clipsToBounds { insert(.clips) }
        if view.isFirstResponder { insert(.firstResponder) }
        guard let control = view as? UIControl else { return }
        if !control.isEnabled { insert(.disabled) }
        if control.isHighlighted { insert(.highlighted) }
        if control.isSelected { insert(.selected) }
    }
}
