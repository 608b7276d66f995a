import EventTrace
import ExperimentKit
import UIKit

/// The state of a view at a moment of a run.
package struct LiveView {
    /// The name of the view in the record; `none` for a view that the record does not mention.
    package let name: Name
    /// The number of views that contain this view; the window has 0.
    package let depth: Int
    package let kind: ViewKind
    package let traits: ViewTraits
    /// The opacity, from 0 to 1.
    package let alpha: Double
    /// The upper left, upper right, lower right and lower left corner of the view's bounds, in points of the screen.
    package let corners: [Spot]
    /// The part of the view inside the screen and the views that clip it: a convex polygon, empty if nothing is left.
    package let visible: [Spot]
    /// The origin of the view's bounds; for a scroll view, its content offset.
    package let offset: Spot
    /// The recognizers of the view, in the order they were added.
    package let recognizers: [LiveRecognizer]
}

/// The state of a recognizer at a moment of a run.
package struct LiveRecognizer {
    /// The name of the recognizer in the record; `none` for a recognizer that the record does not mention.
    package let name: Name
    package let kind: RecognizerKind
    package let state: UIGestureRecognizer.State
    package let isEnabled: Bool
}

/// The traits that distinguish a view from a plain one.
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
