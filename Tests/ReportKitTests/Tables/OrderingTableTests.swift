import EventTrace
import ExperimentKit
import ReportKit
import Studies
import Testing
import TraceBuilding

struct OrderingTableTests {
    private func groups(_ lines: [String]) -> [OrderingGroup] {
        lines.enumerated().map { OrderingGroup(index: $0, cases: [$0], ordering: Trace(lines: $1).ordering, condition: .always) }
    }

    /// One line a row: the token, then for each column its position or a dot.
    private func drawn(_ lines: String...) -> [String] {
        OrderingTable(groups(lines)).rows.map { row in
            "\(row.call.token) " + row.positions.map { $0.map { "\($0)" } ?? "." }.joined()
        }
    }

    @Test func `equal calls stand in one row`() {
        #expect(
            drawn("a.touchesBegan\na.touchesEnded", "a.touchesBegan\nb.touchesBegan\na.touchesEnded") == [
                "a.touchesBegan 00", "b.touchesBegan .1", "a.touchesEnded 12",
            ])
    }

    @Test func `nesting and marks tell calls apart`() {
        #expect(drawn("a.next", "b.next\n  a.next") == ["a.next 0.", "b.next .0", "a.next .1"])
        #expect(drawn("— a.next", "a.next") == ["a.next 0.", "a.next .0"])
    }

    @Test func `calls stand in one row whatever they return, which stands in the cells where it differs`() {
        let groups = groups(["a.hitTest -> nil\nb.next -> x", "a.hitTest -> a\nb.next -> x"])
        let rows = OrderingTable(groups).rows
        #expect(rows.map { $0.answer } == [nil, "x"])
        #expect(rows.map { $0.cells(in: groups).map { $0?.words ?? "." } } == [["1 → nil", "1 → a"], ["2", "2"]])
    }

    @Test func `a call that stands in two rows because its place differs says so`() {
        let rows = OrderingTable(groups(["a.next\nb.next", "b.next\na.next"])).rows
        #expect(rows.count { $0.isRepeated } == 2)
        #expect(Set(rows.filter { $0.isRepeated }.map { $0.call.token }).count == 1)
        #expect(OrderingTable(groups(["a.next\na.next", "a.next"])).rows.allSatisfy { !$0.isRepeated })
    }

    @Test func `a nested call stays below what it is nested in`() {
        #expect(drawn("a.next\nc.next", "b.next", "a.next\n  b.next\nc.next") == ["a.next 0.0", "b.next ..1", "c.next 1.2", "b.next .0."])
        #expect(drawn("a.next\n  c.next", "b.next\n  c.next") == ["a.next 0.", "c.next 1.", "b.next .0", "c.next .1"])
    }

    @Test func `what only some columns have keeps its place`() {
        #expect(
            drawn("a.next\nb.next\nc.next", "c.next\na.next", "b.next\nc.next\na.next") == [
                "a.next 0..", "b.next 1.0", "c.next 201", "a.next .12",
            ])
        #expect(drawn("a.next", "") == ["a.next 0."])
        #expect(drawn("", "a.next") == ["a.next .0"])
    }

    @Test func `each column, read downwards, is its ordering, for all small orderings of three groups`() {
        let orderings = (0..<16).map { bits in (0..<4).map { bits & (1 << $0) == 0 ? "a.next" : "b.next" }.joined(separator: "\n") }
        for one in orderings {
            for two in orderings {
                let groups = groups([one, two, "b.next\na.next"])
                let table = OrderingTable(groups)
                for (column, group) in groups.enumerated() {
                    #expect(table.rows.compactMap { $0.positions[column] } == Array(group.ordering.indices))
                    #expect(
                        table.rows.allSatisfy { row in row.positions[column].map { group.ordering[$0].token == row.call.token } ?? true })
                }
            }
        }
    }

    @Test func `two columns share as many rows as they can`() {
        func longest(_ left: [Substring], _ right: [Substring]) -> Int {
            guard let first = left.first, !right.isEmpty else { return 0 }
            let without = longest(Array(left.dropFirst()), right)
            guard let match = right.firstIndex(of: first) else { return without }
            return max(without, 1 + longest(Array(left.dropFirst()), Array(right[(match + 1)...])))
        }
        let calls = ["a.next", "b.next", "c.next"]
        let orderings = (0..<27).map { number in
            let places: [Int] = [number % 3, number / 3 % 3, number / 9]
            return places.map { calls[$0] }.joined(separator: "\n")
        }
        for one in orderings {
            for two in orderings {
                let shared = OrderingTable(groups([one, two])).rows.count { $0.positions.allSatisfy { $0 != nil } }
                #expect(shared == longest(one.split(separator: "\n"), two.split(separator: "\n")))
            }
        }
    }

    @Test func `tables stay narrow`() {
        let tables = OrderingTable.tables(for: groups(Array(repeating: "a.next", count: 7)))
        #expect(tables.map { $0.columns.count } == [3, 3, 1])
        #expect(tables[1].columns.map { $0.letter } == ["D", "E", "F"])
    }

    @Test func `orderings that are alike stand in one table`() {
        let lines = ["a.next\nb.next", "c.next\nd.next", "a.next\nd.next", "c.next\nb.next", "a.next\nb.next\nc.next"]
        let tables = OrderingTable.tables(for: groups(lines))
        #expect(tables.map { $0.columns.map { $0.letter }.joined() } == ["ACE", "BD"])
    }

    @Test func `groups are lettered on past Z`() {
        let letters = [0, 25, 26, 51, 52].map { OrderingGroup(index: $0, cases: [0], ordering: [], condition: .always).letter }
        #expect(letters == ["A", "Z", "AA", "AZ", "BA"])
    }
}
