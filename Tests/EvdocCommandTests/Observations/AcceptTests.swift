import ExperimentKit
import Experiments
import Foundation
import ProjectFiles
import Studies
import Synchronization
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

/// `evdoc compare --accept`, and what becomes of what was accepted.
struct AcceptTests {
    private static let experiments = allExperiments.filter { ["FourTouchMethods", "ControlUnderParentsTap"].contains($0.id) }
    private static let experiment = experiments.first { $0.id == "FourTouchMethods" }!
    private static let finding = Runner().run(experiment).findings[0]
    private static let head = "[evdoc] @ iOS 26.0; iPhone17,1\n"

    private static func file(_ id: String, in root: String) -> String { "\(root)/\(DeviceFolder.name)/\(id).json" }

    private func run(_ words: [String]) -> (code: ExitCode, output: String, errors: String) {
        let printed = Mutex<(output: String, errors: String)>(("", ""))
        let console = Console { text, channel in
            printed.withLock { if channel == .output { $0.output += text } else { $0.errors += text } }
        }
        let code = Evdoc(experiments: Self.experiments).run(words, on: console)
        return printed.withLock { (code, $0.output.replacing("\n", with: " "), $0.errors) }
    }

    /// The first case as a device would log it.
    private static func log(head: String = Self.head, header: Bool = true) -> String {
        let values = zip(finding.case.variables, finding.case.values).map { ($0.name, $1.description) }.sorted { $0.0 < $1.0 }
        let first = "[evdoc] # FourTouchMethods \(values.map { "\($0)=\($1)" }.joined(separator: ", "))\n"
        return head + (header ? first : "")
            + finding.trace.ordering.map {
                "10:00 App[1] [evdoc] \($0.time) \(String(repeating: ". ", count: $0.depth))\($0.isMark ? "-" : ">") \($0.token)\n"
            }.joined()
    }

    private func accept(
        _ log: String, _ words: String..., in root: String
    ) throws -> (code: ExitCode, output: String, errors: String) {
        try put(log, "\(root)/log.txt")
        return run(["compare", "FourTouchMethods", "--log", "\(root)/log.txt", "--accept", "--root", root] + words)
    }

    private func expectRefusal(_ log: String, _ words: String..., in root: String, says sentence: String) throws {
        try put(log, "\(root)/log.txt")
        let told = run(["compare", "FourTouchMethods", "--log", "\(root)/log.txt", "--accept", "--root", root] + words)
        #expect(told.code == .wrongUsage && told.errors.contains(sentence), "\(told.errors)")
    }

    @Test func `a log becomes an observation, once`() throws {
        try withProject { root in
            let told = try accept(Self.log(), in: root)
            #expect(told.code == .success && told.errors == "", "\(told.errors)")
            #expect(told.output.contains("Accepted as observation FourTouchMethods-iOS-26-0-iPhone17-1-"))
            let record = try #require(try DeviceFolder(in: Project(given: root)).records.first)
            #expect(record.system == "iOS 26.0" && record.device == "iPhone17,1" && record.date == LogAcceptance.today)
            #expect(record.variables == ["gesture": Self.finding.case.values[0].description])
            #expect(record.calls.first == "view.touchesBegan")
            let written = try text(Self.file(record.id, in: root))
            let again = try accept(Self.log(), in: root)
            #expect(again.code == .success && again.output.contains("already, accepted on \(record.date)."))
            #expect(try text(Self.file(record.id, in: root)) == written)
        }
    }

