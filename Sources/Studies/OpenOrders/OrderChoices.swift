import UIKit

/// The orders under which a case is repeated: those that UIKit leaves open, besides the default.
package struct OrderChoices {
    /// The most repetitions of a case.
    static let most = 6

    /// No order for fewer than two recognizers; every order of up to three; for more, the reverse of the default and some that differ
    /// widely.
    package let numbers: [Int]

    package init(ofRecognizers count: Int) {
        precondition(count >= 0, "recognizers are counted")
        let count = min(count, OpenOrder.mostPermuted)
        let orders = OpenOrder.factorial(count)
        guard orders > OrderChoices.most + 1 else {
            numbers = Array(1..<max(1, orders))
            return
        }
        let spread = [orders - 1, orders / 2, orders / 3, orders / 5, orders - orders / 7, orders / 11 * 4]
        numbers = spread.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
