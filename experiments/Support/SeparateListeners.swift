import EventTrace
import ExperimentKit
import UIKit

extension Stage {
    /// Gives a control one target for each of these events, in this order, so that none of them stands for another.
    func listenSeparately(to control: UIControl, for events: [UIControl.Event]) {
        for event in events { listen(to: control, for: event) }
    }
}
