import EventTrace

/// The calls of an experiment by their tokens, for each case those that it has and those that it lacks though another case has them.
public struct MadeCalls: Sendable {
    /// A call for each token, without its answer, in the order in which the cases make the calls for the first time.
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

    /// The call of this token; nil if no case makes it. O(1).
    func call(_ token: String) -> Call? { places[token].map { all[$0] } }

    public func has(_ token: String, inCase index: Int) -> Bool { tokens[index].has(token) }

    /// The number of calls of this token in a case. O(1).
    public func count(of token: String, inCase index: Int) -> Int { tokens[index].count(of: token) }

    /// The calls of this case, each with its position among the calls of its token.
    public func made(inCase index: Int) -> [(call: Call, occurrence: Int)] {
        all.flatMap { call in (0..<count(of: call.token, inCase: index)).map { (call, $0) } }
    }

    /// The calls of other cases that this case makes under no order, as the first case that has them makes them.
    public func missing(inCase index: Int) -> [Call] {
        all.filter { !has($0.token, inCase: index) && !possible[index].contains($0.token) }
    }
}
