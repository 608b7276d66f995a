import UIKit

/// A tap that hears of touches; each method calls super unless it is named in `silent`.
final class LoggedTap: UITapGestureRecognizer {
    /// The phase whose method does not call super: `began`, `moved` or `ended`.
    var silent = ""

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if silent != "began" { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if silent != "moved" { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if silent != "ended" { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
}

/// A long press that hears of the beginning and the end of touches, as the one in the document's log.
final class LoggedLongPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
}
