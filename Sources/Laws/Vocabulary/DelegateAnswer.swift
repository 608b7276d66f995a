import ExperimentKit
import UIKit

/// The answers of a recognizer's delegate.
public enum DelegateAnswer: Int, Hashable, Sendable, CaseIterable {
    /// The recognizer has no delegate.
    case none
    /// The delegate allows simultaneous recognition with every other recognizer.
    case simultaneous
    /// `gestureRecognizerShouldBegin` returns `false`.
    case notToBegin
    /// `gestureRecognizer(_:shouldReceive:)` returns `false`.
    case noTouches

    func delegate() -> (any UIGestureRecognizerDelegate)? {
        switch self {
        case .none: nil
        case .simultaneous: AllowingDelegate()
        case .notToBegin: DelegateAgainstBeginning()
        case .noTouches: DelegateAgainstTouches()
        }
    }

    /// The Swift expression that makes the delegate; nil for none.
    var source: String? {
        switch self {
        case .none: nil
        case .simultaneous: "AllowingDelegate()"
        case .notToBegin: "DelegateAgainstBeginning()"
        case .noTouches: "DelegateAgainstTouches()"
        }
    }

    public var words: String {
        switch self {
        case .none: "no delegate"
        case .simultaneous: "a delegate that allows simultaneous recognition"
        case .notToBegin: "a delegate whose gestureRecognizerShouldBegin returns false"
        case .noTouches: "a delegate whose shouldReceive touch returns false"
        }
    }
}
