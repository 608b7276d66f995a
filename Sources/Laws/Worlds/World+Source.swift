import ExperimentKit
import UIKit

/// The world as Swift of an experiment's file: the same as `World+Stage` sets up.
struct WorldSource {
    let world: World
    let family: WorldFamily

    /// The declarations of names: `private let view_1 = Named<LoggedView>("view_1")`.
    var names: [String] {
        let views = world.views.indices.map { name("view_\($0 + 1)", world.views[$0].source) }
        let recognizers = world.recognizers.indices.map {
            name(world.recognizerName($0).text, world.recognizers[$0].option.kind.source)
        }
        return views + recognizers
    }

    private func name(_ name: String, _ source: String) -> String {
        "private let \(name) = Named<\(WorldSource.className(source))>(\"\(name)\")"
    }

    /// The class of an expression that makes an object: `LoggedView` of `LoggedView()`.
    private static func className(_ source: String) -> String { String(source.prefix { $0 != "(" }) }

    /// The lines of the stage, without indentation.
    var stage: [String] {
        var lines: [String] = []
        if world.systemVersion != .newest { lines.append("stage.systemVersion = \(world.systemVersion)") }
        var count = 0
        for place in world.views.indices { add(place, to: &lines, &count) }
        for place in world.recognizers.indices { addRecognizer(place, to: &lines) }
        let names = world.recognizerNames.map { $0.text }
        switch world.requirement {
        case .none: break
        case .ofTheFirst: lines.append("\(names[0]).require(toFail: \(names[1]))")
        case .ofTheSecond: lines.append("\(names[1]).require(toFail: \(names[0]))")
        }
        return lines + script
    }

    private func add(_ place: Int, to lines: inout [String], _ count: inout Int) {
        let (name, kind) = ("view_\(place + 1)", world.views[place])
        let parent = place == 0 ? "" : ", in: view_\(place)"
        lines.append("let \(name) = stage.add(\(kind.source), \(name), at: \(WorldSource.rect(World.frame(place)))\(parent))")
        lines += kind.setup.map { $0.replacingDollar(by: name) }
        if kind.events != [] { lines.append("stage.addTarget(to: \(name), for: .touchUpInside)") }
        for (number, bystander) in world.bystanders[place].enumerated() {
            add(bystander, number, depth: 0, in: name, to: &lines, &count)
        }
    }

    private func add(
        _ bystander: Bystander, _ number: Int, depth: Int, in parent: String, to lines: inout [String], _ count: inout Int
    ) {
        count += 1
        let (name, kind) = ("other_\(count)", family.bystanders[bystander.kind])
        let frame = WorldSource.rect(World.frame(ofBystander: number, depth: depth))
        let isNeeded = !bystander.children.isEmpty || !kind.setup.isEmpty
        lines.append("\(isNeeded ? "let \(name) = " : "")stage.add(\(kind.source), \"\(name)\", at: \(frame), in: \(parent))")
        lines += kind.setup.map { $0.replacingDollar(by: name) }
        for (place, child) in bystander.children.enumerated() { add(child, place, depth: depth + 1, in: name, to: &lines, &count) }
    }

    private func addRecognizer(_ place: Int, to lines: inout [String]) {
        let recognizer = world.recognizers[place]
        let name = world.recognizerName(place).text
        let settings = recognizer.option.source(name)
        let isNeeded =
            !settings.isEmpty || recognizer.option.answer != .none || world.requirement != .none
            || world.change == .disablesRecognizer(place)
        lines.append(
            "\(isNeeded ? "let \(name) = " : "")stage.add(\(recognizer.option.kind.source), \(name), to: view_\(recognizer.view + 1))")
        lines += settings
        if let delegate = recognizer.option.answer.source { lines.append("\(name).delegate = stage.keep(\(delegate))") }
    }

    private var script: [String] {
        let innermost = "view_\(world.views.count)"
        let time = Value.number(world.gesture.middle).description
        let change: [String] =
            switch world.change {
            case .nothing: []
            case .removesView(let place): ["stage.script.at(\(time)) { view_\(place + 1).removeFromSuperview() }"]
            case .disablesView(let place): ["stage.script.at(\(time)) { view_\(place + 1).isUserInteractionEnabled = false }"]
            case .hidesView(let place): ["stage.script.at(\(time)) { view_\(place + 1).isHidden = true }"]
            case .disablesRecognizer(let place): ["stage.script.at(\(time)) { \(world.recognizerName(place).text).isEnabled = false }"]
            case .alert: ["stage.interrupt(by: .alert, at: \(time))"]
            }
        let mark = change.isEmpty ? [] : ["stage.script.at(\(time)) { stage.mark(\"\(World.changed.text)\") }"]
        return world.gesture.source.map { $0.replacingDollar(by: innermost) } + change + mark
    }

    private static func rect(_ rect: CGRect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Value.number(Double($0)).description }
        return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    }
}
