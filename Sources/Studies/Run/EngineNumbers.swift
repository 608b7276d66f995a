import UIKit

/// The numbers of the engine, for records of what was found with them.
package enum EngineNumbers {
    /// The thresholds by their names.
    package static var thresholds: [String: Double] { Thresholds.values }
}
