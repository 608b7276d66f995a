import EventTrace
import UIKit

extension Experiment {
    /// The author's mistakes that show without a run.
    public var diagnostics: [Diagnostic] {
        let cases = cases
        return shapeDiagnostics + variableDiagnostics + exclusionDiagnostics + baseDiagnostics(cases)
            + claims.flatMap { diagnostics(of: $0, in: cases) }
            + prints.flatMap { diagnostics(of: $0, in: cases) } + repeatedSentences + repeatedOutcomes
    }

    private var shapeDiagnostics: [Diagnostic] {
        var found: [Diagnostic] = []
        if !id.isPlainName {
            found.append(
                Diagnostic(location, "'\(id)' is not a valid id", remedy: "Use letters, digits, '-' and '_'."))
        }
        guard let count = combinationCount else {
            return found + [
                Diagnostic(
                    location, "'\(id)' has more than 4096 combinations", remedy: "Split the experiment, or give a variable fewer values.")
            ]
        }
        if count > 0, cases.isEmpty {
            found.append(Diagnostic(location, "'\(id)' excludes all its cases", remedy: "Exclude less."))
        }
        if cases.count > Experiment.mostCases {
            found.append(
                Diagnostic(
                    location, "'\(id)' has \(cases.count) cases; the most is \(Experiment.mostCases)",
                    remedy: "Split the experiment, give a variable fewer values, or exclude combinations that cannot be."))
        }
        return found
    }

    private var variableDiagnostics: [Diagnostic] {
        var names: Set<String> = []
        return variables.flatMap { variable in
            variable.diagnostics
                + (names.insert(variable.name).inserted
                    ? []
                    : [
                        Diagnostic(
                            variable.location, "'\(id)' has two variables named '\(variable.name)'", remedy: "Rename one of them.")
                    ])
        }
    }

    private func baseDiagnostics(_ cases: [Case]) -> [Diagnostic] {
        let strangers = diagnostics(of: base, at: location)
        if !strangers.isEmpty || cases.isEmpty || cases.contains(where: { base.selects($0) }) { return strangers }
        return [Diagnostic(location, "the base of '\(id)' is none of its cases", remedy: "Let 'base:' select a case.")]
    }

    private var exclusionDiagnostics: [Diagnostic] {
        exclusion.map { diagnostics(of: $0.condition, at: location) + valuesWithoutCase } ?? []
    }

    /// Diagnostics for values that the exclusion removes from all cases.
    private var valuesWithoutCase: [Diagnostic] {
        let cases = cases
        if cases.isEmpty { return [] }
        return variables.flatMap { variable in
            variable.domain.filter { value in !cases.contains { $0[variable] == value } }.map { value in
                Diagnostic(
                    variable.location, "'\(variable.name)' is '\(value)' in no case of '\(id)': all of them are excluded",
                    remedy: "Remove the value, or exclude less.")
            }
        }
    }

    /// Diagnostics for variables that are missing from all these lists of names, which the author's code read in each run.
    package func neverRead(_ namesRead: [[String]]) -> [Diagnostic] {
        variables.filter { variable in !namesRead.contains { $0.contains(variable.name) } }.map { variable in
            Diagnostic(
                variable.location, "'\(variable.name)' is a variable of '\(id)' that its stage and script never read",
                remedy: "Read it with stage[…], or remove it.")
        }
    }

    private func diagnostics(of claim: Claim, in cases: [Case]) -> [Diagnostic] {
        let strangers =
            diagnostics(of: claim.condition, at: claim.location)
            + claim.expectation.variables.compactMap { unknown($0.name, at: claim.location) }
        // A condition about an unknown variable selects nothing: one mistake, not two.
        guard strangers.isEmpty else { return strangers + claim.diagnostics(in: []) }
        return claim.diagnostics(in: cases) + tautologies(among: [claim])
    }

    private func diagnostics(of printed: PrintedOrder, in cases: [Case]) -> [Diagnostic] {
        let strangers = diagnostics(of: printed.condition, at: printed.location)
        return strangers + printed.diagnostics(in: strangers.isEmpty ? cases : [])
    }

    private func diagnostics(of condition: Condition, at location: Location) -> [Diagnostic] {
        condition.questions.flatMap { question -> [Diagnostic] in
            if let unknown = unknown(question.name, at: location) { return [unknown] }
            let domain = variables.first { $0.name == question.name }?.domain ?? []
            return question.values.filter { !domain.contains($0) }.map { outside($0, question.name, domain, location) }
        }
    }

    private func unknown(_ name: String, at location: Location) -> Diagnostic? { variables.unknown(name, in: id, at: location) }

    private func outside(_ value: Value, _ name: String, _ domain: [Value], _ location: Location) -> Diagnostic {
        Diagnostic(
            location, "'\(value)' is no value of '\(name)'",
            remedy: "Its values are \(domain.map { $0.description }.joined(separator: ", ")).")
    }
}

extension [AnyVariable] {
    /// A diagnostic if no variable of the experiment `id` has this name.
    func unknown(_ name: String, in id: String, at location: Location) -> Diagnostic? {
        let names = map { $0.name }
        if names.contains(name) { return nil }
        let remedy = NearMiss(of: name, among: names).word.map { "Did you mean '\($0)'?" }
        return Diagnostic(location, "'\(id)' has no variable '\(name)'", remedy: remedy ?? "Add it to the experiment's variables.")
    }
}

extension AnyVariable {
    /// The author's mistakes in the variable itself.
    var diagnostics: [Diagnostic] {
        var found: [Diagnostic] = []
        if !name.isPlainName {
            found.append(Diagnostic(location, "'\(name)' is no variable's name", remedy: "Use letters, digits, '-' and '_'."))
        }
        if domain.isEmpty { found.append(Diagnostic(location, "'\(name)' has no values", remedy: "Give it some.")) }
        if domain.count > 64 { found.append(Diagnostic(location, "'\(name)' has more than 64 values", remedy: "Give it fewer.")) }
        var spellings: Set<String> = []
        for value in domain where !spellings.insert(value.description).inserted {
            found.append(Diagnostic(location, "'\(name)' has the value '\(value)' twice", remedy: "Remove one of them."))
        }
        return found
    }
}

extension String {
    /// Whether the text consists of ASCII letters, digits, `-` and `_`, at least one of them.
    var isPlainName: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
                default: false
                }
            }
    }
}
