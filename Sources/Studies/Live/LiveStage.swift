import ExperimentKit
import UIKit

extension LiveRun {
    /// All windows in their current state, each with its views: each view before its subviews, subviews from back to front.
    package var views: [LiveView] {
        let size = Stage.size
        let screen = Region(
            corners: [
                Spot(x: 0, y: 0), Spot(x: Double(size.width), y: 0), Spot(x: Double(size.width), y: Double(size.height)),
                Spot(x: 0, y: Double(size.height)),
            ])
        let stage = stage
        return simulation.perform {
            var views: [LiveView] = []
            for window in stage.application.windows { add(window, depth: 0, within: screen, to: &views) }
            return views
        }
    }

    private func add(_ view: UIView, depth: Int, within around: Region, to views: inout [LiveView]) {
        let corners = view.cornersOnScreen
        let visible = around.intersection(Region(corners: corners))
        views.append(
            LiveView(
                name: view.subject, depth: depth, kind: ViewKind(view), traits: ViewTraits(view), alpha: Double(view.alpha),
                corners: corners,
                visible: visible.corners, offset: Spot(view.bounds.origin), recognizers: (view.gestureRecognizers ?? []).map(recognizer)))
        for child in view.subviews { add(child, depth: depth + 1, within: view.clipsToBounds ? visible : around, to: &views) }
    }

    private func recognizer(_ recognizer: UIGestureRecognizer) -> LiveRecognizer {
        LiveRecognizer(
            name: recognizer.subject, kind: RecognizerKind(recognizer), state: recognizer.state, isEnabled: recognizer.isEnabled)
    }
}
