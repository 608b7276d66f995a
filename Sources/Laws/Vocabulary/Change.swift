import ExperimentKit
import UIKit

/// A change while a finger is down.
public enum Change: Hashable, Sendable {
    case nothing
    /// The view at this place, counted from 0 from the outside in, is removed from its superview.
    case removesView(Int)
    /// The interaction of this view is switched off.
    case disablesView(Int)
    /// This view is hidden.
    case hidesView(Int)
    /// The recognizer at this place is switched off.
    case disablesRecognizer(Int)
    /// An alert of the system appears.
    case alert

    /// A kind of change that a family can have.
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        case nothing, removesView, disablesView, hidesView, disablesRecognizer, alert

        /// The changes of this kind in worlds with so many views under the finger and recognizers.
        func changes(views: Int, recognizers: Int) -> [Change] {
            switch self {
            case .nothing: [.nothing]
            case .removesView: (0..<views).map { .removesView($0) }
            case .disablesView: (0..<views).map { .disablesView($0) }
            case .hidesView: (0..<views).map { .hidesView($0) }
            case .disablesRecognizer: (0..<recognizers).map { .disablesRecognizer($0) }
            case .alert: [.alert]
            }
        }

        public var words: String {
            switch self {
            case .nothing: "nothing changes"
            case .removesView: "a view is removed"
            case .disablesView: "a view's interaction is switched off"
            case .hidesView: "a view is hidden"
            case .disablesRecognizer: "a recognizer is switched off"
            case .alert: "an alert appears"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .nothing: .nothing
        case .removesView: .removesView
        case .disablesView: .disablesView
        case .hidesView: .hidesView
        case .disablesRecognizer: .disablesRecognizer
        case .alert: .alert
        }
    }
}

extension Change {
    /// Whether the view at this place is removed, or one around it.
    public func isRemoval(of place: Int?) -> Bool {
        if case .removesView(let removed) = self { place.map { removed <= $0 } ?? false } else { false }
    }

    /// Whether the interaction of the view at this place is switched off, or that of one around it.
    public func isSwitchingOff(of place: Int?) -> Bool {
        if case .disablesView(let disabled) = self { place.map { disabled <= $0 } ?? false } else { false }
    }

    /// Whether the view at this place is hidden, or one around it.
    public func isHiding(of place: Int?) -> Bool {
        if case .hidesView(let hidden) = self { place.map { hidden <= $0 } ?? false } else { false }
    }
}

/// A requirement between the two recognizers of a world, the first being the outer one or the one added first.
public enum Requirement: Int, Hashable, Sendable, CaseIterable {
    case none
    /// The first recognizer requires the second to fail.
    case ofTheFirst
    /// The second recognizer requires the first to fail.
    case ofTheSecond
}
