import ExperimentKit
import ProjectKit

/// An observation of a device that has been accepted, now or earlier.
struct AcceptedObservation {
    let record: DeviceRecord
    /// Whether the file has changed.
    let isNew: Bool

    /// Adds the record to the project, unless it is there already. If the project's records cannot be read, throws and changes nothing.
    init(_ record: DeviceRecord, in project: Project) throws {
        if let old = try DeviceFolder(in: project).records.first(where: { $0.id == record.id }) {
            guard old.calls == record.calls, old.variables == record.variables else {
                throw AuthorsMistakes([
                    Diagnostic(DeviceFolder.location(of: old), "another observation is called '\(old.id)'", remedy: "Give it another id.")
                ])
            }
            (self.record, isNew) = (old, false)
            return
        }
        try DeviceFolder.add(record, to: project)
        (self.record, isNew) = (record, true)
    }

    var words: String {
        isNew
            ? "Accepted as observation \(record.id) in \(DeviceFolder.name)."
            : "It is observation \(record.id) already, accepted on \(record.date)."
    }
}
