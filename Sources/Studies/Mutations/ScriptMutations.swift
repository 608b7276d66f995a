import EventTrace
import ExperimentKit
import UIKit

/// The mutations of one script, one thing at a time.
struct ScriptMutations {
    /// The number of landings that are changed: further landings of a long script are of the same kind.
    private static let mostLandings = 8

    private let stimuli: [Stimulus]
    private let landings: [Landing]

    init(_ stimuli: [Stimulus]) {
        self.stimuli = stimuli
        landings = Landing.all(in: stimuli)
    }

    var all: [Mutation] {
        guard !stimuli.isEmpty else { return [] }
        let ofLandings = landings.indices.prefix(ScriptMutations.mostLandings).flatMap { index in
            LandingChange.all.filter { $0.isPossible(stimuli, landings[index]) }.map { mutation($0, ofLanding: index) }
        }
        return ofLandings + exchanges + omissions + interruptions + [pace("twice as slow", 2), pace("twice as fast", 0.5)]
    }

    private func mutation(_ change: LandingChange, ofLanding index: Int) -> Mutation {
        Mutation(
            name: "landing \(index + 1) \(change.name)",
            effect: .script { stimuli in
                let landings = Landing.all(in: stimuli)
                return index < landings.count ? change.apply(stimuli, landings[index]).inOrderOfTime : stimuli
            })
    }

    /// The mutations that exchange the places of two consecutive landings on the screen.
    private var exchanges: [Mutation] {
        landings.indices.dropLast().prefix(ScriptMutations.mostLandings).map { index in
            Mutation(name: "landings \(index + 1) and \(index + 2) change places", effect: .script { $0.exchanging(index, index + 1) })
        }
    }

    /// The mutations that omit one step other than a finger's.
    private var omissions: [Mutation] {
        stimuli.filter { $0.fingerSamples.isEmpty }.indices.prefix(ScriptMutations.mostLandings).map { index in
            Mutation(
                name: "without step \(index + 1) that is no finger's",
                effect: .script { stimuli in
                    let steps = stimuli.indices.filter { stimuli[$0].fingerSamples.isEmpty }
                    return index < steps.count ? stimuli.without([steps[index]]) : stimuli
                })
        }
    }

    /// The mutations that add an interruption in the middle of the script.
    private var interruptions: [Mutation] {
        [("a call", Interruption.call), ("a gesture of the system", .systemGesture)].map { words, interruption in
            Mutation(
                name: "\(words) in the middle of the script",
                effect: .script { stimuli in
                    let middle = ((stimuli.first?.time ?? 0) + (stimuli.last?.time ?? 0)) / 2
                    return (stimuli + [Stimulus(time: middle, kind: .input(.interruption(interruption)))]).inOrderOfTime
                })
        }
    }

    private func pace(_ words: String, _ factor: Double) -> Mutation {
        Mutation(name: "the script \(words)", effect: .script { $0.map { $0.at($0.time * factor) } })
    }
}

extension [Stimulus] {
    /// The stimuli in the order of time; stimuli of one moment stay in their order.
    var inOrderOfTime: [Stimulus] {
        enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
    }

    func without(_ places: [Int]) -> [Stimulus] { indices.filter { !places.contains($0) }.map { self[$0] } }

    fileprivate func exchanging(_ first: Int, _ second: Int) -> [Stimulus] {
        let landings = Landing.all(in: self)
        guard second < landings.count, let from = landings[first].start(in: self), let to = landings[second].start(in: self) else {
            return self
        }
        let there = landings[first].moved(in: self) { CGPoint(x: $0.x + to.x - from.x, y: $0.y + to.y - from.y) }
        return landings[second].moved(in: there) { CGPoint(x: $0.x + from.x - to.x, y: $0.y + from.y - to.y) }
    }
}

extension Landing {
    func start(in stimuli: [Stimulus]) -> CGPoint? { stimuli[places[0]].fingerSamples.first?.location }

    func moved(in stimuli: [Stimulus], _ move: (CGPoint) -> CGPoint) -> [Stimulus] {
        var stimuli = stimuli
        for place in places { stimuli[place] = stimuli[place].moved(move) }
        return stimuli
    }
}
