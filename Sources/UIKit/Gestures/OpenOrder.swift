/// GE.3: the order among recognizers in one phase, which UIKit does not define, picked by a number and kept for the run.
///
/// 0 is the default: the order in which they get their first touch, of one touch that of `touch.gestureRecognizers`. Of the recognizers
/// that a run has had, the numbers below n! give every order of the first n once.
package struct OpenOrder: Sendable {
    /// Recognizers beyond these stand after them, in the default order: 20! is the largest factorial that a number holds.
    package static let mostPermuted = 20

    package let number: Int
    /// How many recognizers the run has had.
    package private(set) var count = 0
    /// The recognizers by their numbers of arrival, in the order picked.
    private var picked: [Int] = []

    package init(_ number: Int = 0) {
        precondition(number >= 0, "GE.3: orders are numbered from 0")
        self.number = number
    }

    var isDefault: Bool { number == 0 }

    /// n!, for at most 20.
    package static func factorial(_ n: Int) -> Int {
        precondition(n >= 0 && n <= mostPermuted, "GE.3: at most 20 recognizers are permuted")
        return (1...max(1, n)).reduce(1, *)
    }

    /// The number of arrival of the next recognizer. O(recognizers of the run).
    mutating func arrive() -> Int {
        let arrival = count
        count += 1
        guard !isDefault, arrival < OpenOrder.mostPermuted else { return arrival }
        // A digit of the number in the factorial base says how many of the earlier ones it goes before.
        let digit = number / OpenOrder.factorial(arrival) % (arrival + 1)
        picked.insert(arrival, at: picked.count - digit)
        return arrival
    }

    /// Where a recognizer that arrived so stands: smaller is earlier. O(recognizers of the run).
    func rank(ofArrival arrival: Int) -> Int {
        precondition(arrival >= 0, "GE.3: a recognizer that has a touch has arrived")
        return picked.firstIndex(of: arrival) ?? arrival
    }
}
