import ExperimentKit
import Laws
import ProjectKit
import Studies

/// `evdoc laws`: the laws with their verdicts over every small world.
struct LawsCommand: Command {
    /// The id of a law; empty for the list.
    let id: String
    let world: String?
    let updates: Bool
    let format: OutputFormat
    let jobs: Int?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        world = arguments[.world]
        updates = arguments[.updateAll]
        format = arguments[.format] ?? .text
        jobs = try arguments[.jobs]
        root = arguments[.root]
        if id.isEmpty, let world { throw UsageError("--world \(world) is about one law", hint: "evdoc laws ID --world \(world)") }
        if updates, !id.isEmpty { throw UsageError("--update is about every law, not about \(id)") }
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        if let mistake = Law.mistakes(of: lab.laws).first { throw AuthorsMistakes([mistake]) }
        let law = id.isEmpty ? nil : try lab.law(id)
        if let law, let world { return try print(law, world: world, console) }
        let project = try Project(given: root)
        let records = updates ? try update(lab, project, console) : try LawFile(in: project)?.records ?? []
        let laws = law.map { [$0] } ?? lab.laws
        guard format == .text else {
            try console.print(LawsJSON(laws, records).json())
            return .success
        }
        let text = LawsText(records, console)
        try console.print(law.map { try details($0, text, lab, console) } ?? text.list(laws))
        return .success
    }

    private func update(_ lab: Laboratory, _ project: Project, _ console: Console) throws -> [LawRecord] {
        var done = 0
        let laws = lab.runningLaws
        let records = lab.goingOn {
            LawBench(laws, jobs: lab.concurrency(jobs)).records { law in
                done += 1
                console.advance(to: done, of: laws.count, law.id)
            }
        }
        console.endAdvance()
        if console.canWrite(LawFile.file.name, of: "laws", without: lab.stoppedLaws) { try LawFile(records).save(in: project) }
        return records
    }

    private func print(_ law: Law, world name: String, _ console: Console) throws -> ExitCode {
        guard let world = law.world(named: name) else {
            throw UsageError("the law \(law.id) has no world “\(name)”", hint: "its worlds are named like \(law.family.name)/1/0")
        }
        try console.print(law.source(of: world))
        return .success
    }

    /// The law with its smallest counterexample, and the reasons.
    private func details(_ law: Law, _ text: LawsText, _ lab: Laboratory, _ console: Console) throws -> String {
        let head = text.details(law)
        guard let world = text.counterexample(of: law) else { return head }
        let result = Runner().run(law.experiment(of: world))
        let study = ReasonStudy(result)
        let patterns: [TokenPattern?] = law.comparesWorlds ? [nil] : ["*.touchesCancelled", "*.action"]
        let answers = result.findings.map { finding in
            patterns.flatMap { pattern in
                study.answers(about: pattern, inCase: finding.case.index).filter { $0.standing == .made || $0.standing == .missing }
            }
        }
        let why = answers.contains { !$0.isEmpty } ? WhyText(result, answers, console).text : ""
        return "\(head)\n\(law.source(of: world))\n\(why)"
    }
}

extension Laboratory {
    func law(_ id: String) throws(UsageError) -> Law {
        if let law = laws.first(where: { $0.id == id }) { return law }
        throw UsageError.unknown("law", id, among: laws.map(\.id))
    }
}
