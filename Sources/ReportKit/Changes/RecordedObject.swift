import ExperimentKit
import Studies

/// A named view at the beginning of the script, or the landing of a finger: one line in the record of a result.
struct RecordedObject: Hashable {
    /// The name of the view, or `finger 1`; further landings have their number, `finger 1, landing 2`.
    let name: String
    /// The x, y, width and height of a view; the x and y of a landing.
    let numbers: [String]
    /// Traits and recognizers of the view, or the place where the finger is lifted.
    let words: [String]

    /// The line: name, numbers and words, with tabs between them.
    var line: String { ([name, numbers.joined(separator: " ")] + words).joined(separator: "\t") }

    init(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        name = parts[0]
        numbers = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
        words = Array(parts.dropFirst(2))
    }

    fileprivate init(_ view: StagedView) {
        name = view.name
        numbers = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(RecordedObject.spell)
        words = view.traits + view.recognizers.map { $0.recordedWords }
    }

    fileprivate init(_ path: FingerPath, landing: Int) {
        let finger = path.finger.map { "finger \($0)" } ?? "the pointer"
        let (first, last) = (path.samples[0].spot, path.samples[path.samples.count - 1].spot)
        name = landing == 1 ? finger : "\(finger), landing \(landing)"
        numbers = [first.x, first.y].map(RecordedObject.spell)
        words = last == first ? [] : ["a lift at \(RecordedObject.spell(last.x)), \(RecordedObject.spell(last.y))"]
    }

    /// The number, to a hundredth of a point.
    private static func spell(_ number: Double) -> String { Value.number((number * 100).rounded() / 100).description }

    // MARK: Changes

    /// Sentences without full stops on the differences between two stages.
    static func sentences(from old: [RecordedObject], to new: [RecordedObject]) -> [String] {
        let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
        let names = Set(new.map { $0.name })
        let changed = new.flatMap { object in before[object.name].map { object.changes(from: $0) } ?? [] }
        let added = new.filter { before[$0.name] == nil }.map { "`\($0.name)` is new on the stage" }
        return changed + added + old.filter { !names.contains($0.name) }.map { "`\($0.name)` is gone from the stage" }
    }

    private func changes(from old: RecordedObject) -> [String] {
        let numbers = old.numbers == numbers ? [] : numberWords(old).map { "`\(name)` \($0)" }
        let added = words.filter { !old.words.contains($0) }.map { "`\(name)` now has “\($0)”" }
        return numbers + added + old.words.filter { !words.contains($0) }.map { "`\(name)` no longer has “\($0)”" }
    }

    private func numberWords(_ old: RecordedObject) -> [String] {
        guard numbers.count == 4, old.numbers.count == 4 else {
            return ["lands at (\(numbers.joined(separator: ", "))), was (\(old.numbers.joined(separator: ", ")))"]
        }
        let place =
            numbers[..<2] == old.numbers[..<2]
            ? [] : ["is at (\(numbers[0]), \(numbers[1])), was at (\(old.numbers[0]), \(old.numbers[1]))"]
        switch (numbers[2] == old.numbers[2], numbers[3] == old.numbers[3]) {
        case (true, true): return place
        case (false, true): return ["is \(numbers[2]) wide, was \(old.numbers[2])"] + place
        case (true, false): return ["is \(numbers[3]) high, was \(old.numbers[3])"] + place
        case (false, false): return ["is \(numbers[2]) × \(numbers[3]), was \(old.numbers[2]) × \(old.numbers[3])"] + place
        }
    }
}

extension StagedRecognizer {
    fileprivate var recordedWords: String {
        name + (gesture.isEmpty ? "" : " (\(gesture))") + (isEnabled ? "" : ", disabled")
            + requirements.map { ", waits for \($0)" }.joined() + (delegate.isEmpty ? "" : ", delegate \(delegate)")
    }
}

extension StageRecord {
    /// The named views and the landings of fingers, each name once.
    var recordedObjects: [RecordedObject] {
        var landings: [Int?: Int] = [:]
        let fingers = paths.map { path in
            landings[path.finger, default: 0] += 1
            return RecordedObject(path, landing: landings[path.finger] ?? 1)
        }
        var names: Set<String> = []
        return (views.filter { !$0.name.isEmpty }.map { RecordedObject($0) } + fingers).filter { names.insert($0.name).inserted }
    }
}