    @Test func `check and build judge the engine by it, and a difference is a surprise until it is declared`() throws {
        try withProject { root in
            #expect(run(["build", "--root", root, "--output", "\(root)/out"]).code == .success)
            #expect(run(["check", "--root", root]).code == .success)
            _ = try accept(Self.log(), in: root)
            #expect(run(["build", "--root", root, "--output", "\(root)/out"]).code == .success)
            #expect(run(["check", "--root", root]).code == .success)
            #expect(try text("\(root)/site/reports/fidelity.md").contains("| a reader’s device | 1 | 0 | 0 |"))
            #expect(try text("\(root)/site/reports/FourTouchMethods.md").contains("(a reader’s device, iOS 26.0, iPhone17,1, "))
            let page = try text("\(root)/out/fidelity/readers-devices.html")
            #expect(page.contains("reports/FourTouchMethods.html#case-1") && page.contains("a reader’s device"))
            #expect(try text("\(root)/out/fidelity/readers-devices.zh.html").contains("读者的设备"))

            let parted = try accept(Self.log().replacing("view.touchesEnded", with: "view.touchesCancelled"), in: root)
            #expect(parted.code == .success && parted.output.contains("evdoc check calls it a surprise"))
            let check = run(["check", "--root", root, "--only", "FourTouchMethods"])
            #expect(check.code == .surprisingVerdict)
            #expect(
                check.errors.contains("the engine does not do what observation FourTouchMethods-iOS-26-0-iPhone17-1-")
                    && check.errors.contains("the device goes on with view.touchesCancelled, the engine goes on with view.touchesEnded"))
            #expect(run(["build", "--root", root, "--output", "\(root)/out"]).code == .surprisingVerdict)

            let id = try #require(DeviceFolder(in: Project(given: root)).records.first { $0.calls.contains("view.touchesCancelled") }?.id)
            let path = Self.file(id, in: root)
            let declared = try text(path).replacing(
                "\"id\" : \"\(id)\",", with: "\"differs\" : \"A hand that shakes.\",\n  \"id\" : \"\(id)\",")
            try put(declared, path)
            #expect(run(["build", "--root", root, "--output", "\(root)/out"]).code == .success)
            #expect(try text("\(root)/site/reports/fidelity.md").contains("A hand that shakes."))
            #expect(run(["check", "--root", root]).code == .success)
            // Of one that agrees nobody may say that it differs.
            let agreeing = try #require(DeviceFolder(in: Project(given: root)).records.first { $0.id != id }?.id)
            let other = Self.file(agreeing, in: root)
            try put(text(other).replacing("\"id\" :", with: "\"differs\" : \"No.\", \"id\" :"), other)
            #expect(run(["check", "--root", root]).errors.contains("is said to differ, and agrees now"))
        }
    }

    @Test func `what an older system does is held against the engine of that version`() throws {
        try withProject { root in
            let told = try accept(Self.log(head: "[evdoc] @ iOS 15.4; iPhone13,2\n"), in: root)
            #expect(told.code == .success && told.output.hasPrefix("The device did what the record shows"))
            #expect(run(["build", "--root", root, "--output", "\(root)/out"]).code == .success)
        }
    }

    @Test func `system and device are asked for where nobody says them`() throws {
        try withProject { root in
            let log = Self.log(head: "")
            try expectRefusal(log, in: root, says: "which version of iOS was it?")
            try expectRefusal(log, "--system", "18.2", in: root, says: "which device was it?")
            try expectRefusal(log, "--system", "12.0", "--device", "x", in: root, says: "iOS 13 and newer")
            try expectRefusal(log, "--system", "new", "--device", "x", in: root, says: "“new” is no version of iOS")
            #expect(!FileManager.default.fileExists(atPath: "\(root)/\(DeviceFolder.name)"))
            #expect(try accept(log, "--system", "26.0", "--device", "iPhone 15", in: root).code == .success)
            #expect(try DeviceFolder(in: Project(given: root)).records.map(\.system) == ["iOS 26.0"])
            try expectRefusal(Self.log(), "--system", "18.2", in: root, says: "another version of iOS, iOS 26.0, than --system")
        }
    }

    private static let damages: [(@Sendable (String) -> String, String)] = [
        ({ $0 + "[evdoc] 9 >\n" }, ":7: error: this line of evdoc’s cannot be read"),
        ({ $0 + $0.replacing("@", with: "#") }, "another run begins here"),
        ({ "[evdoc] 0.1 > view.touchesBegan\n" + $0 }, ":1: error: this call stands before the beginning"),
        ({ $0 + "App[2] [evdoc] 9 > view.touchesEnded\n" }, "another process has written this"),
        ({ $0 + "[evdoc] 0 > view.touchesEnded\n" }, "of a time before the line above"),
        ({ $0 + "[evdoc] 9 . . > view.touchesEnded\n" }, "nested in a call that is not there"),
        ({ $0.replacing("view.", with: "UIView.") }, "are in no case of FourTouchMethods, such as UIView.touchesBegan"),
        ({ $0.split(separator: "\n").prefix(2).joined(separator: "\n") }, "the run has no call"),
        ({ $0.replacing("gesture=", with: "gestures=") }, "the log is of no case of FourTouchMethods"),
    ]

    @Test(arguments: damages)
    func `what is ambiguous is refused with the line, and nothing is written`(change: @Sendable (String) -> String, words: String) throws {
        try withProject { root in
            let told = try accept(change(Self.log()), in: root)
            #expect(told.code == .authorsMistake && told.errors.contains(words), "\(told.errors)")
            #expect(told.errors.contains("log.txt:"))
            #expect(!FileManager.default.fileExists(atPath: "\(root)/\(DeviceFolder.name)"))
        }
    }

    @Test func `a case is named by the log or by the caller, and by both alike`() throws {
        try withProject { root in
            try expectRefusal(Self.log(header: false), in: root, says: "does not say of which case it is")
            try expectRefusal(Self.log(), "--case", "2", in: root, says: "and --case says another")
            #expect(try accept(Self.log(header: false), "--case", "1", in: root).code == .success)
            #expect(try accept(Self.log(), "--case", "1", in: root).output.contains("already"))
        }
    }

    @Test func `a file that cannot be read stays as it is`() throws {
        try withProject { root in
            let path = Self.file("X-1", in: root)
            try put("{\"idd\": 1}", path)
            let told = try accept(Self.log(), in: root)
            #expect(told.code == .authorsMistake && told.errors.contains("did you mean “id”?"))
            #expect(try Files.names(in: "\(root)/\(DeviceFolder.name)") == ["X-1.json"])
        }
    }

    @Test func `an id of a published observation is given to no other`() throws {
        try withProject { root in
            _ = try accept(Self.log(), in: root)
            let id = try #require(DeviceFolder(in: Project(given: root)).records.first).id
            let published = """
                [{"id": "\(id)", "topic": "t", "kind": "log", "source": "s", "setup": "", "stimulus": "", "lines": [], "confidence": "low"}]
                """
            try put(published, "\(root)/\(Evidence.file)")
            let built = run(["build", "--root", root, "--output", "\(root)/out"])
            #expect(
                built.code == .authorsMistake && built.errors.contains("\(id).json:1: error: a published observation is called '\(id)' too")
            )
            try FileManager.default.removeItem(atPath: Self.file(id, in: root))
            #expect(try accept(Self.log(), in: root).errors.contains("a published observation is called"))
            #expect(!FileManager.default.fileExists(atPath: Self.file(id, in: root)))
        }
    }

    @Test func `what two people add is merged`() throws {
        try withProject { root in
            func git(_ words: String...) throws -> Int32 {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
                process.arguments = ["-C", root, "-c", "user.name=a", "-c", "user.email=a@b.example"] + words
                (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
                try process.run()
                process.waitUntilExit()
                return process.terminationStatus
            }
            func commit(_ log: String) throws {
                _ = try accept(log, in: root)
                #expect(try git("add", DeviceFolder.name) == 0 && git("commit", "-m", "a") == 0)
            }
            #expect(try git("init", "-b", "main") == 0)
            try commit(Self.log())
            #expect(try git("checkout", "-b", "other") == 0)
            try commit(Self.log(head: "[evdoc] @ iOS 26.0; iPhone17,2\n"))
            #expect(try git("checkout", "main") == 0)
            try commit(Self.log(head: "[evdoc] @ iOS 26.0; iPhone17,3\n"))
            #expect(try git("merge", "other") == 0)
            #expect(try DeviceFolder(in: Project(given: root)).records.map(\.device) == ["iPhone17,1", "iPhone17,2", "iPhone17,3"])
        }
    }

    @Test(arguments: [
        ("\"experiment\" : \"FourTouchMethods\"", "\"experiment\" : \"FourTouchMethod\"", "names an experiment that there is not"),
        ("\"gesture\" : ", "\"gestures\" : ", "names a variable of FourTouchMethods that there is not: “gestures”"),
    ])
    func `an observation of something that there is not is a mistake`(old: String, new: String, words: String) throws {
        try withProject { root in
            _ = try accept(Self.log(), in: root)
            let path = Self.file(try #require(DeviceFolder(in: Project(given: root)).records.first).id, in: root)
            try put(text(path).replacing(old, with: new), path)
            let told = run(["build", "--root", root, "--output", "\(root)/out"])
            #expect(told.code == .authorsMistake && told.errors.contains(words), "\(told.errors)")
            #expect(told.errors.contains("did you mean"))
        }
    }

    @Test func `the JSON names the observation`() throws {
        try withProject { root in
            let told = try accept(Self.log(), "--format", "json", in: root)
            #expect(told.output.contains("\"accepted\" : {") && told.output.contains("\"isNew\" : true"))
        }
    }

    @Test func `options of --accept are wrong usage without it`() {
        #expect(run(["compare", "FourTouchMethods", "--log", "x", "--device", "y"]).errors.contains("belong to --accept"))
    }
}
