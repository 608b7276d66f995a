import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

/// Each kind of mutation, on an experiment so small that it is clear which claims have to notice and which must not.
///
/// One test after the other: a class that does without a method does so for all of them at once.
@Suite(.serialized) struct MutationStudyTests {
    private static let isPair = Variable<Bool>("pair", "There is a second pad")

    /// One tap on a pad with a recognizer; in half of the cases there is another pad, which nothing touches.
    private static let experiment = Experiment(
        id: "Pad", title: "A pad", question: "What does it receive?", variables: [isPair],
        stage: { stage in
            let pad = stage.add(MutatedPad(), "pad")
            stage.add(UITapGestureRecognizer(), "tap", to: pad)
            if stage[isPair] { stage.add(UntouchedPad(), "other", at: CGRect(x: 0, y: 600, width: 50, height: 50)) }
            stage.script.tap("pad")
        },
        claims: {
            Claim("The pad has a touch", .happens("pad.touchesBegan"))
            Claim("It is cancelled", .happens("pad.touchesCancelled"))
            Claim("The other has none", when: isPair.isOn, .never("other.touchesBegan"))
            Claim("There is no telling", .holds("nothing") { _ in true })
        })

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
        #expect(found["other: in front of its siblings, and over all of them"]?.claims == [0, 1, 2])
        #expect(found["other: isHidden flipped"] == MutationOutcome(name: "other: isHidden flipped", kind: .stage, changed: 0, claims: []))
        #expect(found["pad: isHidden left alone"] == nil && found["root: isHidden flipped"] == nil)
    }

    @Test func `one thing that a finger does is changed`() throws {
        let found = outcomes(.script)
        #expect(found["landing 1 left out"]?.claims == [0, 1])
        #expect(found["landing 1 held ten times as long"]?.claims == [1])
        #expect(found["landing 1 90 points further right"]?.state == .withoutEffect)
        #expect(found["landing 1 without its moves"] == nil)
        #expect(found["the script twice as slow"]?.state == .withoutEffect)
    }

    @Test func `a class does without one of its methods`() throws {
        let found = outcomes(.method)
        #expect(
            found.keys.sorted() == [
                "without MutatedPad.touchesBegan", "without MutatedPad.touchesCancelled", "without UntouchedPad.touchesBegan",
            ])
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
        #expect(MutationStudy(Self.experiment).run().silent == [3])
    }

    @Test func `a claim that notices a rule alone is none of them`() {
        let study = MutationStudy(Self.experiment, kinds: [])
        #expect(study.run() == ExperimentMutations(experiment: "Pad", outcomes: [], silent: [2, 3]))
    }

    @Test func `what differs in some cases only is changed in those`() {
        let found = outcomes(.stage).values.filter { $0.name.hasPrefix("other: ") }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.changed <= 1 })
    }

    @Test func `a path is turned upside down, and loses its moves`() {
        let swipe = Experiment(
            id: "Swipe", title: "Swipe", question: "?",
            stage: { stage in
                let swipe = UISwipeGestureRecognizer()
                swipe.direction = .down
                stage.add(swipe, "swipe", to: stage.add(UntouchedPad(), "pad"))
                let finger = stage.script.finger(1)
                finger.down(at: .point(x: 100, y: 20, in: "pad"))
                finger.move(to: .point(x: 100, y: 180, in: "pad"), over: 0.1)
                finger.up()
                stage.script.mark("the end")
            },
            claims: {
                Claim("It recognizes", .happens("swipe.action(ended)"))
                Claim("It ends", .happens("the end"))
            })
        let found = MutationStudy(swipe, kinds: [.script, .stage]).run().outcomes
        let noticing = Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.claims) })
        #expect(noticing["landing 1 upside down"] == [0])
        #expect(noticing["landing 1 without its moves"] == [0])
        #expect(noticing["the script twice as slow"] == [])
        #expect(noticing["a call in the middle of the script"] == [])
        #expect(noticing["without step 1 that is no finger's"] == [1])
        #expect(noticing["swipe: the opposite direction"] == [0])
        #expect(noticing["swipe: a tap in its place"] == [0])
    }

    @Test func `fingers change places, actions come and go, and what the stage arranges for is left out`() {
        let pair = Experiment(
            id: "Pair", title: "Pair", question: "?",
            stage: { stage in
                let button = UIButton()
                stage.addTarget(to: button, for: .touchUpInside)
                stage.add(button, "button", at: CGRect(x: 20, y: 200, width: 100, height: 100))
                stage.add(UntouchedPad(), "pad", at: CGRect(x: 220, y: 200, width: 100, height: 100))
                stage.script.tap("button")
                stage.script.tap("pad")
                stage.press(.menu, at: 0.5)
            },
            claims: {
                Claim("The button is first", .order(["button.action(touchUpInside)", "pad.touchesBegan"]))
                Claim("It says nothing of landings", .never("button.action(touchDown)"))
                Claim("A press comes in", .decided("press*"))
            })
        let found = MutationStudy(pair, kinds: [.script, .stage]).run().outcomes
        let noticing = Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.claims) })
        #expect(noticing["landings 1 and 2 change places"] == [0])
        #expect(noticing["landing 1 90 points further down"] == [0])
        #expect(noticing["button: without its first action"] == [0])
        #expect(noticing["button: its first action for all events"] == [1])
        #expect(noticing["button: isEnabled flipped"]?.first == 0)
        #expect(
            noticing.keys.filter { $0.hasSuffix("of the stage") }.sorted() == [
                "without input 1 of the stage", "without input 2 of the stage",
            ])
    }

    @Test func `that cases are the same is held against one that is not`() {
        let same = Experiment(
            id: "Same", title: "Same", question: "?", variables: [Self.isPair],
            stage: { stage in
                _ = stage[Self.isPair]
                stage.add(UntouchedPad(), "pad")
                stage.script.tap("pad")
            }, claims: { Claim("They are the same", .same(whatever: Self.isPair)) })
        let found = MutationStudy(same, kinds: [.stage]).run().outcomes
        #expect(found.first { $0.name == "pad: isHidden flipped" }?.claims == [0])
        #expect(found.first { $0.name == "pad: clipsToBounds flipped" }?.claims == [])
    }

    @Test func `a refuted claim notices when other cases refute it`() {
        let refuted = Experiment(
            id: "Refuted", title: "Refuted", question: "?",
            stage: { stage in
                stage.add(UntouchedPad(), "pad")
                stage.script.tap("pad")
            },
            claims: {
                Claim("A mark comes first", .before("never", "pad.touchesBegan"))
                Claim("It happens", .happens("pad.touchesEnded"))
            })
        let found = MutationStudy(refuted, kinds: [.script]).run()
        #expect(found.outcomes.first { $0.name == "landing 1 left out" }?.claims == [0])
        #expect(found.silent == [1])
    }

    @Test func `a mutation under which the experiment is a mistake is invalid`() throws {
        let experiment = Experiment(
            id: "Names", title: "Names", question: "?",
            stage: { stage in
                let isNew = UITapGestureRecognizer().cancelsTouchesInView
                stage.add(LoggedView(), "a")
                stage.add(LoggedView(), isNew ? "b" : "a", at: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.script.tap("a")
            }, claims: { Claim("It has a touch", .happens("a.touchesBegan")) })
        let found = MutationStudy(experiment, kinds: [.engine]).run().outcomes
        #expect(found.filter { $0.state == .invalid }.map(\.name) == ["UIGestureRecognizer.cancelsTouchesInView defaults to false"])
    }
}

// Used in these tests only: what is taken away from a class is so in the whole process.
private final class UntouchedPad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class MutatedPad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
