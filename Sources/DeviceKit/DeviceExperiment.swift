import UIKit

/// What an exported file runs.
struct DeviceExperiment {
    let id: String
    /// The value of each variable in this run.
    let values: [String: String]
    let stage: (Stage) -> Void
    var script: ((Stage) -> Void)?

    /// Sets the case up in a window that is on screen, script included.
    func setUp(in window: UIWindow, _ prepare: (Stage) -> Void = { _ in }) -> Stage {
        let header = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
        CallLog.current.header(header.isEmpty ? id : "\(id) \(header)")
        let stage = Stage(window, values)
        prepare(stage)
        self.stage(stage)
        stage.window.layoutIfNeeded()
        script?(stage)
        return stage
    }
}
