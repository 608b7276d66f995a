import EventTrace

/// The calls of an experiment by their tokens: which case has which, and which it lacks though another has it.
public struct MadeCalls: Sendable {
    /// A call of each token, without its answer, in the order in which the cases make them for the first time.
    public let all: [Call]
    private let places: [String: Int]
    /// For each case the tokens of its calls.
    let tokens: [TokenIndex]
    /// For each case the tokens of further calls that it makes under another order that UIKit leaves open.
    private let possible: [Set<String>]

    /// O(entries).
    public init(_ findings: [Finding]) {
        var all: [Call] = []
        var places: [String: Int] = [:]
        tokens = findings.map { TokenIndex($0.trace) }
        for index in tokens {
            for (token, call) in index.calls where places[token] == nil {
                places[token] = all.count
                all.append(call)
            }
        }
        self.all = all
        self.places = places
        possible = findings.map { $0.alternatives.reduce(into: []) { $0.formUnion($1.ordering.map { $0.token }) } }
    }

    /// Nil if no case makes it. O(1).
    func call(_ token: String) -> Call? { places[token].map { all[$0] } }

    public func has(_ token: String, inCase index: Int) -> Bool { tokens[index].has(token) }

    /// The calls of this case, each once.
    public func made(inCase index: Int) -> [Call] { all.filter { has($0.token, inCase: index) } }

    /// The calls that this case makes under no order and that another case makes; as the first case that has them makes them.
    public func missing(inCase index: Int) -> [Call] {
        all.filter { !has($0.token, inCase: index) && !possible[index].contains($0.token) }
    }
}
