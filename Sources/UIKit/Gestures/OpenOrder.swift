/// GE.3: the order of recognizers within one phase, which UIKit leaves undefined, picked by a number for the run.
///
/// 0 is the default: the order of first touches and, for one touch, of `touch.gestureRecognizers`. The numbers below n! give every order of
/// the first n recognizers of the run once.
package struct OpenOrder: Sendable {
    /// The number of permuted recognizers; further ones follow in the default order. 20! is the largest factorial that fits.
    package static let mostPermuted = 20

    package let number: Int
    /// The number of recognizers that the run has had.
    package private(set) var count = 0
    /// The recognizers by arrival numbers, in the order picked.
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

    /// The arrival number of the next recognizer. O(recognizers of the run).
    mutating func arrive() -> Int {
        let arrival = count
        count += 1
        guard !isDefault, arrival < OpenOrder.mostPermuted else { return arrival }
        // A digit of the number in the factorial base tells how many of the earlier ones it precedes.
        let digit = number / OpenOrder.factorial(arrival) % (arrival + 1)
        picked.insert(arrival, at: picked.count - digit)
        return arrival
    }

    /// The position of the recognizer with this arrival number. O(recognizers of the run).
    func rank(ofArrival arrival: Int) -> Int {
        precondition(arrival >= 0, "GE.3: a recognizer that has a touch has arrived")
        return picked.firstIndex(of: arrival) ?? arrival
    }
}
