@testable import UIKit

/// Two recognizers, how they stand to each other, a flag of one or of both, one stimulus.
struct SmallWorld: CustomStringConvertible {
    enum Kind: String, CaseIterable { case tap, doubleTap, press, pan, edgePan, swipe, pinch, rotation, hover }
    enum Place: String, CaseIterable { case sameView, childAndParent }
    enum Relation: String, CaseIterable { case none, aRequiresB, bRequiresA, simultaneous }
    enum Flag: String, CaseIterable { case none, cancelsNothing, delaysBegan, delaysNoEnd }

    let a: Kind
    let b: Kind
    let place: Place
    let relation: Relation
    /// Of a and of b.
    let flags: [Flag]
    let stimulus: Stimulus

    static func all(_ stimulus: Stimulus) -> [SmallWorld] {
        var worlds: [SmallWorld] = []
        for a in Kind.allCases {
            for b in Kind.allCases {
                for place in Place.allCases {
                    for relation in Relation.allCases {
                        for flags in flags(of: [a, b]) {
                            worlds.append(SmallWorld(a: a, b: b, place: place, relation: relation, flags: flags, stimulus: stimulus))
                        }
                    }
                }
            }
        }
        return worlds
    }

    /// Each flag on the one, on the other and on both. To a hover recognizer, which gets no touch, no flag makes a difference.
    private static func flags(of kinds: [Kind]) -> [[Flag]] {
        let set = Flag.allCases.filter { $0 != .none }
        return [[.none, .none]]
            + set.flatMap { flag in
                [[flag, .none], [.none, flag], [flag, flag]].filter { flags in
                    zip(kinds, flags).allSatisfy { kind, flag in kind != .hover || flag == .none }
                }
            }
    }

    var description: String { "\(a) and \(b), \(place), \(relation), \(flags), \(stimulus)" }
}

/// What the fingers do; times in milliseconds.
enum Stimulus: String, CaseIterable {
    case tap, doubleTap, press, drag, flick, pinch

    /// When each finger comes down and lifts.
    var touches: [(down: Int, up: Int)] {
        switch self {
        case .tap: [(0, 100)]
        case .doubleTap: [(0, 100), (200, 300)]
        case .press: [(0, 1000)]
        case .drag: [(0, 1200)]
        case .flick: [(0, 120)]
        case .pinch: [(0, 500), (0, 500)]
        }
    }

    func perform(in world: World) {
        switch self {
        case .tap, .press: world.tap(100, 100, hold: Double(touches[0].up) / 1000)
        case .doubleTap: for touch in touches { world.tap(100, 100, at: Double(touch.down) / 1000, hold: 0.1) }
        case .drag: move(in: world, steps: 10, of: 6, every: 0.11)
        case .flick: move(in: world, steps: 5, of: 15, every: 0.02)
        case .pinch:
            world.together(.down, [(80, 100), (120, 100)], at: 0)
            for step in 1...4 {
                world.together(.move, [(80 - Double(step) * 6, 100), (120 + Double(step) * 6, 100)], at: Double(step) * 0.1)
            }
            world.together(.up, [(56, 100), (144, 100)], at: 0.5)
        }
    }

    private func move(in world: World, steps: Int, of way: Double, every interval: Double) {
        world.down(100, 100, at: 0)
        for step in 1...steps { world.move(100 + Double(step) * way, 100, at: Double(step) * interval) }
        world.up(100 + Double(steps) * way, 100, at: Double(touches[0].up) / 1000)
    }
}
