import EventTrace
import ExperimentKit
import Studies
import TraceBuilding

extension Sample {
    private static let callsSuper = Variable<Bool>("callsSuper", "Touch methods call super")
    private static let tapped = AnyVariable("tapped", "The view under the finger", ["level_3", "level_2", "level_1"])
    private static let color = AnyVariable("color", "What the views look like", ["red", "blue"])

    /// Touches that climb the chain: several groups, a refuted claim, a variable that never matters.
    package static let climb: ExperimentResult = {
        let experiment = Experiment(
            id: "HitTestTouch", title: "Which views receive a touch?",
            question: "Three views are nested. When `level_3` is touched, do the two **around** it receive it? See <b>nobody</b>.",
            answer: "Only if every view on the way calls super.",
            origins: [
                Statement(document: "000", section: "1", "Labels and bubbling."),
                Statement(document: "000", section: "1", "Bubbling again."),
            ],
            variables: [callsSuper, tapped, color], stage: { _ in },
            claims: {
                Claim(
                    "The view under the finger receives the touch first.", .happens("*.touchesBegan"),
                    quotes: Statement(document: "000", section: "1.2", "Touches start at the hit view & climb."),
                    explanation: "Touches start at the *hit view*.")
                Claim(
                    "`level_1` always receives the touch.", .happens("level_1.touchesBegan"), rules: [Sample.rules[1]],
                    knownRefutation: "It needs super.")
                Claim("Nothing is cancelled.", .never("*.touchesCancelled"))
                Claim(
                    "With super, the way up is nested.", when: callsSuper.isOn, .nested("level_1.touchesBegan", in: "level_2.touchesBegan"))
            })
        let findings = experiment.cases.map { Finding(case: $0, trace: Trace(lines: lines($0)), stage: stage) }
        return experiment.conclude(findings)
    }()

    private static func lines(_ case: Case) -> String {
        let levels = ["level_3", "level_2", "level_1"]
        let start = levels.firstIndex(of: `case`[tapped]?.description ?? "") ?? 0
        let climbs = `case`[callsSuper] == .flag(true)
        let asked =
            "level_1.hitTest -> \(levels[start])\n  level_2.hitTest -> \(start < 2 ? levels[start] : "nil")\n! \(levels[start]) bind\n"
        return asked
            + ["touchesBegan", "touchesEnded"].map { call in
                levels[start...].prefix(climbs ? 3 : 1).enumerated().map { index, level in
                    String(repeating: "  ", count: index) + "\(level).\(call)\n"
                }.joined()
            }.joined()
    }
}
