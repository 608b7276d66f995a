import Foundation
import ServeKit
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

/// With a shell in the place of the program, whose script says what a worker says. It is a link: a file that was just written cannot be started while a process that
/// another test starts has it open.
struct SiteKeeperTests {
    /// A project whose program publishes `site/pages/a.md` as it is, and refuses it if it says `wrong`.
    private static let script = """
        site=$1
        step() {
            if grep -q wrong site/pages/a.md; then
                echo "site/pages/a.md:1: error: it is wrong" >&2
                echo '{"answered":'$1',"step":"failure"}'
            else
                mkdir -p "$site" && cat site/pages/a.md >"$site/a.new" && mv "$site/a.new" "$site/a.html"
                echo '{"answered":'$1',"step":"site"}'
            fi
        }
        step 1
        while read -r line; do step 1; done

        """

    /// Ends when `isReached`, or after a minute; gives the states on the way.
    private func keep(
        _ root: String, build: [String]? = nil, first: Set<String>? = [], until isReached: @escaping (BuildState) -> Bool
    ) throws -> BuildState {
        let (program, script) = ("\(root)/program", "\(root)/script")
        if symlink("/bin/sh", program) == 0, !FileManager.default.fileExists(atPath: script) { try put(SiteKeeperTests.script, script) }
        let loop = EventLoop()
        let feed = ReloadFeed(BuildState(version: ""))
        let keeper = SiteKeeper(
            try Project(given: root), site: "\(root)/served", program: program, workerWords: [script, "\(root)/served"], build: build,
            feed: feed,
            loop, ServeReport(Console { _, _ in }), in: root)
        keeper.begin()
        if first?.isEmpty != true { keeper.change(first) }
        let deadline = ContinuousClock.now + .seconds(60)
        func look() {
            if isReached(feed.newest) || .now > deadline { loop.end() } else { loop.set("look", after: 0.01, look) }
        }
        look()
        try loop.run { keeper.stop() }
        return feed.newest
    }

    @Test func `the site is built at once, and pages learn what has changed`() throws {
        try withProject { root in
            try put("right", "\(root)/site/pages/a.md")
            let state = try keep(root) { $0.work == nil && $0.from != nil }
            #expect(state.changed == ["a.html"] && state.complaints == [] && state.version != state.from)
        }
    }

    @Test func `mistakes are known to pages until they are mended`() throws {
        try withProject { root in
            try put("wrong", "\(root)/site/pages/a.md")
            let wrong = try keep(root) { $0.work == nil && !$0.complaints.isEmpty }
            #expect(wrong.complaints == [Complaint(place: "site/pages/a.md:1", message: "it is wrong")])
            #expect(wrong.from == nil)
            try put("right", "\(root)/site/pages/a.md")
            let right = try keep(root, first: ["site/pages/a.md"]) { $0.work == nil && $0.from != nil }
            #expect(right.complaints == [])
        }
    }

    @Test func `a compiler's errors are shown, and the site stays`() throws {
        try withProject { root in
            try put("right", "\(root)/site/pages/a.md")
            let place = "\(root)/Sources/A.swift:1:2"
            let state = try keep(root, build: ["sh", "-c", "echo '\(place): error: no such thing'; exit 1"], first: ["Sources/A.swift"]) {
                $0.work == nil && !$0.complaints.isEmpty && $0.from != nil
            }
            #expect(state.complaints == [Complaint(place: "Sources/A.swift:1:2", message: "no such thing")])
            #expect(try text("\(root)/served/a.html") == "right")
        }
    }

    @Test func `a compiler that fails without an error is quoted`() throws {
        try withProject { root in
            try put("right", "\(root)/site/pages/a.md")
            let state = try keep(root, build: ["sh", "-c", "echo no space; exit 1"], first: ["Package.swift"]) { !$0.complaints.isEmpty }
            #expect(state.complaints.first?.message.hasSuffix("fails") == true && state.complaints.first?.details == "no space\n")
        }
    }

    @Test func `a program that was compiled builds the site`() throws {
        try withProject { root in
            try put("right", "\(root)/site/pages/a.md")
            let compile = "sed 's/cat site/sed s,right,newer, site/' script >new && mv new script && ln -sfn /bin/sh program"
            let state = try keep(root, build: ["sh", "-c", compile], first: ["Sources/A.swift"]) { _ in
                (try? text("\(root)/served/a.html"))?.hasPrefix("newer") == true
            }
            #expect(state.complaints == [])
            #expect(try text("\(root)/served/a.html").hasPrefix("newer"))
        }
    }

    @Test func `a program that ends by itself is a mistake, and the next change starts it again`() throws {
        try withProject { root in
            try put("right", "\(root)/site/pages/a.md")
            try put("exit 3\n", "\(root)/script")
            let state = try keep(root) { !$0.complaints.isEmpty }
            #expect(state.complaints.first?.message == "the program has ended while it built the site: exit(3)")
        }
    }
}
