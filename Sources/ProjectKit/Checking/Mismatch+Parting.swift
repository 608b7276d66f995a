import ProjectFiles
import Studies

extension Mismatch {
    /// The first difference between a device's log and the record; nil if the mismatch is not about a log.
    var partingWords: String? {
        guard case .log(let logged) = expected, case .log(let recorded, _) = seen else { return nil }
        let place = zip(logged, recorded).prefix { $0 == $1 }.count
        func next(_ lines: [String]) -> String { place < lines.count ? "goes on with \(lines[place].drop { $0 == " " })" : "is over" }
        let before = place == 0 ? "at once" : "after \(counted(place, "call"))"
        return "they part \(before): the device \(next(logged)), the engine \(next(recorded))"
    }
}
