import EventTrace
import ExperimentKit
import Laws
import ProjectFiles

/// The committed verdicts on laws: `site/reports/laws.jsonl`, a line for each law.
package struct LawFile {
    package static let file = FindingFile("laws.jsonl", format: "evdoc-law-file", version: 1, writtenBy: "evdoc laws --update")

    /// The records in the order of the laws.
    package let records: [LawRecord]

    package init(_ records: [LawRecord]) { self.records = records }

    /// Reads the file; nil if there is no such file.
    package init?(in project: Project) throws {
        var records: [LawRecord] = []
        let isThere = try LawFile.file.read(in: project) { (line: Line) in
            guard let record = line.record else { return false }
            records.append(record)
            return true
        }
        guard isThere else { return nil }
        self.records = records
    }

    package func save(in project: Project) throws(FileError) {
        try LawFile.file.save(LawFile.file.text(records.map { Line($0) }), in: project)
    }

    private struct Line: Codable {
        let law: String
        let size: Int
        let worlds: Int
        let notSelected: Int
        let holding: Int
        let vacuous: Int
        let open: Int
        let failing: Int
        var smallest: String?
        /// Alternatives of conjunctions.
        var except: [[Literal]]?
        var exceptIsExact: Bool?
        var exceptWorlds: Int?
        let rules: [String]

        init(_ record: LawRecord) {
            law = record.law
            size = record.size
            worlds = record.worlds
            notSelected = record.notSelected
            holding = record.holding
            vacuous = record.vacuous
            open = record.open
            failing = record.failing
            smallest = record.smallest
            except = record.boundary.map { Literal.alternatives($0.exception) }
            exceptIsExact = record.boundary?.isExact
            exceptWorlds = record.boundary?.worlds
            rules = record.rules.map(\.description)
        }

        /// Nil if a rule cannot be read.
        var record: LawRecord? {
            let ids = rules.compactMap { RuleID($0) }
            guard ids.count == rules.count else { return nil }
            let boundary = except.flatMap { alternatives in
                exceptIsExact.flatMap { isExact in
                    exceptWorlds.map { Boundary(exception: Literal.condition(alternatives), isExact: isExact, worlds: $0) }
                }
            }
            return LawRecord(
                law: law, size: size, worlds: worlds, notSelected: notSelected, holding: holding, vacuous: vacuous, open: open,
                failing: failing, smallest: smallest, boundary: boundary, rules: ids)
        }
    }

    /// One feature of a condition.
    private struct Literal: Codable {
        let feature: String
        let values: [String]
        let isNot: Bool

        static func alternatives(_ condition: Condition) -> [[Literal]] {
            if case .any(let parts) = condition { return parts.map(conjunction) }
            return [conjunction(condition)]
        }

        private static func conjunction(_ condition: Condition) -> [Literal] {
            if case .all(let parts) = condition { return parts.compactMap(literal) }
            return literal(condition).map { [$0] } ?? []
        }

        private static func literal(_ condition: Condition) -> Literal? {
            switch condition {
            case .isOneOf(let name, let values): Literal(feature: name, values: values.map(\.description), isNot: false)
            case .not(.isOneOf(let name, let values)): Literal(feature: name, values: values.map(\.description), isNot: true)
            default: nil
            }
        }

        static func condition(_ alternatives: [[Literal]]) -> Condition {
            let parts = alternatives.map { literals in
                let all = literals.map { literal -> Condition in
                    let condition = Condition.isOneOf(literal.feature, literal.values.map { .choice($0) })
                    return literal.isNot ? .not(condition) : condition
                }
                return all.count == 1 ? all[0] : .all(all)
            }
            return parts.count == 1 ? parts[0] : .any(parts)
        }
    }
}
