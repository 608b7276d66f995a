import Foundation
import Testing

@testable import ExportKit

struct DeviceLogTests {
    private let console = """
        2026-11-23 10:00:00.123456+0800 App[123:456] [evdoc] # TapOnAPad cancels=on
        2026-11-23 10:00:00.223456+0800 App[123:456] [Layout] something else
        2026-11-23 10:00:00.323456+0800 App[123:456] [evdoc] 0.080 > pad.hitTest
        [evdoc] 0.081 . > child.hitTest
        [evdoc] 0.081 . < nil
        [evdoc] 0.082 < pad
        [evdoc] 0.083 - a mark

        """

    private func log(_ bytes: [UInt8], pieces: Int = 7) -> DeviceLog {
        var log = DeviceLog()
        for start in stride(from: 0, to: bytes.count, by: pieces) { log.feed(bytes[start..<min(bytes.count, start + pieces)]) }
        log.finish()
        return log
    }

    private var expected: [DeviceLog.Line] {
        [
            DeviceLog.Line(token: "pad.hitTest", depth: 0, seconds: 0.08, answer: "pad"),
            DeviceLog.Line(token: "child.hitTest", depth: 1, seconds: 0.081, answer: "nil"),
            DeviceLog.Line(token: "a mark", depth: 0, isMark: true, seconds: 0.083),
        ]
    }

    @Test(arguments: [1, 3, 64, 100_000]) func `prefixes and other lines do not matter, nor how the file comes in`(pieces: Int) {
        let log = log(Array(console.utf8), pieces: pieces)
        #expect(log.lines == expected)
        #expect(log.experiment == "TapOnAPad" && log.values == "cancels=on" && log.runs == 1 && log.unreadable == 0)
    }

    @Test func `line ends of Windows and encodings of 16 bits are read`() {
        let lines = console.replacing("\n", with: "\r\n")
        #expect(log(Array(lines.utf8)).lines == expected)
        #expect(log([0xEF, 0xBB, 0xBF] + Array(lines.utf8)).lines == expected)
        let little = lines.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big = lines.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(log([0xFF, 0xFE] + little).lines == expected)
        #expect(log([0xFE, 0xFF] + big).lines == expected)
        #expect(log(little).lines == expected)
        #expect(log(big).lines == expected)
    }

    @Test(arguments: [1, 7, 100, 100_000]) func `zeros far from the beginning are no encoding, however the file comes in`(pieces: Int) {
        let bytes = Array(console.utf8) + [UInt8](repeating: 0, count: 4_000) + Array("\n[evdoc] 0.1 > pad.touchesEnded\n".utf8)
        #expect(log(bytes, pieces: pieces).lines == expected + [DeviceLog.Line(token: "pad.touchesEnded", depth: 0, seconds: 0.1)])
    }

    @Test func `bytes that are no text and lines that are cut off are counted or passed by`() {
        let bytes =
            [0xFF, 0x80, 10]
            + Array("x [evdoc] 0.080 > pad.hitTest\n[evdoc] 0.0\n[evdoc] \n[evdoc] nan > a\n[evdoc] 1 ? b\n[evdoc] 0.1 >".utf8)
        let log = log(bytes)
        #expect(log.lines.map(\.token) == ["pad.hitTest"])
        #expect(log.unreadable == 5)
    }

    @Test func `of several runs the last counts`() {
        let log = log(Array((console + "[evdoc] # TapOnAPad cancels=off\n[evdoc] 0 > pad.touchesBegan").utf8))
        #expect(log.runs == 2 && log.values == "cancels=off" && log.lines.map(\.token) == ["pad.touchesBegan"])
    }

    @Test func `the answers of earlier exports are read as today's`() {
        let log = log(
            Array(
                """
                [evdoc] # X
                [evdoc] 0 > d.gestureRecognizerShouldBegin(pan)
                [evdoc] 0 < no
                [evdoc] 0 > row.setSelected(yes)
                [evdoc] 0 > pad.hitTest
                [evdoc] 0 < north
                """.utf8))
        #expect(log.lines.map(\.token) == ["d.gestureRecognizerShouldBegin(pan)", "row.setSelected(true)", "pad.hitTest"])
        #expect(log.lines.map(\.answer) == ["false", nil, "north"])
    }

    @Test func `an endless log does not fill the memory`() {
        let line = Array("[evdoc] 0.5 > pad.touchesMoved\n".utf8)
        var log = DeviceLog()
        for _ in 0..<(DeviceLog.mostLines + 5) { log.feed(line[...]) }
        log.feed([UInt8](repeating: 65, count: 1_000_000)[...])
        log.finish()
        #expect(log.lines.count == DeviceLog.mostLines && log.dropped == 5)
    }

    /// Of 10,000 calls each of a depth of its own every one may be answered, however late.
    @Test func `answers take linear time`() {
        var log = DeviceLog()
        log.feed(ArraySlice("[evdoc] # X\n".utf8))
        func feed(_ text: String) { log.feed(ArraySlice(text.utf8)) }
        feed(String(repeating: "[evdoc] 0.080 > a.b\n", count: 10_000))
        let begin = clock()
        feed(String(repeating: "[evdoc] 0.081 . . . < x\n", count: 200_000))
        log.finish()
        #expect(Double(clock() - begin) / Double(CLOCKS_PER_SEC) < 8)
        #expect(log.lines.count == 10_000)
    }

    @Test func `a log without evdoc's lines is empty`() {
        #expect(log(Array("nothing\nof that kind\n".utf8)).isEmpty)
        #expect(log([]).isEmpty)
    }
}
