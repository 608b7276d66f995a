import ExperimentKit
import Testing
import UIKit

@testable import Laws

/// Families small enough to list their worlds.
let listed: [WorldFamily] = [
    WorldFamily("one", gestures: [.tap]),
    WorldFamily("trees", views: [.plain, .button], bystanders: [.plain, .button], gestures: [.tap, .drag]),
    WorldFamily(
        "flags", views: [.plain, .scrollView],
        recognizers: RecognizerOption.all(
            [.tap, .pan], varying: Set(RecognizerOption.Flag.allCases), answers: DelegateAnswer.allCases),
        gestures: [.tap], changes: Change.Kind.allCases, versions: [.newest, 13]),
    WorldFamily(
        "pairs", views: [.plain, .scrollView, .textField], bystanders: [.plain],
        recognizers: RecognizerOption.all([.tap, .pan], answers: [.none, .simultaneous]), mostRecognizers: 2,
        requirements: Requirement.allCases, changes: [.nothing, .disablesRecognizer, .removesView]),
]

struct WorldFamilyTests {
    /// A text that is the same for worlds that differ in the order of siblings, or in flags that nothing reads.
    private func canonical(_ world: World) -> String {
        let bystanders = world.bystanders.map { $0.map(\.canonicalText).sorted().joined(separator: ",") }
        let rivals = world.recognizers.count > 1 || world.views.contains { $0.hasRecognizers }
        let recognizers = world.recognizers.map { recognizer -> String in
            let option = recognizer.option
            if !option.isEnabled { return "\(recognizer.view) disabled" }
            if option.answer == .noTouches { return "\(recognizer.view) without touches" }
            let answer = option.answer == .simultaneous && !rivals ? "none" : "\(option.answer)"
            let cancels = option.answer == .notToBegin ? true : option.cancelsTouchesInView
            return
                "\(recognizer.view) \(option.kind.name) \(cancels) \(option.delaysTouchesBegan) \(option.delaysTouchesEnded) \(answer)"
        }
        return
            "\(world.views.map(\.name)) \(bystanders) \(recognizers) \(world.requirement) \(world.gesture.name) \(world.change) \(world.systemVersion)"
    }

    @Test(arguments: listed.indices, 1...3)
    func `the formula counts as many worlds as have numbers, and no two are the same`(index: Int, size: Int) throws {
        let family = listed[index]
        let count = try #require(family.count(size: size))
        let numbering = Numbering(family, size: size)
        var seen: Set<String> = []
        for number in 0..<min(count, 4000) {
            let world = numbering.decode(number)
            if world.size != size || !seen.insert(canonical(world)).inserted { Issue.record("\(family.name)/\(size)/\(number)") }
        }
    }

    @Test(arguments: listed.indices, 1...4)
    func `a world has the number that it is made from`(index: Int, size: Int) throws {
        let family = listed[index]
        let count = try #require(family.count(size: size))
        let numbering = Numbering(family, size: size)
        for number in stride(from: 0, to: count, by: max(1, count / 1000)) {
            let again = numbering.encode(numbering.decode(number))
            if again != number { Issue.record("\(family.name)/\(size)/\(number) has the number \(again ?? -1)") }
        }
        #expect(family.number(of: family.world(size: size, number: count - 1)) == count - 1)
    }

    /// Every ordered tree of bystanders, made without the formula, in one form for all orders of siblings.
    @Test(arguments: 1...5)
    func `unordered trees are counted as a list of ordered ones has them`(size: Int) throws {
        func forests(_ count: Int) -> [[Bystander]] {
            if count == 0 { return [[]] }
            return (1...count).flatMap { first in
                forests(first - 1).flatMap { children in
                    (0..<2).flatMap { kind in forests(count - first).map { [Bystander(kind: kind, children: children)] + $0 } }
                }
            }
        }
        let listed = Set(forests(size).map { $0.map(\.canonicalText).sorted().joined(separator: ",") })
        let counted = Forests(kinds: 2, upTo: size)
        #expect(counted.count(size) == listed.count)
        let decoded = (0..<listed.count).map { counted.decode($0, views: size, in: 1)[0] }
        #expect(Set(decoded.map { $0.map(\.canonicalText).sorted().joined(separator: ",") }) == listed)
        #expect(decoded.enumerated().allSatisfy { counted.encode([$0.element]) == $0.offset })
    }

    @Test func `a row has the worlds of each size after one another`() throws {
        let row = try #require(WorldRow(listed[1], upTo: 3))
        let counts = (1...3).map { listed[1].count(size: $0) ?? 0 }
        #expect(row.count == counts.reduce(0, +))
        #expect((0..<row.count).map { row.world(at: $0).world.size } == counts.enumerated().flatMap { Array(repeating: $0 + 1, count: $1) })
    }

    @Test func `a family with more worlds than fit says so`() {
        let family = WorldFamily("huge", views: [.plain, .button, .label], gestures: Gesture.ofOneFinger)
        #expect(family.count(size: 60) == nil)
        #expect(WorldRow(family, upTo: 60) == nil)
    }

    @Test func `a world outside of the family has no number`() {
        let world = listed[1].world(size: 2, number: 3)
        #expect(listed[0].number(of: world) == nil)
    }
}
