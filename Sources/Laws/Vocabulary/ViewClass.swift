import ExperimentKit
import UIKit

/// A class of views of a family of worlds, with the Swift that makes one.
public struct ViewClass: Hashable, Sendable {
    /// The noun for readers: "button".
    public let name: String
    /// The Swift expression that makes a view, for counterexamples: `LoggedButton()`.
    public let source: String
    /// Swift lines that finish the view, in which `$` stands for its name: `$.callsSuper = true`.
    public let setup: [String]
    /// The events of a control that the record shows; empty for other views.
    public let events: UIControl.Event
    /// Whether the class brings recognizers of its own, which others can meet.
    public let hasRecognizers: Bool
    /// Whether the class has interaction switched off, so that hit-testing passes it by.
    public let isPassedBy: Bool
    private let make: @Sendable () -> UIView

    public init(
        _ name: String, source: String, setup: [String] = [], events: UIControl.Event = [], hasRecognizers: Bool = false,
        isPassedBy: Bool = false, make: @escaping @Sendable () -> UIView
    ) {
        self.name = name
        self.source = source
        self.setup = setup
        self.events = events
        self.hasRecognizers = hasRecognizers
        self.isPassedBy = isPassedBy
        self.make = make
    }

    /// A new view of the class.
    func view() -> UIView { make() }

    /// Classes are equal if their names are.
    public static func == (left: ViewClass, right: ViewClass) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ViewClass {
    /// A view that handles its touches and does not pass them on.
    public static let plain = ViewClass("plain view", source: "LoggedView()") { LoggedView() }

    /// A view that passes its touches on to the next responder.
    public static let passing = ViewClass("view that calls super", source: "LoggedView()", setup: ["$.callsSuper = true"]) {
        let view = LoggedView()
        view.callsSuper = true
        return view
    }

    public static let button = ViewClass("button", source: "LoggedButton()", events: .touchUpInside) { LoggedButton() }

    /// A direct subclass of `UIControl`.
    public static let customControl = ViewClass("custom control", source: "LoggedControl()", events: .touchUpInside) { LoggedControl() }

    /// A scroll view whose content is twice as high as the view.
    public static let scrollView = ViewClass(
        "scroll view", source: "LoggedScrollView()", setup: ["$.contentSize = CGSize(width: 100, height: 1600)"], hasRecognizers: true
    ) {
        let view = LoggedScrollView()
        view.contentSize = CGSize(width: 100, height: 1600)
        return view
    }

    public static let label = ViewClass("label", source: "LoggedLabel()", isPassedBy: true) { LoggedLabel() }

    public static let textField = ViewClass("text field", source: "LoggedTextField()", hasRecognizers: true) { LoggedTextField() }
}
