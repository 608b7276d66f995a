import ExperimentKit
import Laws
import ReportKit

/// The laws with their verdicts, as JSON; `site/pages/json.md` describes it.
struct LawsJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let laws: [LawJSON]

    init(_ laws: [Law], _ records: [LawRecord]) {
        (format, version) = ("evdoc-laws", 1)
        self.laws = laws.map { law in LawJSON(law, records.first { $0.law == law.id }) }
    }

    struct LawJSON: Encodable {
        let law: String
        let statement: String
        /// `holds`, `fails`, `open`, `vacuous`; nil without a committed verdict.
        let verdict: String?
        let size: Int?
        let worlds: Int?
        let about: Int?
        let failing: Int?
        let counterexample: String?
        let except: String?
        let exceptIsExact: Bool?
        let rules: [String]
        let isEmpty: Bool?

        init(_ law: Law, _ record: LawRecord?) {
            self.law = law.id
            statement = law.statement
            verdict = record?.standing.rawValue
            size = record?.size
            worlds = record?.worlds
            about = record.map { $0.worlds - $0.notSelected }
            failing = record?.failing
            counterexample = record?.smallest
            except = (record?.boundary).map { Wording(.english, of: law.id, variables: law.features).condition($0.exception) }
            exceptIsExact = record?.boundary?.isExact
            rules = record?.rules.map(\.description) ?? []
            isEmpty = record?.isEmpty
        }
    }
}
