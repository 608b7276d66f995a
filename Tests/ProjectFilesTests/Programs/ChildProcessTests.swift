import Foundation
import Testing

@testable import ProjectFiles

struct ChildProcessTests {
    private func read(_ descriptor: Int32) -> String {
        String(decoding: FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readDataToEndOfFile(), as: UTF8.self)
    }

    @Test func `what a process prints can be read, in the directory in which it begins`() throws {
        let process = try ChildProcess(["sh", "-c", "pwd; echo wrong >&2; exit 3"], in: "/usr", output: .piped, errors: .piped)
        #expect(read(process.output) == "/usr\n")
        #expect(read(process.errors) == "wrong\n")
        #expect(process.wait() == .exit(3))
        #expect(process.wait() == .exit(3))
    }

    @Test func `errors can stand within the output, and input is what is written`() throws {
        let process = try ChildProcess(
            ["sh", "-c", "read a; echo \"$a\"; echo b >&2"], in: "/", pipesInput: true, output: .piped, errors: .joined)
        _ = write(process.input, "line\n", 5)
        #expect(read(process.output) == "line\nb\n")
        // Whoever waits for any process at all would find this one for ever.
        #expect(process.wait() == .exit(0))
    }

    @Test func `a process ends with all that it has started`() throws {
        let process = try ChildProcess(["sh", "-c", "sleep 1000 & sleep 1000; echo"], in: "/", output: .piped, errors: .joined)
        #expect(process.stop(SIGTERM) == .signal(SIGTERM))
        #expect(read(process.output) == "")
    }

    @Test func `one that will not end is ended`() throws {
        let process = try ChildProcess(
            ["sh", "-c", "trap '' TERM; echo; while :; do sleep 1000; done"], in: "/", output: .piped, errors: .joined)
        var byte: UInt8 = 0
        _ = Glibc.read(process.output, &byte, 1)
        #expect(process.stop(SIGTERM, within: 0.2) == .signal(SIGKILL))
    }

    @Test func `a program that is not there is an error`() {
        #expect(throws: (any Error).self) { try ChildProcess(["/no/such/program"], in: "/", output: .piped, errors: .joined) }
    }
}
