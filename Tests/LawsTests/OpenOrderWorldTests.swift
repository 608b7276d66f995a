import EventTrace
import ExperimentKit
import Testing
import UIKit

@testable import Laws

/// Runs under the orders that can show find what runs under every order find.
struct OpenOrderWorldTests {
    private static let kinds: [RecognizerClass] = [.tap, .doubleTap, .longPress, .pan, .swipe]
    private static let families = [
        WorldFamily(
            "scrolled", views: [.plain, .scrollView, .button, .textField], recognizers: RecognizerOption.all(kinds), mostRecognizers: 2,
            requirements: Requirement.allCases, gestures: Gesture.ofOneFinger),
        WorldFamily(
            "answered", views: [.plain, .scrollView], recognizers: RecognizerOption.all([.tap, .pan], answers: DelegateAnswer.allCases),
            mostRecognizers: 2, gestures: Gesture.ofOneFinger),
        WorldFamily(
            "flagged", views: [.plain, .scrollView, .customControl],
            recognizers: RecognizerOption.all([.tap, .longPress, .pan], varying: Set(RecognizerOption.Flag.allCases)), mostRecognizers: 2,
            gestures: Gesture.ofOneFinger, changes: Change.Kind.allCases),
        WorldFamily(
            "logged", views: [.plain, .scrollView], recognizers: RecognizerOption.all([.loggedTap, .loggedPan, .twoFingerTap]),
            mostRecognizers: 2, gestures: [.tap, .drag, .twoFingerTap, .secondFinger]),
    ]

    @Test(arguments: families.indices) func `no order of all recognizers shows what no order of the visible ones shows`(place: Int) throws {
        let family = OpenOrderWorldTests.families[place]
        let row = try #require(WorldRow(family, upTo: 4))
        var saved = 0
        for number in stride(from: place, to: row.count, by: max(1, row.count / 150)) {
            let world = row.world(at: number).world
            let runs = WorldRun.underEachOrder(world, family)
            let all = WorldRun.underAllOrders(world, family, runs[0], nil)
            let shown = Set(runs.map { $0.trace.tokens })
            for run in all {
                #expect(shown.contains(run.trace.tokens), "world \(family.name)/\(world.size)/\(row.world(at: number).number)")
            }
            saved += all.count + 1 - runs.count
        }
        #expect(place == 3 || saved > 0)
    }

    @Test func `two recognizers that recognize at once change places`() throws {
        let family = OpenOrderWorldTests.families[0]
        let row = try #require(WorldRow(family, upTo: 1))
        let worlds = (0..<row.count).map { row.world(at: $0).world }.filter {
            $0.recognizers.map { $0.option.kind } == [.tap, .tap] && $0.gesture == .tap && $0.views == [.plain] && $0.requirement == .none
        }
        #expect(!worlds.isEmpty)
        for world in worlds { #expect(WorldRun.underEachOrder(world, family).count == 2) }
    }
}
