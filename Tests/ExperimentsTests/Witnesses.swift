import ExperimentKit

@testable import UIKit

/// Sees whether a stage and what stands on it are still alive, without keeping them so. One run at a time writes into it, from one thread after the other.
final class Witnesses: @unchecked Sendable {
    private struct Witness {
        let kind: String
        weak var object: AnyObject?
    }

    private var witnesses: [Witness] = []

    var count: Int { witnesses.count }
    var survivors: [String] { witnesses.filter { $0.object != nil }.map { $0.kind } }

    /// The stage, and all windows with their controllers, views and recognizers.
    func watch(_ stage: Stage) {
        add(stage)
        for window in stage.application.windows { watch(window) }
    }

    private func watch(_ view: UIView) {
        add(view)
        // `next` would stand in the record.
        if let controller = view.controllerReference?.takeUnretainedValue() { add(controller) }
        for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
        for child in view.subviews { watch(child) }
    }

    private func add(_ object: AnyObject) { witnesses.append(Witness(kind: "\(type(of: object))", object: object)) }
}
