import Studies

/// The limits of the agreement: the share that chance would reach, and the areas without observations.
struct FidelityLimits {
    let fidelity: Fidelity
    let context: PageContext

    var html: HTML { "\(chance)\(blindScenes)\(unseenRules)\(unseenExperiments)" }

    private var chance: HTML {
        guard fidelity.hasPublished else { return "" }
        let percent = (fidelity.chance.share * 1000).rounded() / 10
        return "<p>\(context.say(EvidencePhrase.chance, ["percent": "\(percent)", "shuffles": "\(ChanceAgreement.shuffles)"]))</p>\n"
    }

    /// The observations of an event without its time.
    private var blindScenes: HTML {
        let items = fidelity.chance.blind.map { EvidenceLink.html($0, context) }
        return folded(.blindScenes, context.count(items.count, .oneObservation, .manyObservations), items)
    }

    private var unseenRules: HTML {
        let rows =
            context.content.ablation?.rows.filter { $0.rule.counterfactual.canBeOff && $0.outcome?.observations.isEmpty == true } ?? []
        let items = rows.map { row -> HTML in
            "\(context.rule(row.rule.id)) \(Badge.grade(of: row.rule, context)) \(context.inline(row.rule.sentence, in: row.rule.context))"
        }
        return folded(.unseenRules, context.count(items.count, .oneRule, .manyRules), items)
    }

    private var unseenExperiments: HTML {
        let items = context.content.results.filter { fidelity.entries(beside: $0.experiment).isEmpty }.map { context.link($0) }
        return folded(.unseenExperiments, context.count(items.count, .oneExperiment, .manyExperiments), items)
    }

    private func folded(_ phrase: EvidencePhrase, _ count: String, _ items: [HTML]) -> HTML {
        context.folded(context.say(phrase, ["count": count]), items)
    }
}
