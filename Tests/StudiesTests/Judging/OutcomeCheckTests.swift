import ExperimentKit
import Testing
import UIKit

@testable import Studies

private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")

/// What is said of outcomes that tell no case from another.
struct OutcomeCheckTests {
    private func messages(
        tapped: Named<LoggedView> = pad, @ListBuilder<Outcome> _ outcomes: @escaping () -> [Outcome]
    ) -> [String] {
        let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
        let experiment = Experiment(id: "Outcomes", question: "What comes?", variables: [cancels]) { stage in
            stage.add(LoggedView(), pad)
            stage.add(UITapGestureRecognizer(), tap, to: pad).cancelsTouchesInView = stage[cancels]
            stage.script.tap(tapped)
        } outcomes: {
            outcomes()
        }
        // Some are found without a run, and by the run too.
        return Array(Set((experiment.diagnostics + Runner(jobs: 1).run(experiment).diagnostics).map(\.summary))).sorted()
    }

    @Test func `an outcome that every case has, and one that no case has`() {
        #expect(
            messages { Outcome("the view gets the touch", not: "it does not", pad.touchesBegan) }
                == ["every case has the outcome “the view gets the touch”"])
        #expect(
            messages { Outcome("the finger moves", not: "it rests", pad.touchesMoved) } == ["no case has the outcome “the finger moves”"])
    }

    @Test func `a state that hides those behind it has its title`() {
        let found = messages {
            Outcome("the touch", otherwise: "is gone") {
                Outcome.State("comes", pad.touchesBegan)
                Outcome.State("is cancelled", pad.touchesCancelled)
            }
        }
        #expect(found == ["every case has the outcome “the touch comes”"])
    }

    @Test func `two outcomes of the same words`() {
        let found = messages {
            Outcome("the touch is cancelled", not: "it ends", pad.touchesCancelled)
            Outcome("the touch is cancelled", not: "it ends", pad.touchesEnded.never)
        }
        #expect(found.count == 1 && found[0].hasPrefix("outcome 2 has the words of outcome 1, at line "))
    }

    @Test func `a stage with a mistake has no outcomes to speak of`() {
        let found = messages(tapped: Named<LoggedView>("nowhere")) {
            Outcome("the touch is cancelled", not: "it ends", pad.touchesCancelled)
        }
        #expect(!found.isEmpty && found.allSatisfy { !$0.contains("outcome") })
    }
}
