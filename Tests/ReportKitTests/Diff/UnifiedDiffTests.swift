import ReportKit
import Testing

struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, context: Int = 3) -> String {
        UnifiedDiff(from: old, to: new, oldName: "a/x.md", newName: "b/x.md", context: context).text
    }

    @Test func `equal texts have no difference`() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
        #expect(diff("", "") == "")
    }

    @Test func `a changed line is shown with the lines around it`() {
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
                --- a/x.md
                +++ b/x.md
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func `differences far apart stand in hunks of their own`() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = "0\n" + old.replacing("20\n", with: "")
        #expect(diff(old, new, context: 1) == "--- a/x.md\n+++ b/x.md\n@@ -1 +1,2 @@\n+0\n 1\n@@ -19,2 +20 @@\n 19\n-20\n")
    }

    @Test func `all is new, and all is gone`() {
        #expect(diff("", "a\n") == "--- a/x.md\n+++ b/x.md\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a/x.md\n+++ b/x.md\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func `a missing line end at the end is a difference`() {
        #expect(diff("a", "a\n") == "--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }

    @Test func `applied to the old text a diff gives the new one, with the fewest changes, for all short texts`() {
        let texts = (0..<4).flatMap { length in
            (0..<(1 << (2 * length))).map { bits in (0..<length).map { "\(bits >> (2 * $0) & 3)\n" }.joined() }
        }
        for old in texts {
            for new in texts where old != new {
                let lines = diff(old, new, context: 9).split(separator: "\n").dropFirst(3)
                #expect(lines.filter { $0.first != "+" }.map { $0.dropFirst() + "\n" }.joined() == old)
                #expect(lines.filter { $0.first != "-" }.map { $0.dropFirst() + "\n" }.joined() == new)
                #expect(lines.count { $0.first != " " } == fewest(old.split(separator: "\n"), new.split(separator: "\n")))
            }
        }
    }

    @Test func `texts with nothing in common are replaced`() {
        let old = (0..<3000).map { "old \($0)\n" }.joined()
        let new = (0..<3000).map { "new \($0)\n" }.joined()
        let lines = diff(old, new).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("-old") } == 3000)
        #expect(lines.count { $0.hasPrefix("+new") } == 3000)
    }

    private func fewest(_ old: [Substring], _ new: [Substring]) -> Int {
        guard let first = old.first else { return new.count }
        let deleted = 1 + fewest(Array(old.dropFirst()), new)
        guard let match = new.firstIndex(of: first) else { return deleted }
        return min(deleted, match + fewest(Array(old.dropFirst()), Array(new[(match + 1)...])))
    }
}
