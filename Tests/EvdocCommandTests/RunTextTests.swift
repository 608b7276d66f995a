import ExperimentKit
import Studies
import Testing
import UIKit

@testable import EvdocCommand

private let waits = Variable<Bool>("waits", "the tap waits", off: "the tap does not wait")
private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")
private let double = Named<UITapGestureRecognizer>("double")

private let lateTap = Experiment(id: "LateTap", question: "When does the tap act?", variables: [waits]) { stage in
    stage.add(LoggedView(), pad)
    stage.add(UITapGestureRecognizer(), tap, to: pad)
    stage.add(UITapGestureRecognizer(), double, to: pad).numberOfTapsRequired = 2
    if stage[waits] { stage[tap].require(toFail: stage[double]) }
    stage.script.tap(pad)
} outcomes: {
    Outcome("the tap acts late", not: "the tap acts at once", tap.action, after: .milliseconds(100))
}

struct RunTextTests {
    @Test func `cases with one ordering say their own outcomes`() {
        let result = Runner().run(lateTap)
        let text = RunText(result: result, findings: result.findings, record: nil, style: Style(isColored: false)).text
        #expect(
            text.hasPrefix(
                """
                LateTap  When does the tap act?

                Case 1  waits=off
                  the tap acts at once
                Case 2  waits=on
                  the tap acts late
                   0.0  pad.touchesBegan

                """.dropLast()), "\(text)")
    }
}
