import EventTrace
import ExperimentKit
import UIKit

/// A target that runs a closure.
final class Hook {
    private let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }

    func fire() { run() }

    static let fire = Selector("fire", Hook.fire)
}

extension Stage {
    /// A target that writes this line into the trace; kept for the run.
    func hook(_ line: String) -> Hook {
        keep(Hook { [unowned(unsafe) self] in mark(line) })
    }
}
