import EventTrace
import ExperimentKit
import ExportKit
import Studies

/// Compares readers' device logs with the record, for the version of iOS of each device.
struct DeviceJudge {
    let lab: Laboratory
    let records: [DeviceRecord]
    let results: [ExperimentResult]

    /// An entry for each record whose experiment has run, in their order. Throws for a record that names no existing case.
    func entries() throws(AuthorsMistakes) -> [FidelityEntry] {
        var older: [Run: ExperimentResult] = [:]
        var entries: [FidelityEntry] = []
        for record in records {
            let place = try self.place(of: record)
            guard var result = results.first(where: { $0.experiment.id == record.experiment }) else { continue }
            if let version = record.systemVersion, version < .newest {
                let run = Run(experiment: record.experiment, system: max(version, .oldest))
                let experiment = result.experiment
                result = older[run] ?? lab.goingOn { Runner(systemVersion: run.system).run(experiment) }
                older[run] = result
            }
            // An experiment that stops the program, or has mistakes, may have no findings.
            if result.findings.indices.contains(place.index) { entries.append(entry(record, result.findings[place.index])) }
        }
        return entries
    }

    private struct Run: Hashable {
        let experiment: String
        let system: SystemVersion
    }

    private func entry(_ record: DeviceRecord, _ finding: Finding) -> FidelityEntry {
        let comparison = LogComparison([finding.trace.ordering] + finding.alternatives.map(\.ordering), record.lines)
        let recorded = comparison.rows.compactMap(\.recorded)
        let location = DeviceFolder.location(of: record)
        let scene = ObservationScene(
            record.id, differs: record.differs,
            checks: [.log(record.calls.map { .line(TokenPattern($0)) }, of: recorded.map { TokenPattern($0.token) })],
            fileID: location.fileID, line: location.line, stage: { _ in })
        let mismatch = comparison.parting.map { parting in
            let rest = comparison.rows[parting...].contains { $0.recorded != nil }
            let number = comparison.rows[..<parting].count + 1
            return Mismatch(
                expected: .log(record.calls), seen: .log(recorded.map(DeviceRecord.text), partsAt: rest ? number : nil))
        }
        return FidelityEntry(
            observation: record.observation,
            results: [SceneResult(scene: scene, finding: finding, mismatches: mismatch.map { [$0] } ?? [])])
    }

    // MARK: The case that is meant

    private func place(of record: DeviceRecord) throws(AuthorsMistakes) -> Case {
        guard let experiment = lab.experiments.first(where: { $0.id == record.experiment }) else {
            throw stranger(record, "an experiment", record.experiment, among: lab.experiments.map(\.id))
        }
        for name in record.variables.keys.sorted() where !experiment.variables.contains(where: { $0.name == name }) {
            throw stranger(record, "a variable of \(experiment.id)", name, among: experiment.variables.map(\.name))
        }
        var values: [Value] = []
        for variable in experiment.variables {
            guard let spelling = record.variables[variable.name] ?? variable.domain.first?.description,
                let value = variable.value(spelled: spelling)
            else {
                throw stranger(
                    record, "a value of \(variable.name)", record.variables[variable.name] ?? "", among: variable.domain.map(\.description))
            }
            values.append(value)
        }
        guard let place = experiment.cases.first(where: { $0.values == values }) else {
            throw mistake(record, "'\(record.id)' is of a case that \(experiment.id) leaves out", "Mend its variables.")
        }
        return place
    }

    private func stranger(_ record: DeviceRecord, _ kind: String, _ word: String, among words: [String]) -> AuthorsMistakes {
        let near = NearMiss(of: word, among: words).word
        return mistake(
            record, "'\(record.id)' names \(kind) that there is not: “\(word)”",
            near.map { "did you mean “\($0)”?" } ?? "Write what it is called now.")
    }

    private func mistake(_ record: DeviceRecord, _ summary: String, _ remedy: String) -> AuthorsMistakes {
        AuthorsMistakes([Diagnostic(DeviceFolder.location(of: record), summary, remedy: remedy)])
    }
}

extension DeviceRecord {
    /// The record as an observation that the engine is compared with.
    fileprivate var observation: Observation {
        Observation(
            id: id, topic: Observation.devicesTopic, kind: .device, source: "a reader’s device", system: "\(system), \(device), \(date)",
            setup: "", stimulus: "", lines: calls, notes: notes ?? "", confidence: .high, experiment: experiment)
    }
}
