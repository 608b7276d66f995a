import ExperimentKit
import Studies
import Testing
import UIKit

/// What does not fail, and is reported all the same.
struct WarningTests {
    private func warnings(
        title: String = "A title", question: String = "A question?", _ claims: [Claim] = [],
        _ stage: @escaping @Sendable (Stage) -> Void = { $0.script.tap("root") }
    ) -> [String] {
        let result = Runner().run(Experiment(id: "E", title: title, question: question, stage: stage, claims: { claims }))
        #expect(result.diagnostics == [])
        return result.warnings.map { "\($0.summary). \($0.remedy ?? "")" }
    }

    @Test func `a sound experiment has none`() {
        #expect(warnings([Claim("It is so", .noCalls)]) == [])
    }

    @Test func `empty texts`() {
        #expect(warnings(title: " ") == ["'E' has an empty title. Write one: readers see it first."])
        #expect(warnings(question: "") == ["'E' has an empty question. Write one: readers see it first."])
        #expect(warnings([Claim("", .noCalls)]) == ["a claim of 'E' has an empty statement. Say in a sentence what it claims."])
    }

    @Test func `a finger outside of the window, and what it does is played all the same`() {
        let found = warnings { stage in
            stage.script.tap(at: CGPoint(x: 500, y: 10))
            stage.script.drag([.point(x: 10, y: 10), .point(x: 10, y: -20.5)], duration: 0.1)
        }
        #expect(
            found == [
                "finger 1 lands at (500, 10), which is outside of the window. The window is 390 by 844 points.",
                "finger 1 moves to (10, -20.5), which is outside of the window. The window is 390 by 844 points.",
            ])
    }

    @Test func `a finger of a scene may come from outside of the window`() {
        let scene = ObservationScene("from-outside", prints: [], of: ["*.touchesBegan"]) { stage in
            stage.script.tap(at: CGPoint(x: 500, y: 10))
        }
        #expect(scene.run().diagnostics == [])
    }

    @Test func `a target that has died, and whose action nobody receives`() {
        final class Target {
            func act() {}
        }
        let remedy =
            "Keep the target in a constant of the stage that something holds: neither a control nor a recognizer retains it."
        let found = warnings { stage in
            let pad = stage.name(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "pad")
            stage.view.addSubview(pad)
            pad.addGestureRecognizer(
                stage.name(UITapGestureRecognizer(target: Target(), action: Selector("act()", Target.act)), "tap"))
            let button = stage.name(UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 100)), "button")
            button.addTarget(Target(), action: Selector("act()", Target.act), for: .touchUpInside)
            stage.view.addSubview(button)
            stage.script.tap("pad")
            stage.script.tap("button")
        }
        #expect(
            found == ["tap", "button"].map { "a target of '\($0)' is gone when its action is sent, and nobody receives it. \(remedy)" })
    }

    @Test func `a recognizer whose touch methods leave out super in every case`() {
        final class Deaf: UITapGestureRecognizer {
            let passesOn: Bool
            init(passesOn: Bool) {
                self.passesOn = passesOn
                super.init(target: nil, action: nil)
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if passesOn { super.touchesBegan(touches, with: event) }
            }
        }
        let passes = Variable<Bool>("passes", "It calls super")
        func warnings(_ variables: [AnyVariable], _ passesOn: @escaping @Sendable (Stage) -> Bool) -> [String] {
            Runner().run(
                Experiment(
                    id: "E", title: "A title", question: "?", variables: variables,
                    stage: { stage in
                        let pad = stage.add(LoggedView(), "pad")
                        stage.add(Deaf(passesOn: passesOn(stage)), "tap", to: pad)
                        stage.script.tap(pad)
                    })
            ).warnings.map { "\($0.summary). \($0.remedy ?? "")" }
        }
        #expect(
            warnings([]) { _ in false } == [
                "'tap' never calls super in touchesBegan: its recognizer does not see the touch, and cannot recognize. Call super.touchesBegan(_:with:)."
            ])
        #expect(warnings([]) { _ in true } == [])
        // An experiment about leaving out super has a case that calls it.
        #expect(warnings([passes]) { $0[passes] } == [])
    }

    @Test func `a warning names file and line`() throws {
        let result = Runner().run(
            Experiment(id: "E", title: "A title", question: "?", stage: { $0.script.tap(at: CGPoint(x: -1, y: 0)) }))
        let line = #line - 1
        let warning = try #require(result.warnings.first)
        #expect("\(warning)".hasPrefix("StudiesTests/WarningTests.swift:\(line): warning: finger 1 lands at (-1, 0), which"))
    }

    @Test func `a script without a step, where nothing happens without one either`() {
        #expect(
            warnings { _ in } == [
                "the script of 'E' has no step in any case, and no code is called. Write one with stage.script, a tap for example."
            ])
        let layout = warnings { stage in _ = stage.add(LoggedHitView(), "pad").hitTest(.zero, with: nil) }
        #expect(layout == [])
    }
}
