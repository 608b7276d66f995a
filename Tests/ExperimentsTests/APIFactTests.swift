import EvdocCommand
import ExperimentKit
import Experiments
import Foundation
import Testing
import UIKit

@testable import EvdocCommand
@testable import ReportKit

/// What is written about the API, beside the experiments that it is written for.
struct APIFactTests {
    private func facts() throws -> [APIFact] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let path = root.appendingPathComponent(APIFile.name)
        return try APIFile.read(Array(Data(contentsOf: path)))
    }

    private func entries(_ facts: [APIFact]) -> [APIEntry] {
        APIEntry.all(AllResults.value, rules: RuleBook.all, documents: allDocuments, facts: facts)
    }

    @Test func `each name that some page is about has an effect`() throws {
        let entries = entries(try facts())
        if let path = ProcessInfo.processInfo.environment["API_DUMP"] {
            let lines = entries.map { entry in
                let names = entry.members.map { $0.symbol.qualifiedName + ($0.fact == nil ? "" : "*") }.joined(separator: " ")
                let about =
                    "\(entry.matters.count)+\(entry.neverMatters.count)- c\(entry.claims.count) r\(entry.rules.count) s\(entry.statements.count) k\(entry.calls.count) p\(entry.comparisons.count)"
                let pair =
                    entry.comparisons.first.map {
                        " \($0.result.experiment.id) \($0.variable.name) \($0.left.value)/\($0.right.value) \($0.left.group.ordering.count)/\($0.right.group.ordering.count)"
                    } ?? ""
                return
                    "\(entry.title) | \(names) | \(about)\(pair) | \(entry.calls.first?.answers.map(\.text).prefix(4).joined(separator: ",") ?? "")"
            }
            try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
        }
        #expect(entries.filter { $0.members.allSatisfy { $0.fact == nil } }.map(\.title) == [])
    }
}
