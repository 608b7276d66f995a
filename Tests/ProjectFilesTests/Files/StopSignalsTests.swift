import Foundation
import Glibc
import Testing
@testable import ProjectFiles

struct StopSignalsTests {
    /// What a process has put into a folder before it ended.
    private func names(_ end: (String) async -> Void) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await end(folder)
        return try Files.names(in: folder)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `while files are written a signal ends the process once they are gone again`(signal: Int32) async throws {
        let left = try await names { folder in
            await #expect(processExitsWith: .signal(signal)) { [folder = folder as String, signal = signal as Int32] in
                StopSignals.install()
                try StopSignals.wait {
                    let prepared = try Replacement([SiteFile(path: "a.md", text: "1")], in: folder)
                    deliver(signal)
                    _ = try Replacement([SiteFile(path: "b.md", text: "1")], in: folder)
                    try prepared.putInPlace()
                }
                exit(0)
            }
        }
        #expect(left == [])
    }

    @Test func `what is being put in place comes to its end`() async throws {
        let left = try await names { folder in
            await #expect(processExitsWith: .signal(SIGTERM)) { [folder = folder as String] in
                StopSignals.install()
                try StopSignals.wait {
                    let prepared = try Replacement([SiteFile(path: "a.md", text: "1")], in: folder)
                    deliver(SIGTERM)
                    try prepared.putInPlace()
                }
                exit(0)
            }
        }
        #expect(left == ["a.md"])
    }

    @Test func `when nothing is written it ends the process at once`() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            StopSignals.install()
            StopSignals.wait {}
            deliver(SIGINT)
            exit(0)
        }
    }

    @Test func `who started the process may ignore a signal`() async {
        await #expect(processExitsWith: .exitCode(0)) {
            signal(SIGHUP, SIG_IGN)
            StopSignals.install()
            deliver(SIGHUP)
            exit(0)
        }
    }
}

/// Tests run on threads that take no signals.
private func deliver(_ signal: Int32) {
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, signal)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(signal)
}
