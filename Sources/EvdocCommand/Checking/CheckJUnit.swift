import ExperimentKit
import ProjectKit
import Studies

/// The outcome of a check, as the JUnit XML of test viewers: a suite for each experiment, a case for each claim and one for the report.
struct CheckJUnit {
    private struct Suite {
        let name: String
        var cases: [Case] = []
        var failures: Int { cases.count { $0.failure != nil } }
    }

    private struct Case {
        let name: String
        let location: Location?
        let failure: CheckFinding?
    }

    let outcome: CheckOutcome
    let places: RealPlaces

    var text: String {
        let suites = outcome.results.map(suite) + [projectSuite]
        let (tests, failures) = suites.reduce((0, 0)) { ($0.0 + $1.cases.count, $0.1 + $1.failures) }
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        return head + "<testsuites name=\"evdoc\" tests=\"\(tests)\" failures=\"\(failures)\">\n" + suites.map(xml).joined()
            + "</testsuites>\n"
    }

    private func suite(_ result: ExperimentResult) -> Suite {
        let own = outcome.findings.filter { $0.experiment == result.experiment.id }
        var suite = Suite(name: result.experiment.id)
        for (index, claim) in result.claims.enumerated() {
            let failure = own.first { $0.claim == index + 1 }
            suite.cases.append(
                Case(name: "claim \(index + 1): \(claim.claim.statement)", location: places(claim.claim.location), failure: failure))
        }
        suite.cases.append(Case(name: "the report is as committed", location: nil, failure: own.first { $0.kind == .report }))
        return suite
    }

    /// The suite of findings that belong to no experiment.
    private var projectSuite: Suite {
        let ids = Set(outcome.results.map(\.experiment.id))
        let others = outcome.findings.filter { $0.experiment.map { !ids.contains($0) } ?? true }
        let cases = others.map { Case(name: "\($0.kind.rawValue): \($0.summary)", location: $0.location, failure: $0) }
        return Suite(name: "project", cases: cases.isEmpty ? [Case(name: "all else is as committed", location: nil, failure: nil)] : cases)
    }

    private func xml(_ suite: Suite) -> String {
        let head = "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.cases.count)\" failures=\"\(suite.failures)\">\n"
        return head + suite.cases.map { xml($0, suite.name) }.joined() + "  </testsuite>\n"
    }

    private func xml(_ item: Case, _ suite: String) -> String {
        let location = item.failure?.location ?? item.location
        let place = location.map { " file=\"\(escaped($0.file))\" line=\"\($0.line)\"" } ?? ""
        let head = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(item.name))\"\(place)"
        guard let failure = item.failure else { return head + "/>\n" }
        return head
            + ">\n      <failure type=\"\(failure.kind.rawValue)\" message=\"\(escaped(failure.summary))\">\(escaped(failure.text))</failure>\n    </testcase>\n"
    }

    /// The text for XML; characters that XML 1.0 does not allow become the replacement character.
    private func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n": escaped += "&#10;"
            case "\t": escaped += "&#9;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
