@testable import UIKit

/// The actions, and the calls of the hit view, computed naively: instant by instant, from the table of single outcomes.
struct SmallWorldOracle {
    private struct Attempt {
        enum Stage { case live, waiting, acted }
        var touches: [Int]
        let outcome: SoloOutcome
        var stage = Stage.live
    }

    private enum Fate { case coming, held, begun, over }

    private let world: SmallWorld
    private let kinds: [SmallWorld.Kind]
    private var attempts: [Attempt?] = [nil, nil]
    private var fates: [Fate]
    /// `a acts at 100`, in no order of its own within one instant.
    private(set) var actions: [String] = []
    /// `began at 0`, `cancelled at 100`.
    private(set) var viewCalls: [String] = []

    init(_ world: SmallWorld) {
        self.world = world
        kinds = [world.a, world.b]
        fates = world.stimulus.touches.map { _ in .coming }
        for instant in SoloOutcome.instants { pass(instant) }
        actions.sort()
    }

    private mutating func pass(_ now: Int) {
        for (touch, times) in world.stimulus.touches.enumerated() where times.down == now { collect(touch) }
        for player in 0...1 where attempts[player]?.stage == .live && isDue(player, now) && !attempts[player]!.outcome.recognizes {
            attempts[player] = nil
        }
        recognize(now)
        for player in 0...1 where attempts[player]?.stage == .acted && isOver(player, now) { attempts[player] = nil }
        for touch in fates.indices { tellView(of: touch, now) }
    }

    // MARK: Recognizers

    private mutating func collect(_ touch: Int) {
        for player in 0...1 {
            if attempts[player] == nil {
                attempts[player] = SoloOutcome(kinds[player], world.stimulus, startingWith: touch).map {
                    Attempt(touches: [touch], outcome: $0)
                }
            } else if attempts[player]!.stage != .waiting {
                attempts[player]!.touches.append(touch)
            }
        }
    }

    private func isDue(_ player: Int, _ now: Int) -> Bool { attempts[player]?.outcome.time == now }

    /// A tap or swipe is over when it has acted, the others when their fingers have gone.
    private func isOver(_ player: Int, _ now: Int) -> Bool {
        let isDiscrete = [.tap, .doubleTap, .swipe].contains(kinds[player])
        return isDiscrete || attempts[player]!.touches.allSatisfy { world.stimulus.touches[$0].up <= now }
    }

    /// Until nobody is left who has recognized and can be decided about; the winner of a tie first.
    private mutating func recognize(_ now: Int) {
        let order = world.place == .sameView ? [1, 0] : [0, 1]
        while let player = order.first(where: { isCandidate($0, now) }) { decide(player, now) }
    }

    private func isCandidate(_ player: Int, _ now: Int) -> Bool {
        guard let attempt = attempts[player], attempt.outcome.recognizes else { return false }
        switch attempt.stage {
        case .live: return attempt.outcome.time == now
        case .waiting: return !isUndecided(1 - player)
        case .acted: return false
        }
    }

    private func isUndecided(_ player: Int) -> Bool { attempts[player].map { $0.stage != .acted } ?? false }

    private mutating func decide(_ player: Int, _ now: Int) {
        let other = 1 - player
        if requires(player, other), isUndecided(other) { return attempts[player]!.stage = .waiting }
        if requires(player, other), attempts[other] != nil { return attempts[player] = nil }
        if attempts[other]?.stage == .acted, excludes(other, player) { return attempts[player] = nil }
        if isCandidate(other, now), !excludes(player, other), excludes(other, player) { return attempts[player] = nil }
        attempts[player]!.stage = .acted
        actions.append("\(player == 0 ? "a" : "b") acts at \(now)")
        if isUndecided(other), requires(other, player) || excludes(player, other) { attempts[other] = nil }
        if world.flags[player] != .cancelsNothing { for touch in attempts[player]!.touches { takeFromView(touch, now) } }
    }

    private func requires(_ player: Int, _ other: Int) -> Bool {
        world.relation == (player == 0 ? .aRequiresB : .bRequiresA)
    }

    /// By default one keeps another away that shares a touch; a single tap never keeps a double tap away.
    private func excludes(_ player: Int, _ other: Int) -> Bool {
        guard world.relation != .simultaneous, let mine = attempts[player], let its = attempts[other] else { return false }
        return mine.touches.contains(where: its.touches.contains) && !(kinds[player] == .tap && kinds[other] == .doubleTap)
    }

    // MARK: The view

    private mutating func takeFromView(_ touch: Int, _ now: Int) {
        if fates[touch] == .begun { viewCalls.append("cancelled at \(now)") }
        fates[touch] = .over
    }

    private mutating func tellView(of touch: Int, _ now: Int) {
        let (down, up) = world.stimulus.touches[touch]
        if down == now, fates[touch] == .coming {
            let isFirst = !fates.indices.contains { $0 != touch && (fates[$0] == .held || fates[$0] == .begun) }
            fates[touch] = isFirst ? .held : .over
        }
        if fates[touch] == .held, !isHeld(touch, by: { $0 == .delaysBegan }) {
            fates[touch] = .begun
            viewCalls.append("began at \(now)")
        }
        if fates[touch] == .begun, up <= now, !isHeld(touch, by: { $0 != .delaysNoEnd }) {
            fates[touch] = .over
            viewCalls.append("ended at \(now)")
        }
    }

    private func isHeld(_ touch: Int, by holds: (SmallWorld.Flag) -> Bool) -> Bool {
        (0...1).contains { isUndecided($0) && holds(world.flags[$0]) && attempts[$0]!.touches.contains(touch) }
    }
}
