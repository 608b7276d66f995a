import Testing

@testable import ExportKit

/// What keeps a log from being one run that is there in full.
struct LogDoubtTests {
    private func log(_ lines: [String], end: String = "\n") -> DeviceLog {
        var log = DeviceLog()
        log.feed(Array(lines.joined(separator: end).utf8)[...])
        log.finish()
        return log
    }

    private static let run = [
        "[evdoc] @ iOS 18.2; iPhone15,4", "10:00 App[123:456] [evdoc] # TapOnAPad cancels=on", "something else [1]",
        "10:00 App[123:457] [evdoc] 0.080 > pad.hitTest", "10:00 App[123:456] [evdoc] 0.081 . > child.hitTest",
        "10:00 App[123:456] [evdoc] 0.081 . < nil", "10:00 App[123:456] [evdoc] 0.082 < pad", "10:00 App[123:456] [evdoc] 0.083 - a mark",
        "10:00 App[123:456] [evdoc] 0.084 > pad.touchesBegan", "",
    ]

    @Test func `a run that is there in full leaves no doubt, and says what it ran on`() {
        let log = log(Self.run)
        #expect(log.doubts == [])
        #expect(log.system == "iOS 18.2" && log.model == "iPhone15,4" && log.unreadable == 0)
        #expect(log.lines.count == 4)
    }

    @Test(arguments: [
        (["[evdoc] 0.1 >"], LogDoubt.Reason.unreadable, 11),
        (["", "x", "[evdoc] # TapOnAPad cancels=on"], .secondRun, 13),
        (["App[124:1] [evdoc] 0.1 > pad.hitTest"], .otherProcess, 11),
        (["App[124] [evdoc] 0.1 > pad.hitTest"], .otherProcess, 11),
        (["[evdoc] 0.05 > pad.hitTest"], .timeRunsBack, 11),
        (["[evdoc] 0.1 . . > pad.hitTest"], .missingCall, 11),
        (["[evdoc] 0.1 - mark", "[evdoc] 0.1 . > pad.hitTest"], .missingCall, 12),
        (["[evdoc] 0.1 . < pad"], .missingCall, 11),
        (["[evdoc] @ iOS 17.0; iPhone15,4"], .otherDevice, 11),
        (["[evdoc] @ iOS 17.0"], .unreadable, 11),
    ])
    func `what is doubtful is found with its line`(more: [String], reason: LogDoubt.Reason, line: Int) {
        for end in ["\n", "\r\n", "\r"] {
            let doubts = log(Array(Self.run.dropLast()) + [""] + more, end: end).doubts
            #expect(doubts == [LogDoubt(reason, line: line)], "\(end.debugDescription)")
        }
    }

    @Test func `calls before the beginning belong to no run`() {
        #expect(log(["[evdoc] 0.1 > pad.hitTest"] + Self.run).doubts == [LogDoubt(.callsBefore, line: 1)])
    }

    @Test func `the first of each kind is kept, in the order of the lines`() {
        let log = log(["[evdoc] # X", "[evdoc] ?", "[evdoc] ?", "[evdoc] # X", "[evdoc] # X"])
        #expect(log.doubts == [LogDoubt(.unreadable, line: 2), LogDoubt(.secondRun, line: 4)])
    }
}
