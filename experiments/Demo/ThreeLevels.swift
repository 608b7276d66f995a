import EventTrace
import ExperimentKit
import UIKit

/// The stage of the demo: three levels in one another, `level_1` outside, `level_3` inside.
enum ThreeLevels {
    static let names = ["level_1", "level_2", "level_3"]

    /// Adds the levels, each in the one before it, and returns them from the outside in.
    static func add<Level: UIView>(to stage: Stage, _ make: (CGRect) -> Level) -> [Level] {
        var levels: [Level] = []
        for (index, name) in names.enumerated() {
            let side = CGFloat(330 - 100 * index)
            let level = make(
                index == 0 ? CGRect(x: 30, y: 120, width: side, height: side) : CGRect(x: 50, y: 50, width: side, height: side))
            (levels.last ?? stage.view).addSubview(stage.name(level, name))
            levels.append(level)
        }
        return levels
    }
}
