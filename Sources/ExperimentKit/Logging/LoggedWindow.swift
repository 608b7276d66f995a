import UIKit

/// A window whose `sendEvent` stands in the record.
open class LoggedWindow: UIWindow {
    open override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}
