import Glibc
import ProjectFiles
import Testing

@testable import EvdocCommand

struct ProcessLimitsTests {
    @Test func `what is enough is not spoken of`() {
        #expect(ProcessLimits(files: ProcessLimits.fewestFiles, memory: ProcessLimits.leastMemory).refusal == nil)
        #expect(ProcessLimits(files: .max, memory: .max).refusal == nil)
    }

    @Test func `too few files or addresses are refused with what to do`() {
        let files = ProcessLimits(files: 20, memory: .max).refusal
        #expect(files?.message == "this process may have 20 files open, and needs 64")
        #expect(files?.hint.hasPrefix("ulimit -n 1024") == true)
        let memory = ProcessLimits(files: .max, memory: 200 << 20).refusal
        #expect(memory?.message.hasPrefix("this process may have 200 MiB of addresses, and needs ") == true)
        #expect(memory?.hint.hasPrefix("ulimit -v unlimited") == true)
    }

    @Test func `a program with too few files says so and ends`() async {
        let result = await #expect(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
            var limit = rlimit(rlim_cur: 20, rlim_max: 20)
            setrlimit(__rlimit_resource_t(7), &limit)
            Evdoc(experiments: []).main(["list"])
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("may have 20 files open"))
    }

    @Test func `as many files as the system gives are asked for`() async {
        await #expect(processExitsWith: .success) {
            var limit = rlimit(rlim_cur: 20, rlim_max: 200)
            setrlimit(__rlimit_resource_t(7), &limit)
            exit(ProcessLimits.prepare().files == 200 ? 0 : 1)
        }
    }

    @Test func `a file that may not become so large is an error of writing, not the end`() async {
        await #expect(processExitsWith: .success) {
            _ = ProcessLimits.prepare()
            var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
            setrlimit(__rlimit_resource_t(1), &limit)
            let path = "/tmp/evdoc-test-\(getpid())"
            defer { unlink(path) }
            let error = #expect(throws: FileError.self) { try Files.append([UInt8](repeating: 65, count: 2000), to: path) }
            #expect(error?.reason == "File too large")
        }
    }
}
