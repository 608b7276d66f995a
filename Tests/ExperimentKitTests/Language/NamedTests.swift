import EventTrace
import ExperimentKit
import Foundation
import Testing
import UIKit

struct NamedTests {
    private let pad = Named<LoggedView>("pad")
    private let tap = Named<UITapGestureRecognizer>("tap")

    /// `Named` offers a member for each method that the record holds.
    @Test func `each recorded method is offered by a type`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/ExperimentKit/Names")
            .standardized
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        let own = try String(contentsOf: folder.appending(path: "../Language/Named.swift").standardized, encoding: .utf8)
        let offered = Set((sources.joined() + own).matches(of: /call\(\.(\w+)\)/).map { String($0.output.1) })
        let recorded = Set(Word.allCases.filter { $0.isMethod && $0 != .sendActionOfClosure }.map { $0.rawValue })
        #expect(recorded.subtracting(offered).sorted() == [])
        #expect(offered.subtracting(recorded).sorted() == [])
    }

    @Test func `a call without a detail matches any, one with a detail that one`() {
        #expect(tap.action.matches("tap.action(began)"))
        #expect(tap.action(.ended).matches("tap.action(ended)"))
        #expect(!tap.action(.ended).matches("tap.action(began)"))
        #expect(pad.touchesBegan.matches("pad.touchesBegan"))
        #expect(!pad.touchesBegan.matches("pad.touchesBeganAgain(x)"))
        #expect(Named<LoggedRows>("rows").didSelectRow("[0, 5]").matches("rows.didSelectRow([0, 5])"))
        #expect(Named<LoggedView>("level_*").touches.matches("level_3.touchesEnded"))
        #expect(anyone.touchesBegan.matches("pad.touchesBegan"))
    }

    /// As the cases of `Expectation` are; without a dot in front, which would continue the line above.
    @Test func `what a claim expects of the record is written like a call`() {
        let lifted = Mark("the finger has lifted")
        let claims: [(ExperimentKit.Expectation, ExperimentKit.Expectation)] = [
            (decided("tap: wait *"), .decided("tap: wait *")), (neverDecided("tap: wait *"), .neverDecided("tap: wait *")),
            (
                entries {
                    "tap: wait *"; tap.action; lifted
                }, .entries(inOrder: ["tap: wait *", "tap.action", "the finger has lifted"])
            ),
            (ruleAtWork(.touchMethodsClimb), .ruleAtWork(.touchMethodsClimb)),
            (ruleNotAtWork(.touchMethodsClimb), .ruleNotAtWork(.touchMethodsClimb)), (noCalls, .noCalls),
            (lifted.never, .never("the finger has lifted")), (lifted.happens, .happens("the finger has lifted")),
            (lifted.times(2), .exactly(2, "the finger has lifted")),
            (lifted.before(tap.action), .before("the finger has lifted", "tap.action")),
            (lifted.before(Mark("b")), .before("the finger has lifted", "b")),
            (tap.action.before(lifted), .before("tap.action", "the finger has lifted")),
            (tap.action.comes(0...5, after: lifted), .interval(from: "the finger has lifted", to: "tap.action", milliseconds: 0...5)),
        ]
        for (written, meant) in claims { #expect("\(written)" == "\(meant)") }
        guard case .holds("it is so", _) = holds("it is so", { _ in true }) else {
            Issue.record("no test of the record")
            return
        }
    }

    @Test func `lines of a claim are an order, and expectations beside it`() {
        let claim = Claim("It is so.") {
            pad.touchesBegan
            tap.action(.ended)
            pad.touchesEnded.never
        }
        guard case .all(let parts) = claim.expectation, parts.count == 2, case .order(let calls) = parts[0],
            case .never(let never) = parts[1]
        else {
            Issue.record("the expectation is \(claim.expectation)")
            return
        }
        #expect(calls == ["pad.touchesBegan", "tap.action(ended)"])
        #expect(never == "pad.touchesEnded")
        guard case .happens("tap.action(ended)") = Claim("It is so.", expect: { tap.action(.ended) }).expectation else {
            Issue.record("a single line is no order")
            return
        }
    }

    @Test func `a mark is a line of its own`() {
        let lifted = Mark("lifted")
        guard
            case .order(["tap.action", "lifted"]) = Claim(
                "It is so.",
                expect: {
                    tap.action; lifted
                }
            ).expectation,
            case .ordering(["tap.action", "lifted"], among: []) = only(order: {
                tap.action; lifted
            })
        else {
            Issue.record("a mark is no line")
            return
        }
    }

    @Test func `lines depend on conditions of the file`() {
        func calls(_ waits: Bool) -> ExperimentKit.Expectation {
            Claim("It is so.") {
                if waits { tap.action(.began) }
                for name in [pad] { name.touchesEnded }
            }.expectation
        }
        guard case .order(let both) = calls(true), case .happens(let one) = calls(false) else {
            Issue.record("the lines are \(calls(true)) and \(calls(false))")
            return
        }
        #expect(both == ["tap.action(began)", "pad.touchesEnded"])
        #expect(one == "pad.touchesEnded")
    }
}
