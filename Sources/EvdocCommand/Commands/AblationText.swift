import EventTrace
import ProjectFiles
import ProjectKit
import Studies

/// The claims that notice the absence of each rule, as lines for a terminal.
struct AblationText {
    private let rules: [Rule]
    private let ablations: [RuleID: RuleAblation]
    private let lab: Laboratory
    private let console: Console

    init(_ rules: [Rule], _ ablations: [RuleAblation], _ lab: Laboratory, _ console: Console) {
        self.rules = rules
        self.ablations = Dictionary(uniqueKeysWithValues: ablations.map { ($0.rule, $0) })
        self.lab = lab
        self.console = console
    }

    /// The text: every claim for a single rule, numbers for several rules.
    var text: String { rules.count == 1 ? details(rules[0]) : table + summary }

    private var style: Style { console.style }

    private var table: String {
        var columns = Columns()
        for rule in rules {
            let ablation = ablations[rule.id]
            columns.add(
                Columns.Cell(rule.id.description, .cyan), Columns.Cell(words(ablation), look(ablation)),
                Columns.Cell(rule.counterfactual.sentence, .faint))
        }
        return columns.text(style)
    }

    private func words(_ ablation: RuleAblation?) -> String {
        guard let ablation else { return "cannot be off" }
        if ablation.experiments.isEmpty { return "decides nothing" }
        return ablation.isSilent ? "no claim" : counted(ablation.claimCount, "claim")
    }

    private func look(_ ablation: RuleAblation?) -> Style.Look {
        guard let ablation else { return .faint }
        return ablation.isSilent ? .yellow : .green
    }

    private var summary: String {
        let known = rules.compactMap { ablations[$0.id] }
        let noticed = known.count { !$0.isSilent }
        return """

            \(counted(rules.count, "rule")): \(noticed) noticed by claims, \(known.count - noticed) by none, \
            \(rules.count - known.count) that cannot be off

            """
    }

    private func details(_ rule: Rule) -> String {
        let head = """
            \(style(.bold, rule.id.description))  \(rule.sentence)

            \(style(.bold, rule.counterfactual.canBeOff ? "Without it" : "Cannot be off"))
            \(Wrapping.lines(rule.counterfactual.sentence, width: console.width))

            """
        guard let ablation = ablations[rule.id] else { return head }
        let affected = ablation.experiments.filter { $0.changed > 0 || !$0.claims.isEmpty }
        let others = ablation.experiments.count - affected.count
        let rest = others == 0 ? "" : "  decides in \(counted(others, "more experiment")) without another ordering\n"
        let experiments = affected.map(lines).joined() + rest
        let observations = ablation.observations.map { "  observation \($0)\n" }.joined()
        return head + "\n\(style(.bold, "Noticed by \(counted(ablation.claimCount, "claim"))"))\n\(experiments)\(observations)"
    }

    private func lines(_ ablation: ExperimentAblation) -> String {
        let experiment = lab.experiments.first { $0.id == ablation.experiment }
        let counts = "decides in \(counted(ablation.decided, "case")), another ordering in \(ablation.changed)"
        let claims = ablation.claims.map { "    \($0 + 1). \(experiment?.claims[$0].statement ?? "")\n" }
        return "  \(style(.cyan, ablation.experiment))  \(counts)\n" + claims.joined()
    }
}
