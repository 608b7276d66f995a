import EventTrace
import Experiments
import ExperimentKit
import ReportKit
import Studies
import Testing
import TranslationKit
import UIKit

@testable import ProjectKit

/// Why calls of the experiments are missing.
struct ReasonTests {
    /// The sentences of a chain with the rules behind them, and the rule that proves it.
    private func why(_ id: String, _ settings: String, _ call: String, _ translation: Translation = .english) throws -> (
        lines: [String], rule: String?
    ) {
        let experiment = try #require(allExperiments.first { $0.id == id })
        let filter = try CaseFilter([settings], for: experiment)
        let result = Runner().run(experiment)
        let index = try #require(result.findings.firstIndex { filter.selects($0.case) })
        let study = ReasonStudy(result)
        let reason = try #require(study.study(ofCase: index).reasons.first { $0.call == call })
        let chain = try #require(ReasonChain(reason, inCase: index, of: result, study.calls))
        let wording = Wording(translation, experiment)
        return (chain.links.map { wording.sentence($0) + ($0.rule.map { " \($0)" } ?? "") }, reason.rule?.rule.description)
    }

    @Test func `a button keeps the tap of its parent from firing`() throws {
        let found = try why("ControlUnderParentsTap", "control=a `UIButton`,recognizer=a tap", "parentGesture.action(ended)")
        #expect(
            found.lines == [
                "Finger 1 goes down at 0.0 ms.", "`parentGesture`, a recognizer of `parent`, receives the touch. GE.1",
                "Finger 1 lifts at 80.0 ms.",
                "`control` keeps `parentGesture` from being recognized. CO.6", "`parentGesture` fails. GE.33",
            ])
        #expect(found.rule == "CO.6")
    }

    @Test func `a hidden view and one without user interaction are skipped`() throws {
        let hidden = try why("WhatHidesAView", "setting=is hidden,on=the child", "child.touchesBegan")
        #expect(hidden.rule == "HT.1")
        #expect(hidden.lines.contains("Hit-testing skips `child`, because it is hidden. HT.1"))
        let disabled = try why("WhatHidesAView", "setting=has interaction disabled,on=the child", "child.touchesBegan")
        #expect(disabled.rule == "HT.1")
        #expect(disabled.lines.contains("Hit-testing skips `child`, because its `isUserInteractionEnabled` is off. HT.1"))
        #expect(disabled.lines.last == "`parent` becomes the view of the touch. TO.1")
    }

    @Test func `a delegate says no`() throws {
        let touch = try why(
            "DelegateThatChangesItsMind", "question=`shouldReceive`,yes=says yes only once the finger is down", "mine.action(began)")
        #expect(touch.rule == "GE.12")
        #expect(
            touch.lines.suffix(2).first == "`delegate` is asked `shouldReceiveTouch` about `mine` and answers `false`. GE.12")
        let vetoed = try why(
            "ControlUnderParentsTap", "control=a subclass that declines gestures,recognizer=a tap", "parentGesture.action(ended)")
        #expect(vetoed.rule == "GE.33")
        #expect(vetoed.lines[3] == "`control` is asked `gestureRecognizerShouldBegin` about `parentGesture` and answers `false`. GE.33")
    }

    @Test func `a recognizer waits for another, which recognizes`() throws {
        let found = try why(
            "StateOfThoseThatLose", "loses=it waits for another recognizer, which recognizes", "pan.action(began)")
        #expect(found.rule == "GE.11")
        #expect(found.lines.last == "`pan` waits for `other` to fail. GE.11")
    }

    @Test func `a recognizer excludes another`() throws {
        let found = try why("NestedScrollViews", "drag=up", "delegate.scrollViewWillBeginDragging(outer)")
        #expect(found.rule == "GE.8")
        #expect(found.lines.contains { $0.hasPrefix("`scrollPan_2` ") && $0.hasSuffix("GE.8") })
    }

    @Test func `a tap cancels the touch of its view`() throws {
        let found = try why("ViewUnderATap", "choice=has its default settings,finger=taps", "pad.touchesEnded")
        #expect(found.rule == "GE.5")
        #expect(found.lines.last == "The touch of `pad` is cancelled, because of `tap`. GE.5")
    }

    @Test func `the same chain has Chinese words`() throws {
        let chinese = Translations.builtIn[.chinese]
        let found = try why("ControlUnderParentsTap", "control=a `UIButton`,recognizer=a tap", "parentGesture.action(ended)", chinese)
        #expect(found.lines[3] == "`control` 不让 `parentGesture` 识别。 CO.6")
    }

    @Test func `a call that is made has a chain from the touch to the call`() throws {
        let found = try why(
            "ControlUnderParentsTap", "control=a plain subclass of `UIControl`,recognizer=a tap", "parentGesture.action(ended)")
        #expect(
            found.lines == [
                "Finger 1 goes down at 0.0 ms.", "`parentGesture`, a recognizer of `parent`, receives the touch. GE.1",
                "Finger 1 lifts at 80.0 ms.",
                "`parentGesture` is recognized. GE.4", "`parentGesture` fires its action for `ended`. GE.30",
            ])
        #expect(found.rule == "GE.1")
    }

    @Test func `a call that no case has is explained by the rule without which a case has it`() throws {
        let experiment = try #require(allExperiments.first { $0.id == "WhereActionsRun" })
        let result = Runner().run(experiment)
        let study = ReasonStudy(result)
        #expect(!study.calls.all.contains { $0.call == "touchesEnded" })
        let found = study.study(ofCase: 0, never: "*.touchesEnded")
        let call = try #require(found.never.first)
        let reason = try #require(found.reasons.first { $0.call == call.token })
        let chain = try #require(ReasonChain(reason, inCase: 0, of: result, study.calls, never: call))
        #expect(!reason.isMade && reason.otherCase == nil)
        #expect(chain.links.contains { $0.rule == reason.rule?.rule })
    }

    private func committed() throws -> ReasonTable {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try #require(try ReasonFile(in: Project(given: "/\(root)"))).table(AllResults.value)
    }

    /// By the committed reasons, which give every chain without a run; `make check-release` works all of them out again.
    @Test func `every missing call of every experiment has a chain of at most five links`() throws {
        let table = try committed()
        #expect(table.outdated == [], "run evdoc why --update")
        for result in AllResults.value {
            let tally = ReasonTally(result, table)
            #expect(tally.unexplained.filter { !$0.isMade } == [], "\(result.experiment.id)")
            #expect(tally.missing == tally.byRule + tally.byVariable + tally.byVariables)
            for chain in table.chains(of: result).joined() {
                #expect(!chain.links.isEmpty && chain.links.count <= ReasonChain.most, "\(result.experiment.id): \(chain.reason.call)")
            }
        }
    }
}
