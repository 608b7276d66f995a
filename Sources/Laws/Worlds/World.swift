import EventTrace
import ExperimentKit
import UIKit

/// One small world: views, recognizers, a gesture, a change in mid-touch and a version of iOS.
///
/// The views that contain the finger stand in one another; other views, the bystanders, stand beside them. Views under the finger are
/// numbered from the outside in, recognizers from the outermost view on and on one view in the order of addition, both from 0.
public struct World: Hashable, Sendable {
    /// A recognizer and the view that has it.
    public struct Recognizer: Hashable, Sendable {
        public var view: Int
        public var option: RecognizerOption
        /// The number in its name, which it keeps when others are exchanged or removed.
        let number: Int

        init(view: Int, option: RecognizerOption, number: Int) {
            self.view = view
            self.option = option
            self.number = number
        }
    }

    /// The classes of the views that contain the finger, from the outside in; never empty.
    public internal(set) var views: [ViewClass]
    /// For each of those views the bystanders in it.
    public internal(set) var bystanders: [[Bystander]]
    public internal(set) var recognizers: [Recognizer]
    public internal(set) var requirement: Requirement
    public internal(set) var gesture: Gesture
    public internal(set) var change: Change
    public internal(set) var systemVersion: SystemVersion

    /// The number of views, bystanders among them.
    public var size: Int { views.count + bystanderCount }

    var bystanderCount: Int { bystanders.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }

    /// The innermost view that hit-testing does not pass by, which receives the finger; nil if the root view receives it.
    public var touchedPlace: Int? {
        let blocked = views.firstIndex { $0.isPassedBy } ?? views.count
        return blocked == 0 ? nil : blocked - 1
    }

    /// The class of the view that receives the finger.
    public var touchedClass: ViewClass? { touchedPlace.map { views[$0] } }

    /// Whether this recognizer is on the touched view or on one around it, so that it can receive the touch.
    public func isReached(_ recognizer: Int) -> Bool { touchedPlace.map { recognizers[recognizer].view <= $0 } ?? false }

    /// The world with one thing changed, for comparisons.
    public func with(_ change: (inout World) -> Void) -> World {
        var copy = self
        change(&copy)
        return copy
    }
}

extension World {
    /// Changes to the parts of a world, for comparisons.
    public mutating func set(_ version: SystemVersion) { systemVersion = version }
    public mutating func removeRequirement() { requirement = .none }
    public mutating func removeBystanders() { bystanders = views.map { _ in [] } }

    /// Changes the flags of each recognizer.
    public mutating func setRecognizers(_ change: (inout RecognizerOption) -> Void) {
        for place in recognizers.indices { change(&recognizers[place].option) }
    }

    /// Removes the recognizers that this selects, and the requirement between two if one of them goes. A change that switches one of them
    /// off becomes none.
    public mutating func removeRecognizers(where isRemoved: (Recognizer) -> Bool) {
        guard recognizers.contains(where: isRemoved) else { return }
        recognizers.removeAll(where: isRemoved)
        requirement = .none
        if change.kind == .disablesRecognizer { change = .nothing }
    }

    /// Exchanges the order of addition of two recognizers of one view.
    public mutating func exchangeRecognizers() {
        guard recognizers.count == 2 else { return }
        let views = recognizers.map { $0.view }
        recognizers.reverse()
        for place in recognizers.indices { recognizers[place].view = views[place] }
        switch requirement {
        case .none: break
        case .ofTheFirst: requirement = .ofTheSecond
        case .ofTheSecond: requirement = .ofTheFirst
        }
        if case .disablesRecognizer(let place) = change { change = .disablesRecognizer(1 - place) }
    }
}
