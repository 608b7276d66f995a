import ExperimentKit
import Studies
import UIKit

/// The features of worlds of a family in readers' words, by which an exception is described.
struct Features {
    let family: WorldFamily
    /// The features that differ between worlds of the family.
    let variables: [AnyVariable]
    private let read: [@Sendable (World) -> String]

    init(_ family: WorldFamily) {
        self.family = family
        let all = Features.all(family)
        variables = all.map { Variable($0.name, "", clause: $0.clause, $0.values.map { Words($0) }) }
        read = all.map { $0.read }
    }

    /// The values of a world, as places in the domains.
    func point(_ world: World) -> [Int] {
        zip(variables, read).map { variable, read in variable.domain.firstIndex(of: .choice(read(world))) ?? 0 }
    }

    private struct Feature {
        let name: String
        /// A clause for readers with a place for the value.
        let clause: String
        let values: [String]
        let read: @Sendable (World) -> String
    }

    private static let requirements = ["neither recognizer waits", "the first recognizer waits", "the second recognizer waits"]

    private static func all(_ family: WorldFamily) -> [Feature] {
        var features = [
            Feature(name: "gesture", clause: "{value}", values: family.gestures.map { $0.name }) { $0.gesture.name },
            Feature(name: "change", clause: "{value} in mid-touch", values: family.changes.map { $0.words }) { $0.change.kind.words },
            Feature(
                name: "touched", clause: "the touched view is a {value}",
                values: family.views.filter { !$0.isPassedBy }.map { $0.name }
                    + (family.views.contains { $0.isPassedBy } ? ["root view"] : [])
            ) { $0.touchedClass?.name ?? "root view" },
            Feature(name: "version", clause: "the system is {value}", values: family.versions.map { "iOS \($0)" }) {
                "iOS \($0.systemVersion)"
            },
            Feature(name: "views", clause: "{value} under the finger", values: ["one view is", "several views are"]) {
                $0.views.count == 1 ? "one view is" : "several views are"
            },
        ]
        for place in 0..<family.mostRecognizers { features += ofRecognizer(place, family) }
        if family.mostRecognizers == 2 {
            features.append(
                Feature(name: "requirement", clause: "{value}", values: requirements) { requirements[$0.requirement.rawValue] })
            let kinds = family.recognizers.reduce(into: [String]()) { if !$0.contains($1.kind.name) { $0.append($1.kind.name) } }
            let pairs = kinds.enumerated().flatMap { place, kind in kinds[place...].map { "\(kind) and \($0)" } }
            features.append(
                Feature(name: "kinds", clause: "the recognizers are {value}", values: ["fewer than two"] + pairs) { world in
                    guard world.recognizers.count == 2 else { return "fewer than two" }
                    let both = world.recognizers.map { $0.option.kind.name }
                    let sorted = both.sorted { (kinds.firstIndex(of: $0) ?? 0) < (kinds.firstIndex(of: $1) ?? 0) }
                    return "\(sorted[0]) and \(sorted[1])"
                })
            features.append(
                Feature(
                    name: "views of recognizers", clause: "the recognizers are {value}",
                    values: ["fewer than two", "on one view", "on two views"]
                ) {
                    $0.recognizers.count < 2
                        ? "fewer than two" : $0.recognizers[0].view == $0.recognizers[1].view ? "on one view" : "on two views"
                })
        }
        return features.filter { $0.values.count > 1 && $0.values.count <= 64 }
    }

    private static func ofRecognizer(_ place: Int, _ family: WorldFamily) -> [Feature] {
        let word = family.mostRecognizers == 1 ? "recognizer" : place == 0 ? "first recognizer" : "second recognizer"
        let options = family.recognizers
        func feature(_ name: String, _ values: [String], _ read: @escaping @Sendable (RecognizerOption) -> String) -> Feature {
            let present = values.filter { value in options.contains { read($0) == value } }
            return Feature(
                name: "\(word): \(name)", clause: "the \(word) has \(name) {value}", values: ["none"] + (present.count > 1 ? present : [])
            ) { world in
                world.recognizers.count > place ? read(world.recognizers[place].option) : "none"
            }
        }
        func flag(_ name: String, _ read: @escaping @Sendable (RecognizerOption) -> Bool) -> Feature {
            feature(name, ["true", "false"]) { read($0) ? "true" : "false" }
        }
        let kinds = options.reduce(into: [String]()) { if !$0.contains($1.kind.name) { $0.append($1.kind.name) } }
        let kind = Feature(name: "\(word)", clause: "the \(word) is for a {value}", values: ["none"] + kinds) { world in
            world.recognizers.count > place ? world.recognizers[place].option.kind.name : "none"
        }
        let places = ["none", "the touched view", "a view around it", "an untouched view"]
        let place_ = Feature(name: "\(word) on", clause: "the \(word) is on {value}", values: places) { world in
            guard world.recognizers.count > place else { return "none" }
            guard world.isReached(place) else { return "an untouched view" }
            return world.recognizers[place].view == world.touchedPlace ? "the touched view" : "a view around it"
        }
        return [
            kind, place_, flag("`cancelsTouchesInView`") { $0.cancelsTouchesInView },
            flag("`delaysTouchesBegan`") { $0.delaysTouchesBegan },
            flag("`delaysTouchesEnded`") { $0.delaysTouchesEnded }, flag("`isEnabled`") { $0.isEnabled },
            feature("as delegate", DelegateAnswer.allCases.map { $0.words }) { $0.answer.words },
        ]
    }
}

/// A value of a feature.
private struct Words: VariableValue {
    let text: String

    init(_ text: String) { self.text = text }

    init?(data: Value) {
        guard case .choice(let text) = data else { return nil }
        self.init(text)
    }

    var data: Value { .choice(text) }
}
