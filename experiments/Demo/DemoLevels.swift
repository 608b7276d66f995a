import EventTrace
import ExperimentKit
import UIKit

/// A view of the demo whose touch methods print.
protocol DemoLevel: UIView {
    var overrides: Overrides? { get set }
}

/// The stage of the demo: `level_1` holds `level_2_1` and, added after it, `level_2`, which holds `level_3`.
enum DemoLevels {
    static let names = ["level_1", "level_2_1", "level_2", "level_3"]

    /// Adds the levels and returns them in the order of `names`.
    static func add<L: DemoLevel>(to stage: Stage, _ make: (CGRect) -> L) -> [L] {
        func level(_ name: String, _ frame: CGRect, in superview: UIView) -> L {
            let level = stage.add(make(frame), name, at: frame, in: superview)
            level.overrides = Overrides(of: name, on: stage)
            return level
        }
        let first = level("level_1", CGRect(x: 30, y: 120, width: 330, height: 330), in: stage.view)
        let branch = level("level_2_1", CGRect(x: 50, y: 290, width: 230, height: 30), in: first)
        let second = level("level_2", CGRect(x: 50, y: 50, width: 230, height: 230), in: first)
        let third = level("level_3", CGRect(x: 50, y: 50, width: 130, height: 130), in: second)
        return [first, branch, second, third]
    }
}
