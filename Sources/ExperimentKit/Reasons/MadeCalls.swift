import EventTrace

/// The calls of an experiment by their tokens: which case has which, and which it lacks though another has it.
public struct MadeCalls: Sendable {
    /// A call of each token, in the order in which the cases make them for the first time.
    public let all: [Call]
    /// For each case the tokens of its calls.
    private let made: [Set<String>]
    /// For each case the same under every order that UIKit leaves open.
    private let possible: [Set<String>]

    /// O(entries).
    public init(_ findings: [Finding]) {
        var all: [Call] = []
        var seen: Set<String> = []
        var made: [Set<String>] = []
        for finding in findings {
            let calls = finding.trace.ordering
            made.append(Set(calls.map { $0.token }))
            for call in calls where seen.insert(call.token).inserted { all.append(call) }
        }
        self.all = all
        self.made = made
        possible = zip(findings, made).map { finding, made in
            finding.alternatives.reduce(into: made) { $0.formUnion($1.ordering.map { $0.token }) }
        }
    }

    public func has(_ token: String, inCase index: Int) -> Bool { made[index].contains(token) }

    /// The calls of this case, each once.
    public func made(inCase index: Int) -> [Call] { all.filter { made[index].contains($0.token) } }

    /// The calls that this case makes under no order and that another case makes; as the first case that has them makes them.
    public func missing(inCase index: Int) -> [Call] { all.filter { !possible[index].contains($0.token) } }
}
