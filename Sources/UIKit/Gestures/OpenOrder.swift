/// GE.3: the order of recognizers within one phase, which UIKit leaves undefined, picked by a number for the run.
///
/// 0 is the default: the order of first touches and, for one touch, of `touch.gestureRecognizers`. The numbers below n! give every order of
/// the first n recognizers of the run once, or of n chosen ones.
package struct OpenOrder: Sendable {
    /// The number of permuted recognizers; further ones follow in the default order. 20! is the largest factorial that fits.
    package static let mostPermuted = 20

    package let number: Int
    /// The number of recognizers that the run has had.
    package private(set) var count = 0
    /// The arrival numbers of the recognizers that have tried to recognize, ascending.
    private var rivals: [Int] = []
    /// Whether a recognizer has arrived that asks client code or waits for another one, so that every order of all can show.
    private var isSeenByAll = false
    /// The recognizers by arrival numbers, in the order picked.
    private var picked: [Int] = []
    /// The recognizers that change places among themselves, by arrival numbers; nil for all.
    private let chosen: [Int]?

    package init(_ number: Int = 0) {
        precondition(number >= 0, "GE.3: orders are numbered from 0")
        self.number = number
        chosen = nil
    }

    /// The order of this number among these recognizers alone, at most 20, by ascending arrival numbers.
    package init(_ number: Int, among chosen: [Int]) {
        precondition(number >= 0 && number < OpenOrder.factorial(chosen.count), "GE.3: orders of n recognizers are numbered below n!")
        self.number = number
        self.chosen = chosen
        for (place, arrival) in chosen.enumerated() { pick(arrival, place) }
    }

    /// The recognizers whose order the run can show, by arrival numbers: those that have tried to recognize.
    ///
    /// A recognizer that stays possible until it fails changes nothing for others and calls no client code, unless it has a delegate or
    /// overrides, or a requirement leads to it.
    package var visible: [Int] { isSeenByAll ? Array(0..<count) : rivals }

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
        if !isDefault, chosen == nil, arrival < OpenOrder.mostPermuted { pick(arrival, arrival) }
        return arrival
    }

    /// A digit of the number in the factorial base tells how many of the earlier ones a recognizer precedes.
    private mutating func pick(_ arrival: Int, _ place: Int) {
        let digit = number / OpenOrder.factorial(place) % (place + 1)
        picked.insert(arrival, at: picked.count - digit)
    }

    /// Notes that a recognizer tries to recognize. O(recognizers of the run).
    mutating func compete(_ arrival: Int) {
        guard !rivals.contains(arrival) else { return }
        rivals.insert(arrival, at: rivals.firstIndex { $0 > arrival } ?? rivals.count)
    }

    /// Notes that client code or a requirement can see the place of a recognizer.
    mutating func showsAll() { isSeenByAll = true }

    /// The position of the recognizer with this arrival number. O(recognizers of the run).
    func rank(ofArrival arrival: Int) -> Int {
        precondition(arrival >= 0, "GE.3: a recognizer that has a touch has arrived")
        guard let place = picked.firstIndex(of: arrival) else { return arrival }
        return chosen?[place] ?? place
    }
}
