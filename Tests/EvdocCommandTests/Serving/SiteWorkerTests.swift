import ExperimentKit
import Foundation
import ProjectFiles
import SampleResults
import SiteKit
import Synchronization
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

struct SiteWorkerTests {
    /// What a worker says to these requests, and what it complains about; experiments run are counted.
    private func work(_ root: String, first: [String] = [], _ requests: [[String]]) throws -> (said: [String], errors: String, runs: Int) {
        let printed = Mutex<(output: String, errors: String)>(("", ""))
        let console = Console { text, channel in
            printed.withLock { if channel == .output { $0.output += text } else { $0.errors += text } }
        }
        let runs = Atomic(0)
        let evdoc = Evdoc(experiments: Sample.experiments, rules: Sample.rules) { experiments, _, _ in
            runs.add(experiments.count, ordering: .relaxed)
            return experiments.compactMap { Sample.result($0.id) }
        }
        let input = Pipe()
        // One at a time, as a server sends them: the worker takes what has come meanwhile as one.
        let sending = BackgroundTask {
            for (number, changed) in requests.enumerated() {
                while printed.withLock({ $0.output.count(where: \.isNewline) }) <= number { usleep(1000) }
                input.fileHandleForWriting.write(Data(WorkerRequest(changed: changed).json(.sortedKeys).utf8))
            }
            try? input.fileHandleForWriting.close()
        }
        let worker = SiteWorker(evdoc.lab, try Project(given: root), output: "\(root)/served", engine: EngineModule(), console)
        worker.run(first: first, input: input.fileHandleForReading.fileDescriptor)
        sending.value()
        let (output, errors) = printed.withLock { $0 }
        return (output.split(separator: "\n").map(String.init), errors, runs.load(ordering: .relaxed))
    }

    @Test func `it builds at once, and writes nothing but the site`() throws {
        try withProject { root in
            let done = try work(root, [])
            #expect(done.said == [#"{"answered":1,"step":"site"}"#])
            #expect(done.errors == "")
            #expect(try text("\(root)/served/index.html").contains("<main"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/site") == ["pages"])
        }
    }

    @Test func `a page that has changed is in place before all others, and runs nothing`() throws {
        try withProject { root in
            try put("# A\n\nbefore\n", "\(root)/site/pages/a.md")
            let page = "\(root)/served/pages/a.html"
            _ = try work(root, [])
            #expect(try text(page).contains("before"))
            try put("# A\n\nbehind\n", "\(root)/site/pages/a.md")
            let done = try work(root, [["site/pages/a.md"]])
            #expect(done.said == [#"{"answered":1,"step":"site"}"#, #"{"answered":0,"step":"pages"}"#, #"{"answered":1,"step":"site"}"#])
            #expect(done.runs == Sample.experiments.count)
            #expect(try text(page).contains("behind"))
        }
    }

    @Test func `a mistake leaves the site as it was, and is mended by the next change`() throws {
        try withProject { root in
            try put("# A\n\n[nowhere](nowhere.md)\n", "\(root)/site/pages/a.md")
            let done = try work(root, [["evdoc.json"]])
            #expect(done.said == [#"{"answered":1,"step":"failure"}"#, #"{"answered":1,"step":"failure"}"#])
            #expect(done.errors.contains("site/pages/a.md:3") && done.errors.contains("error: "))
            #expect(!FileManager.default.fileExists(atPath: "\(root)/served"))
        }
    }

    @Test func `experiments of a file that was compiled come first`() throws {
        try withProject { root in
            _ = try work(root, [])
            let file = try #require(Sample.experiments.first).location.file
            let done = try work(root, first: [file], [])
            #expect(done.said.last == #"{"answered":1,"step":"site"}"#)
            #expect(done.runs >= Sample.experiments.count)
        }
    }
}
