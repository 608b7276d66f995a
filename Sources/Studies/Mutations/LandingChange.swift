import ExperimentKit
import UIKit

/// A change to one finger's inputs between landing and lifting.
struct LandingChange {
    let name: String
    var isPossible: ([Stimulus], Landing) -> Bool = { _, _ in true }
    let apply: ([Stimulus], Landing) -> [Stimulus]

    static var all: [LandingChange] {
        directions + [
            LandingChange(name: "upside down", isPossible: { $1.height(in: $0) > 1 }) { $1.mirrored(in: $0) },
            LandingChange(name: "held half as long", isPossible: { $1.canBeHeld(0.5, in: $0) }) { $1.held(0.5, in: $0) },
            LandingChange(name: "held ten times as long", isPossible: { $1.canBeHeld(10, in: $0) }) { $1.held(10, in: $0) },
            LandingChange(name: "without its moves", isPossible: { !$1.moves(in: $0).isEmpty }) { $0.without($1.moves(in: $0)) },
            LandingChange(name: "without its last move", isPossible: { $1.moves(in: $0).count > 1 }) {
                $0.without($1.moves(in: $0).suffix(1))
            },
            LandingChange(name: "left out") { $0.without($1.places) },
        ]
    }
}

extension LandingChange {
    /// Short and long moves, so that a finger leaves small views and reaches others.
    private static var directions: [LandingChange] {
        [CGFloat(30), 90].flatMap { distance in
            [("right", distance, 0), ("left", -distance, 0), ("down", 0, distance), ("up", 0, -distance)].map { word, x, y in
                LandingChange(name: "\(Int(distance)) points further \(word)") { $1.moved(in: $0) { CGPoint(x: $0.x + x, y: $0.y + y) } }
            }
        }
    }
}

extension Landing {
    func moves(in stimuli: [Stimulus]) -> [Int] { places.filter { stimuli[$0].isMove } }

    fileprivate func height(in stimuli: [Stimulus]) -> CGFloat {
        let (top, bottom) = ends(in: stimuli)
        return bottom - top
    }

    /// The inputs with the finger's path mirrored about its middle.
    fileprivate func mirrored(in stimuli: [Stimulus]) -> [Stimulus] {
        let (top, bottom) = ends(in: stimuli)
        return moved(in: stimuli) { CGPoint(x: $0.x, y: top + bottom - $0.y) }
    }

    /// Whether the finger can lift at another time: not after the same finger lands again.
    fileprivate func canBeHeld(_ factor: Double, in stimuli: [Stimulus]) -> Bool {
        guard places.count > 1, let last = places.last, hold(in: stimuli) > 0 else { return false }
        let lift = stimuli[last].time + (factor - 1) * hold(in: stimuli)
        let next = stimuli[(last + 1)...].first { $0.fingerSamples.last?.contact == contact }
        return next.map { $0.time > lift } ?? true
    }

    /// The inputs with the time from the finger's last sample to its lift multiplied.
    fileprivate func held(_ factor: Double, in stimuli: [Stimulus]) -> [Stimulus] {
        guard canBeHeld(factor, in: stimuli), let last = places.last else { return stimuli }
        var stimuli = stimuli
        stimuli[last] = stimuli[last].at(stimuli[last].time + (factor - 1) * hold(in: stimuli))
        return stimuli
    }

    private func hold(in stimuli: [Stimulus]) -> Double { stimuli[places[places.count - 1]].time - stimuli[places[places.count - 2]].time }

    private func ends(in stimuli: [Stimulus]) -> (top: CGFloat, bottom: CGFloat) {
        let heights = places.flatMap { stimuli[$0].fingerSamples.map { $0.location.y } }
        return (heights.min() ?? 0, heights.max() ?? 0)
    }
}
