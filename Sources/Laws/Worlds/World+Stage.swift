import EventTrace
import ExperimentKit
import UIKit

/// The world on a stage. `World+Source` writes the same as Swift.
extension World {
    static func frame(_ place: Int) -> CGRect {
        let inset = Double(place) * 12
        return place == 0
            ? CGRect(x: 20, y: 100, width: 350, height: 600) : CGRect(x: 12, y: 12, width: 350 - 2 * inset, height: 600 - 2 * inset)
    }

    /// A bystander stands in the free strip at the top of its view.
    static func frame(ofBystander place: Int, depth: Int) -> CGRect {
        let size = 9 - 2 * Double(depth)
        return CGRect(x: Double(place) * 10 + 1, y: 1, width: max(1, size), height: max(1, size))
    }

    func setUp(_ stage: Stage, _ bystanderClasses: [ViewClass]) {
        stage.systemVersion = systemVersion
        var parent = stage.view
        var placed: [UIView] = []
        var count = 0
        for place in views.indices {
            let view = stage.add(views[place].view(), viewName(place), at: World.frame(place), in: parent)
            if views[place].events != [], let control = view as? UIControl { stage.addTarget(to: control, for: views[place].events) }
            placed.append(view)
            for (number, bystander) in bystanders[place].enumerated() {
                add(bystander, number, depth: 0, to: view, &count, bystanderClasses, stage)
            }
            parent = view
        }
        let added = recognizers.indices.map { place in
            stage.add(recognizers[place].option.recognizer(), recognizerName(place), to: placed[recognizers[place].view])
        }
        for (place, recognizer) in added.enumerated() {
            if let delegate = recognizers[place].option.answer.delegate() { recognizer.delegate = stage.keep(delegate) }
        }
        switch requirement {
        case .none: break
        case .ofTheFirst: added[0].require(toFail: added[1])
        case .ofTheSecond: added[1].require(toFail: added[0])
        }
        write(stage, placed, added)
    }

    private func add(
        _ bystander: Bystander, _ number: Int, depth: Int, to parent: UIView, _ count: inout Int, _ classes: [ViewClass], _ stage: Stage
    ) {
        count += 1
        let view = stage.add(
            classes[bystander.kind].view(), "other_\(count)", at: World.frame(ofBystander: number, depth: depth), in: parent)
        for (place, child) in bystander.children.enumerated() {
            add(child, place, depth: depth + 1, to: view, &count, classes, stage)
        }
    }

    private func write(_ stage: Stage, _ placed: [UIView], _ added: [UIGestureRecognizer]) {
        gesture.play(stage.script, placed[placed.count - 1])
        switch change {
        case .nothing: return
        case .alert: stage.interrupt(by: .alert, at: gesture.middle)
        case .removesView(let place): stage.script.at(gesture.middle) { placed[place].removeFromSuperview() }
        case .disablesView(let place): stage.script.at(gesture.middle) { placed[place].isUserInteractionEnabled = false }
        case .hidesView(let place): stage.script.at(gesture.middle) { placed[place].isHidden = true }
        case .disablesRecognizer(let place): stage.script.at(gesture.middle) { added[place].isEnabled = false }
        }
        stage.script.at(gesture.middle) { stage.mark(World.changed) }
    }
}
