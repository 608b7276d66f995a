import EventTrace
import ExperimentKit
import Experiments
import Studies
import Testing
import UIKit

/// Every rule can be seen at work.
struct RuleCoverageTests {
    /// Rules that write nothing, and that claims name: what never happens (HT.7), and the engine's own choices, a number or an order that no
    /// source gives, each beside the documented rule that writes. RC.162 and RC.163 choose the controller that RC.161 asks and writes about.
    private let unwritten: Set<String> = [
        "HT.7", "CO.31", "CO.32", "GE.42", "GE.43", "GE.44", "GE.45", "GE.46", "GE.47", "GE.48", "RC.41", "RC.162", "RC.163", "SC.81",
        "SC.82", "TO.19",
        "TO.20", "TO.21", "TX.11", "TX.12", "TX.13", "TX.18",
    ]

    @Test func `every rule is at work in a case that supports a confirmed claim`() {
        let shown = Set(AllResults.value.flatMap(\.rulesShown))
        let silent = Set(RuleBook.all.map(\.id).filter { !shown.contains($0) }.map(\.description))
        #expect(silent.subtracting(unwritten).sorted() == [], "no experiment shows these")
        #expect(unwritten.subtracting(silent).sorted() == [], "these are shown")
    }

    @Test func `a rule that explains a claim is in the record of its cases`() {
        let found = Set(AllResults.value.flatMap(unrecorded))
        #expect(found.subtracting(Self.unrecorded).sorted() == [], "no case of the claim has an entry by the rule that it names")
        #expect(Self.unrecorded.subtracting(found).sorted() == [], "these are gone: take them off the list")
    }

    @Test func `no text names a rule: claims do, by value`() {
        let prefixes = RuleID.Family.allCases.map(\.prefix)
        let words = allExperiments.flatMap(texts).flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == ".") } }
        let ids = words.filter { word in
            prefixes.contains { word.hasPrefix($0 + ".") && word.dropFirst($0.count + 1).first?.isNumber == true }
        }
        #expect(ids == [])
    }

    private func texts(of experiment: Experiment) -> [String] {
        let claims = experiment.claims.flatMap { [$0.statement, $0.explanation ?? "", $0.knownRefutation ?? ""] }
        return [experiment.title, experiment.question, experiment.answer ?? ""] + claims
    }

    /// Experiment and rule, for the rules that a claim names although no case that it is about has an entry by them.
    private func unrecorded(in result: ExperimentResult) -> [String] {
        result.claims.flatMap { claim in
            let cases = Set(claim.supporting + claim.contradicting)
            let traces = result.findings.filter { cases.contains($0.case.index) }.map(\.trace)
            let recorded = Set(traces.flatMap { $0.entries.compactMap(\.rule) })
            return claim.claim.rules.filter { !recorded.contains($0.id) }.map { "\(result.experiment.id) \($0.id)" }
        }
    }

    /// Nearly all of these claims say what a rule keeps from happening, or what happens where it does not hold. The list only gets shorter.
    private static let unrecorded: Set<String> = [
        // RC.161 writes the question and the decision about the controller that these choose.
        "StatusBarStyleAsked RC.162",
        "StatusBarStyleAsked RC.163",
        // The engine's own choices write nothing.
        "CoalescedTouches TO.21",
        "DelegateOfAZoom SC.81",
        "DisabledScrolling SC.82",
        "DragToDismiss TX.13",
        "EditingDelegate TX.11",
        "EventsWithoutAPlace RC.41",
        "FieldInAnAlert TX.18",
        "HowFarATapMoves GE.42",
        "HowLongATapLasts GE.42",
        "KeysAndCode TX.12",
        "TimeOfASecondTap GE.43",
        "KnobsUnderAPan CO.32",
        "OwnRecognizer GE.48",
        "PageControlTaps CO.31",
        "PanInOneDirection GE.44",
        "PinchWithRotation GE.46",
        "PlaceOfASecondTap TO.19",
        "RecognizerToggled GE.47",
        "RowAndTapAbove GE.42",
        "SingleAndDoubleTap GE.43",
        "SwipeOrPan GE.45",
        "TapThatMoves GE.42",
        "TouchIdentity TO.20",
        "VelocityOfAPan GE.44",
        "WhereAPanStarts GE.44",
        "ButtonInCell SC.3", "DetentByCode RC.147", "SheetDismissed RC.143", "SliderInAPage SC.21", "WillTransitionWithoutEnd RC.123",
        "ControllerAppears RC.14", "ControllersInTheChain HT.7", "DelegateOfAZoom SC.23",
        "DelegateThatChangesItsMind GE.31", "DisabledButton CO.6", "DragAndZoom SC.16", "DragExitAndOutside CO.11",
        "DraggedSwitch CO.14", "EditMenu RC.15", "EventsWithoutAPlace RC.6", "EveryButtonEnlarged HT.3",
        "ExclusiveTouch TO.6", "FingerLimit TO.4", "FingersOfAPan GE.34",
        "HitTestButton CO.1", "HitTestButton RC.5", "HitTestPoint HT.8", "HitTestTouch RC.4",
        "KeyWindow HT.5", "KeyWindow PL.5", "KeysAndCode TX.3", "KnobsUnderAPan CO.6",
        "MovedByAConstraint PL.9", "NestedScrollViews SC.9", "OwnRecognizer GE.10",
        "PointerButtons GE.29", "RecognizerWithoutSuper GE.6", "RecognizersOnOneView GE.11",
        "RecognizersOnOneView GE.14", "RowAndTapAbove SC.3", "SeenInFront HT.8", "SelectionWhileEditing SC.20",
        "SingleAndDoubleTap GE.11", "SkippedOpacity HT.1", "StateOfThoseThatLose GE.30",
        "SwipeOrPan GE.23", "TapCounts GE.11", "TapCounts TO.2", "TapToDismiss SC.3",
        "TapToDismiss TX.5", "TapToDismiss TX.6", "TargetsThatGo CO.12", "TouchOnAHeader HT.3", "TouchOnAHeader SC.24",
        "ValueControls CO.13", "WatchingAllEvents PL.5", "WhenListsSelect SC.4", "WhereAPanStarts GE.16",
        "WhereActionsRun GE.2", "WhereActionsRun PL.3", "WhichWindowIsKey PL.5",
    ]
}
