import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

struct ObservationSceneTests {
    private func scene(
        differs: String? = nil, isOneOfSeveral: Bool = false, prints lines: [ExpectedLine]
    ) -> SceneResult {
        ObservationScene(
            "two-taps", differs: differs, isOneOfSeveral: isOneOfSeveral, prints: lines, of: ["*.touchesBegan", "*.action(*)"]
        ) {
            stage in
            for name in ["one", "other"] {
                let tap = SayingTap()
                tap.addTarget(stage.keep(Hearing()), action: Hearing.receive)
                stage.view.addGestureRecognizer(stage.name(tap, name))
            }
            stage.script.tap(at: CGPoint(x: 100, y: 100))
        }.run()
    }

    @Test func `a scene that prints what was printed agrees`() {
        let result = scene(prints: [.anyOrder(["one.touchesBegan", "other.touchesBegan"]), "other.action(ended)"])
        #expect(result.mismatches.isEmpty)
        #expect(!result.isSurprise)
        #expect(result.log?.map(\.text) == ["one.touchesBegan", "other.touchesBegan", "other.action(ended)"])
    }

    @Test func `a scene that rests on the order of recognizers differs under another order`() {
        #expect(!scene(prints: ["one.touchesBegan", "other.touchesBegan", "other.action(ended)"]).mismatches.isEmpty)
    }

    @Test(arguments: [["one", "other"], ["other", "one"]])
    func `a scene that shows one of several orders agrees when the engine comes to it`(order: [String]) {
        let lines = order.map { ExpectedLine.line(TokenPattern("\($0).touchesBegan")) } + ["other.action(ended)"]
        let result = scene(isOneOfSeveral: true, prints: lines)
        #expect(result.mismatches.isEmpty)
        #expect(result.log?.map(\.text).prefix(2) == order.map { "\($0).touchesBegan" }.prefix(2))
    }

    @Test func `an order that no choice leads to differs`() {
        #expect(!scene(isOneOfSeveral: true, prints: ["one.action(ended)"]).mismatches.isEmpty)
    }

    @Test func `a difference that is declared is no surprise, and one that is none any more is`() {
        #expect(!scene(differs: "so it is", prints: ["one.action(ended)"]).isSurprise)
        #expect(scene(prints: ["one.action(ended)"]).isSurprise)
        #expect(
            scene(differs: "so it is", prints: [.anyOrder(["one.touchesBegan", "other.touchesBegan"]), "other.action(ended)"]).isSurprise)
    }
}

private final class SayingTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

private final class Hearing {
    func receive() {}

    static let receive = Selector("receive", Hearing.receive)
}
