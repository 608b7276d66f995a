@testable import ProjectFiles
@testable import ProjectKit
@testable import Studies
@testable import ExperimentKit
import Foundation
import Glibc
@testable import ReportKit
@testable import SampleResults

@testable import EvdocCommand

extension FuzzTarget {
    /// The first byte says which of the files of JSON it is that follows.
    static let files = FuzzTarget(name: "files") { bytes in
        guard let first = bytes.first else { return }
        let reader = readers[Int(first) % readers.count]
        write(Array(bytes.dropFirst()), reader.file)
        defer { unlink("\(project.root)/\(reader.file)") }
        do {
            try reader.read()
        } catch let error as AuthorsMistakes {
            demandSound(error)
        } catch let error as FileError {
            demandSound("\(error)")
        } catch {
            fault("an error of another kind: \(error)")
        }
    }

    private struct Reader: Sendable {
        let file: String
        let read: @Sendable () throws -> Void
    }

    private static let readers = [
        Reader(file: OrderingFile.file.name) {
            guard let file = try OrderingFile(in: project) else { return }
            demand(try OrderingFile(text: file.text).text == file.text, "a record that is another when it is read again")
            for result in Sample.results {
                if let old = file[result.experiment.id] { _ = ExperimentChange(from: old, to: result, recorded: ResultRecord(result)) }
            }
        },
        Reader(file: AblationFile.file.name) {
            guard let file = try AblationFile(in: project) else { return }
            let table = AblationTable(Sample.rules, file.ablations, outdated: file.outdated(Sample.results))
            _ = Sample.results.map { $0.resting(on: table) }
            demandSound(table.complaint)
        },
        Reader(file: MutationFile.file.name) {
            guard let file = try MutationFile(in: project) else { return }
            _ = file.text
        },
        Reader(file: ReasonFile.file.name) {
            guard let file = try ReasonFile(in: project) else { return }
            let table = file.table(Sample.results)
            for result in Sample.results { _ = table.chains(of: result) }
        },
        Reader(file: APIFile.name) { _ = try APIFile.read(try Files.read("\(project.root)/\(APIFile.name)")) },
        Reader(file: Evidence.file) { _ = try Evidence.read(project) },
        Reader(file: Evidence.finds) { _ = try Evidence.read(project) },
        Reader(file: Evidence.versions) { _ = try Evidence.versionNotes(project) },
        Reader(file: "\(DeviceFolder.name)/X-1.json") {
            for record in try DeviceFolder(in: project).records {
                demand(
                    try DeviceFolder.record(in: Array(record.json().utf8), named: "X-1.json") == record,
                    "an observation that is another when it is read again")
                demand(record.lines.map(DeviceRecord.text).count == record.calls.count, "a call is lost")
            }
        },
        Reader(file: SettingsFile.name) { _ = try SiteSettings(project).facts(ProjectHistory(of: project)) },
    ]

    /// In memory, where the machine has such a place.
    private static let project: Project = {
        let root = "\(access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")/evdoc-fuzz-\(getpid())"
        for folder in ["site/reports", "site/evidence/devices"] { try? Files.makeDirectory("\(root)/\(folder)") }
        atexit { removeFolder() }
        guard let project = try? Project(given: root) else { fault("no project in \(root)") }
        return project
    }()

    static func removeFolder() { try? FileManager.default.removeItem(atPath: project.root) }

    private static func write(_ bytes: [UInt8], _ file: String) {
        guard FileManager.default.createFile(atPath: "\(project.root)/\(file)", contents: Data(bytes)) else {
            fault("cannot write \(file)")
        }
    }
}

private func removeFolder() { FuzzTarget.removeFolder() }
