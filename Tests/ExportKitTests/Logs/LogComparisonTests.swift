import Testing

@testable import ExportKit

struct LogComparisonTests {
    private func lines(_ text: String) -> [DeviceLog.Line] {
        text.split(separator: " ").map { DeviceLog.Line(token: String($0), depth: 0) }
    }

    private func compared(_ recorded: String, _ logged: String) -> String {
        LogComparison(lines(recorded), lines(logged)).rows.map {
            $0.isEqual ? $0.recorded!.token : $0.recorded.map { "-\($0.token)" } ?? "+\($0.logged!.token)"
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("a b c", "a b c", "a b c"), ("a b c", "a c", "a -b c"), ("a c", "a b c", "a +b c"), ("", "a", "+a"), ("a", "", "-a"), ("", "", ""),
        ("a b", "b a", "-a b +a"), ("a a", "a", "a -a"), ("a b a", "a b b a", "a b +b a"),
    ])
    func `record and log stand side by side`(recorded: String, logged: String, rows: String) {
        #expect(compared(recorded, logged) == rows)
    }

    @Test func `how often a move is reported does not matter`() {
        let few = "v.touchesBegan p.touchesMoved v.touchesMoved p.action(changed) v.touchesEnded"
        let many =
            "v.touchesBegan p.touchesMoved v.touchesMoved p.action(changed) p.touchesMoved v.touchesMoved p.action(changed) v.touchesEnded"
        #expect(LogComparison(lines(few), lines(many)).fits)
        #expect(!LogComparison(lines("v.touchesBegan v.touchesEnded"), lines("v.touchesBegan v.touchesMoved v.touchesEnded")).fits)
    }

    @Test func `what a log has come down to comes down to itself`() {
        let words = ["v.touchesMoved", "p.touchesMoved", "p.action(changed)", "v.touchesEnded"]
        for seed in 0..<200 {
            var number = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
            let log = (0..<30).map { _ -> DeviceLog.Line in
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return DeviceLog.Line(token: words[Int(number >> 60) % words.count], depth: 0)
            }
            let once = LogComparison([DeviceLog.Line](), log).rows.compactMap(\.logged)
            #expect(LogComparison([DeviceLog.Line](), once).rows.compactMap(\.logged) == once)
            #expect(LogComparison(once, log).fits)
        }
    }

    @Test func `another depth is another call, and what is no move counts each time`() {
        let outer = [DeviceLog.Line(token: "a", depth: 0)]
        #expect(LogComparison(outer, [DeviceLog.Line(token: "a", depth: 1)]).differences == 2)
        #expect(compared("v.hitTest", "v.hitTest v.hitTest") == "v.hitTest +v.hitTest")
    }

    @Test func `a call that returns something else parts them, and one that is not known to return does not`() throws {
        let answers = { (answer: String?) in
            [DeviceLog.Line(token: "v.hitTest", depth: 0, answer: answer), DeviceLog.Line(token: "b", depth: 0)]
        }
        let parted = LogComparison(answers("v"), answers("nil"))
        #expect(!parted.fits && parted.parting == 0 && parted.differences == 1 && parted.rows.count == 2)
        #expect(try #require(parted.rows.first).returnsAnother)
        #expect(LogComparison(answers("v"), answers("v")).fits)
        #expect(LogComparison(answers("v"), answers(nil)).fits)
        #expect(LogComparison(answers(nil), answers("v")).fits)
    }

    @Test func `texts without anything in common are replaced as one`() {
        let many = (0..<5_000).map { DeviceLog.Line(token: "a\($0)", depth: 0) }
        let others = (0..<5_000).map { DeviceLog.Line(token: "b\($0)", depth: 0) }
        #expect(LogComparison(many, others).differences == 10_000)
    }
}
