import ExperimentKit
import TemporaryFiles
import Testing

@testable import ProjectKit

/// What the committed files of findings have in common.
struct FindingFileTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let file: FindingFile
        let format: String
        var version = 1
        let line: String
        let read: @Sendable (Project) throws -> Bool

        var testDescription: String { file.name }
        var header: String { #"{"format":"\#(format)","version":\#(version)}"# }
    }

    private static let kinds = [
        Kind(file: AblationFile.file, format: "evdoc-ablation-file", line: #"{"experiment":"A","fingerprint":"1"}"#) {
            try AblationFile(in: $0) != nil
        },
        Kind(
            file: MutationFile.file, format: "evdoc-mutation-file",
            line:
                #"{"claims":[],"experiment":"A","fingerprint":"1","invalid":[],"noticed":0,"silent":[],"tried":0,"unnoticed":[],"withoutEffect":0}"#
        ) { try MutationFile(in: $0) != nil },
        Kind(
            file: ReasonFile.file, format: "evdoc-reason-file", version: 2,
            line: #"{"calls":[],"cases":[],"experiment":"A","fingerprint":"1"}"#
        ) { try ReasonFile(in: $0) != nil },
        Kind(
            file: OrderingFile.file, format: "evdoc-ordering-file",
            line: #"{"calls":[],"cases":[],"claims":[],"experiment":"A","orderings":[],"variables":[]}"#
        ) { try OrderingFile(in: $0) != nil },
    ]

    @Test(arguments: kinds) func `a header and a line are read; no file is none`(kind: Kind) throws {
        try withProject { root in
            #expect(try !kind.read(Project(given: root)))
            try put("\(kind.header)\n\(kind.line)\n", "\(root)/\(kind.file.name)")
            #expect(try kind.read(Project(given: root)))
        }
    }

    @Test(arguments: kinds) func `an experiment has one line`(kind: Kind) throws {
        #expect(try unreadable(kind, "\(kind.header)\n\(kind.line)\n\(kind.line)\n") == 3)
    }

    @Test(arguments: kinds) func `the header has this format and this version`(kind: Kind) throws {
        #expect(try unreadable(kind, "\(kind.line)\n") == 1)
        #expect(try unreadable(kind, "\(kind.header.replacing(":\(kind.version)}", with: ":9}"))\n\(kind.line)\n") == 1)
        #expect(try unreadable(kind, "\(kind.header.replacing("-file", with: ""))\n") == 1)
    }

    @Test(arguments: kinds) func `blank lines count in the place of a mistake`(kind: Kind) throws {
        #expect(try unreadable(kind, "\(kind.header)\n\n\(kind.line)\n\n{}\n") == 5)
    }

    /// The line that cannot be read, counted from 1; nil if all can.
    private func unreadable(_ kind: Kind, _ text: String) throws -> Int? {
        var line: Int?
        try withProject { root in
            try put(text, "\(root)/\(kind.file.name)")
            do {
                _ = try kind.read(Project(given: root))
            } catch let error as AuthorsMistakes {
                #expect(error.diagnostics.map(\.summary) == ["this line cannot be read"])
                line = error.diagnostics.first?.location.line
            }
        }
        return line
    }
}
