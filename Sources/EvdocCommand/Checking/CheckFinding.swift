import ExperimentKit

/// Something that `evdoc check` does not accept.
struct CheckFinding {
    enum Kind: String, CaseIterable {
        case mistake, verdict, observation, report, ablation, mutations, reasons, translation

        var exitCode: ExitCode {
            switch self {
            case .mistake, .translation: .authorsMistake
            case .verdict, .observation: .surprisingVerdict
            case .report: .staleReport
            case .ablation, .mutations, .reasons: .outdatedStudy
            }
        }

        /// One of them, and several.
        var nouns: (String, String?) {
            switch self {
            case .mistake: ("mistake", nil)
            case .verdict: ("surprising verdict", nil)
            case .observation: ("surprising observation", nil)
            case .report: ("report that differs", "reports that differ")
            case .ablation: ("ablation that is out of date", nil)
            case .mutations: ("trial of mutations that is out of date", "trials of mutations that are out of date")
            case .reasons: ("list of reasons that is out of date", "lists of reasons that are out of date")
            case .translation: ("faulty entry of a translation", "faulty entries of translations")
            }
        }
    }

    let kind: Kind
    /// Nil where it stands nowhere in a file.
    let location: Location?
    /// The id of the experiment that it is about.
    var experiment: String?
    /// The claim's number, counted from 1.
    var claim: Int?
    /// One line.
    let summary: String
    /// A line each.
    var details: [String] = []
    /// How many things of its kind it stands for.
    var count = 1

    init(
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

    init(_ diagnostic: Diagnostic, _ kind: Kind, at location: Location) {
        self.init(kind, at: location, diagnostic.summary, details: diagnostic.remedy.map { [$0] } ?? [])
    }

    /// `experiments/X.swift:42: error: …`, with details on lines below.
    var text: String { (["\(location.map { "\($0): " } ?? "")error: \(summary)"] + details).joined(separator: "\n    ") + "\n" }
}
