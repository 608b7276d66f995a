import EventTrace
import TraceBuilding
import Testing

@testable import EvdocCommand

struct SeenCallsTests {
    private static let source = """
        private let pad = Named<LoggedView>("pad")
        private let tap = Named<UITapGestureRecognizer>("tap"), rows = 3
        private let opened = Mark("the gate opened")
        let one = Experiment(id: "One", question: "?") { stage in
            stage.mark(opened)
        } claims: {
            Claim("It is so, (really).", when: waits.isOn) { }
            Claim("Nothing happens.") {
            }
        }

        """

    private let calls = Trace(
        lines: """
            pad.touchesBegan
            tap.action(ended)
            — the gate opened
            delegate.didSelectRow(row)
            """
    ).ordering

    @Test func `an empty claim is given the calls by their constants, at its line`() {
        var seen = SeenCalls(SeenCallsTests.source)
        let filled = [seen.fill(claimOn: 7, with: calls), seen.fill(claimOn: 8, with: []), seen.fill(claimOn: 4, with: calls)]
        #expect(filled == [true, true, false])
        #expect(
            seen.text.contains(
                """
                    Claim("It is so, (really).", when: waits.isOn) {
                        only {
                            pad.touchesBegan
                            tap.action(.ended)
                            opened.written
                            "delegate.didSelectRow(row)"
                        }
                    }
                    Claim("Nothing happens.") {
                        Expectation.noCalls
                    }

                """))
    }
}
