import ExperimentKit

/// A finding of `evdoc check`.
package struct CheckFinding {
    package enum Kind: String, CaseIterable {
        case mistake, verdict, observation, bug, law, report, study, translation

        /// The noun for one finding, and for several.
        var nouns: (String, String?) {
            switch self {
            case .mistake: ("mistake", nil)
            case .verdict: ("surprising verdict", nil)
            case .observation: ("surprising observation", nil)
            case .bug: ("reported bug without its answer", "reported bugs without their answers")
            case .law: ("law with another verdict", "laws with other verdicts")
            case .report: ("report that differs", "reports that differ")
            case .study: ("study that is out of date", "studies that are out of date")
            case .translation: ("faulty entry of a translation", "faulty entries of translations")
            }
        }
    }

    package let kind: Kind
    /// The place of the finding; nil if it has none in a file.
    package let location: Location?
    /// The id of the finding's experiment.
    package var experiment: String?
    /// The claim's number, counted from 1.
    package var claim: Int?
    /// The finding in one line.
    package let summary: String
    /// Further lines.
    package var details: [String] = []
    /// The number of findings of this kind that this one stands for.
    package var count = 1

    package init(
        _ kind: Kind, at location: Location?, experiment: String? = nil, claim: Int? = nil, _ summary: String, details: [String] = [],
        count: Int = 1
    ) {
        self.kind = kind
        self.location = location
        self.experiment = experiment
        self.claim = claim
        self.summary = summary
        self.details = details
        self.count = count
    }

    package init(_ diagnostic: Diagnostic, _ kind: Kind, at location: Location) {
        self.init(kind, at: location, diagnostic.summary, details: diagnostic.remedy.map { [$0] } ?? [])
    }

    /// `experiments/X.swift:42: error: …`, with details on lines below.
    package var text: String { (["\(location.map { "\($0): " } ?? "")error: \(summary)"] + details).joined(separator: "\n    ") + "\n" }
}
