import EventTrace
import UIKit

extension Named where Object: UIControl {
    /// The action that the control sends for this event. A set of events names no action, which the run reports.
    public func action(_ event: UIControl.Event) -> TokenPattern { action(named: event.words.map { $0.rawValue }.joined(separator: ", ")) }

    @available(*, unavailable, message: "a control's action has an event, such as .touchUpInside; a recognizer's has a state")
    public func action(_ state: UIGestureRecognizer.State) -> TokenPattern { action }

    public var beginTracking: TokenPattern { call(.beginTracking) }
    public var continueTracking: TokenPattern { call(.continueTracking) }
    public var endTracking: TokenPattern { call(.endTracking) }
    public var cancelTracking: TokenPattern { call(.cancelTracking) }
    public var sendAction: TokenPattern { call(.sendAction) }
    public var isHighlighted: TokenPattern { call(.isHighlighted) }
}

extension Named where Object: UIGestureRecognizer {
    /// The action that the recognizer sends in this state.
    public func action(_ state: UIGestureRecognizer.State) -> TokenPattern { action(named: state.recorded.rawValue) }

    @available(*, unavailable, message: "a recognizer's action has a state, such as .ended; a control's has an event")
    public func action(_ event: UIControl.Event) -> TokenPattern { action }

    public var shouldReceiveEvent: TokenPattern { call(.shouldReceiveEvent) }
    public var canPrevent: TokenPattern { call(.canPrevent) }
    public var canBePrevented: TokenPattern { call(.canBePrevented) }
    public var shouldRequireFailure: TokenPattern { call(.shouldRequireFailure) }
    public var shouldBeRequiredToFail: TokenPattern { call(.shouldBeRequiredToFail) }
    public var reset: TokenPattern { call(.reset) }
}

extension Named {
    func action(named detail: String) -> TokenPattern { TokenPattern("\(text).\(Word.action.rawValue)(\(detail))") }
}
