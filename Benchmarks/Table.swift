// Without it nothing links the functions behind `rounded()`.
import Glibc

/// Results as lines of text in columns: name, median, unit, and the range of the runs.
struct Table {
    private var width = 0

    init(names: [String]) {
        width = names.map(\.count).max() ?? 0
    }

    func line(_ result: Result) -> String {
        let name = result.benchmark.name
        let range = "\(format(result.smallest)) … \(format(result.largest))"
        return "\(name)\(spaces(width - name.count))  \(padded(format(result.median))) \(result.benchmark.unit)   (\(range))"
    }

    private func padded(_ number: String) -> String { spaces(14 - number.count) + number }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// `43,210`; below 100 with two decimals.
    private func format(_ value: Double) -> String {
        if value < 100 { return "\((value * 100).rounded() / 100)" }
        var digits = "\(Int(value.rounded()))"
        var group = digits.count - 3
        while group > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: group))
            group -= 3
        }
        return digits
    }
}
