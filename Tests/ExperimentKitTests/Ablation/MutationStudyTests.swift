import EventTrace
import ExperimentKit
import Testing
import UIKit

/// Each kind of mutation, on an experiment so small that it is clear which claims have to notice and which must not.
struct MutationStudyTests {
    private static let isPair = Variable<Bool>("pair", "There is a second pad")

    /// One tap on a pad with a recognizer; in half of the cases there is another pad, which nothing touches.
    private static let experiment = Experiment(
        id: "Pad", title: "A pad", question: "What does it receive?", variables: [isPair],
        stage: { stage in
            let pad = stage.add(MutatedPad(), "pad")
            stage.add(UITapGestureRecognizer(), "tap", to: pad)
            if stage[isPair] { stage.add(LoggedView(), "other", at: CGRect(x: 0, y: 600, width: 50, height: 50)) }
            stage.script.tap("pad")
        },
        claims: [
            Claim("The pad has a touch", .happens("pad.touchesBegan")),
            Claim("It is cancelled", .happens("pad.touchesCancelled")),
            Claim("The other has none", when: isPair.isOn, .never("other.touchesBegan")),
        ])

    private func outcomes(_ kind: MutationKind) -> [String: MutationOutcome] {
        let found = MutationStudy(Self.experiment, kinds: [kind]).run()
        return Dictionary(uniqueKeysWithValues: found.outcomes.map { ($0.name, $0) })
    }

    @Test func `one property of one object is changed`() throws {
        let found = outcomes(.stage)
        #expect(found["pad: isHidden flipped"]?.claims == [0, 1])
        #expect(found["pad: removed"]?.claims == [0, 1])
        #expect(found["pad: 60 points further right"]?.state == .withoutEffect)
        #expect(found["tap: cancelsTouchesInView flipped"]?.claims == [1])
        #expect(found["tap: numberOfTapsRequired other"]?.claims == [1])
        #expect(found["tap: a long press in its place"]?.claims == [1])
        #expect(found["other: isHidden flipped"] == MutationOutcome(name: "other: isHidden flipped", kind: .stage, changed: 0, claims: []))
        #expect(found["pad: isHidden left alone"] == nil && found["root: isHidden flipped"] == nil)
    }

    @Test func `one thing that a finger does is changed`() throws {
        let found = outcomes(.script)
        #expect(found["landing 1 left out"]?.claims == [0, 1])
        #expect(found["landing 1 held ten times as long"]?.claims == [1])
        #expect(found["landing 1 60 points further right"]?.state == .withoutEffect)
        #expect(found["landing 1 without its moves"] == nil)
        #expect(found["the script twice as slow"]?.state == .withoutEffect)
    }

    @Test func `a class does without one of its methods`() throws {
        let found = outcomes(.method)
        #expect(found.keys.sorted() == ["without MutatedPad.touchesBegan", "without MutatedPad.touchesCancelled"])
        #expect(found["without MutatedPad.touchesBegan"]?.claims == [0])
        #expect(found["without MutatedPad.touchesCancelled"]?.claims == [1])
    }

    @Test func `a default or a number of the engine is another`() throws {
        let found = outcomes(.engine)
        #expect(found["UIGestureRecognizer.cancelsTouchesInView defaults to false"]?.claims == [1])
        #expect(found["UITapGestureRecognizer.numberOfTouchesRequired defaults to 2"]?.claims == [1])
        #expect(found["tapPress ×2"]?.state == .withoutEffect)
        #expect(found["opacity ÷2"]?.state == .withoutEffect)
    }

    @Test func `a claim that notices nothing under any mutation or rule is found`() {
        #expect(MutationStudy(Self.experiment).run().silent == [2])
    }

    @Test func `a claim that notices a rule alone is none of them`() {
        let study = MutationStudy(Self.experiment, kinds: [])
        #expect(study.run() == ExperimentMutations(experiment: "Pad", outcomes: [], silent: [2]))
        #expect(study.unmoved([0, 1, 2]) == [2])
    }

    @Test func `what differs in some cases only is changed in those`() {
        let found = outcomes(.stage).values.filter { $0.name.hasPrefix("other: ") }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.changed <= 1 })
    }

    @Test func `a mutation under which the experiment is a mistake is invalid`() throws {
        let experiment = Experiment(
            id: "Names", title: "Names", question: "?",
            stage: { stage in
                let isNew = UITapGestureRecognizer().cancelsTouchesInView
                stage.add(LoggedView(), "a")
                stage.add(LoggedView(), isNew ? "b" : "a", at: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.script.tap("a")
            }, claims: [Claim("It has a touch", .happens("a.touchesBegan"))])
        let found = MutationStudy(experiment, kinds: [.engine]).run().outcomes
        #expect(found.filter { $0.state == .invalid }.map(\.name) == ["UIGestureRecognizer.cancelsTouchesInView defaults to false"])
    }
}

/// Used in these tests only.
private final class MutatedPad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
