import Foundation
import Testing

@testable import ProjectFiles

struct ForeignProgramTests {
    private func run(
        _ script: String, seconds: Double = 20, processorSeconds: Int? = nil, memory: Int = 1 << 30, output: Int = 1 << 20
    ) throws -> ForeignProgram.Outcome {
        let limits = ForeignProgram.Limits(seconds: seconds, processorSeconds: processorSeconds, memory: memory, output: output)
        return try ForeignProgram("/bin/sh", environment: ["A": "b"], limits: limits).run(["-c", script])
    }

    @Test func `a program has the given environment and nothing else`() throws {
        let outcome = try run("echo $A; echo ${HOME-none} ${GIT_DIR-none} >&2; cat")
        #expect(outcome.isDone)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "b\n")
        #expect(String(decoding: outcome.errors, as: UTF8.self) == "none none\n")
    }

    @Test func `its complaint is its own words, or how it ended`() throws {
        #expect(try run("echo no >&2; exit 3").complaint == "no\n")
        #expect(try run("exit 3").complaint == "it ends with exit code 3, without a word")
        #expect(try run("kill -TERM $$").complaint == "it ends with signal 15, without a word")
    }

    @Test(arguments: [
        "sleep 1000", "sleep 1000 >/dev/null 2>&1", "exec >/dev/null 2>&1; sleep 1000", "(trap '' TERM HUP; sleep 1000) & exit 0",
    ])
    func `time has a limit`(script: String) throws {
        let begin = ContinuousClock.now
        let outcome = try run(script, seconds: 0.3)
        #expect(outcome.isOutOfTime && !outcome.isDone)
        #expect(ContinuousClock.now - begin < .seconds(10))
    }

    @Test func `the processor, memory and output have limits`() throws {
        let busy = try run("while :; do :; done", processorSeconds: 1)
        #expect(busy.isOutOfTime && !busy.isDone)
        #expect(try !run("x=0123456789abcdef; while :; do x=$x$x; done", memory: 64 << 20).isDone)
        let loud = try run("while :; do echo loud; done", output: 1 << 16)
        #expect(!loud.isDone && loud.output.count < 1 << 18)
    }

    @Test func `a program is searched in absolute directories only`() {
        #expect(ForeignProgram.find("sh", in: ":.:bin:/nowhere:/bin") == "/bin/sh")
        #expect(ForeignProgram.find("sh", in: ":.:bin") == nil)
        #expect(ForeignProgram.find("bin", in: "/usr") == nil)
    }
}
