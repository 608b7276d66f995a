import ExperimentKit
import UIKit

/// The names of a world's objects on its stage, for expectations.
extension World {
    /// The line in the record after the change in mid-touch.
    public static let changed = Mark("the change has been made")

    /// The views that contain the finger, from the outside in: `view_1`, `view_2`.
    public var names: [Named<UIView>] { views.indices.map { viewName($0) } }

    /// The view that receives the finger; the root view if that does.
    public var touched: Named<UIView> { touchedPlace.map { viewName($0) } ?? Named("root") }

    /// The recognizers: `tap_1`, `pan_2`.
    public var recognizerNames: [Named<UIGestureRecognizer>] { recognizers.indices.map { recognizerName($0) } }

    /// The views beside those that contain the finger: `other_1`, `other_2`.
    public var bystanderNames: [Named<UIView>] { (0..<bystanderCount).map { Named("other_\($0 + 1)") } }

    public func viewName(_ place: Int) -> Named<UIView> { Named("view_\(place + 1)") }

    public func recognizerName(_ place: Int) -> Named<UIGestureRecognizer> {
        Named("\(recognizers[place].option.kind.word)_\(recognizers[place].number)")
    }

    /// The places of the controls among the views, whose actions the record shows.
    public var controls: [Int] { views.indices.filter { views[$0].events != [] } }

    public func control(_ place: Int) -> Named<UIControl> { Named("view_\(place + 1)") }
}
