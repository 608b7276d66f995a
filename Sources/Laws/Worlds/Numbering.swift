import EventTrace

/// Numbers the worlds of one size of a family.
///
/// Worlds fall into blocks by the number of views under the finger, the number of recognizers, and whether some view brings recognizers of
/// its own. Within a block a number is a mixed-radix number: each part has a digit.
struct Numbering {
    /// A block of worlds with the same radices.
    struct Block {
        let path: Int
        let recognizers: Int
        /// Whether some view brings recognizers of its own; nil if the block does not ask.
        let hasRivals: Bool?
        let options: [RecognizerOption]
        let requirements: [Requirement]
        let changes: [Change]
        /// The radices: classes, bystanders, places of recognizers, options, requirements, gestures, changes, versions; nil if the block has
        /// too many worlds.
        let radices: [Int]?
        /// The number of worlds; nil if there are too many.
        let count: Int?
    }

    let family: WorldFamily
    let size: Int
    let blocks: [Block]
    private let forests: Forests
    private let withRivals: [ViewClass]
    private let withoutRivals: [ViewClass]

    init(_ family: WorldFamily, size: Int) {
        precondition(size >= 1, "a world has a view")
        self.family = family
        self.size = size
        let forests = Forests(kinds: family.bystanders.count, upTo: size)
        self.forests = forests
        withRivals = family.views.filter { $0.hasRecognizers }
        withoutRivals = family.views.filter { !$0.hasRecognizers }
        // A delegate that allows simultaneous recognition is asked only if there is another recognizer.
        let alone = family.recognizers.filter { $0.answer != .simultaneous }
        let splits = alone.count < family.recognizers.count && withRivals.count > 0
        blocks = (1...size).flatMap { path in
            (0...family.mostRecognizers).flatMap { count -> [Block] in
                let rivals: [Bool?] = count == 1 && splits ? [false, true] : [nil]
                return rivals.map { hasRivals in
                    let options = count == 1 && (hasRivals == false || withRivalsIsEmpty(family)) ? alone : family.recognizers
                    return Numbering.block(family, forests, size, path, count, hasRivals, options)
                }
            }
        }
    }

    var count: Int? { Counting.sum(blocks.map { $0.count }) }

    private static func block(
        _ family: WorldFamily, _ forests: Forests, _ size: Int, _ path: Int, _ count: Int, _ hasRivals: Bool?,
        _ options: [RecognizerOption]
    ) -> Block {
        let all = Counting.power(family.views.count, path)
        let without = Counting.power(family.views.count { !$0.hasRecognizers }, path)
        let classes: Int? =
            switch hasRivals {
            case nil: all
            case false?: without
            case true?: all.flatMap { all in without.map { all - $0 } }
            }
        let requirements = count == 2 ? family.requirements : [.none]
        let changes = family.changes.flatMap { $0.changes(views: path, recognizers: count) }
        let radices = [
            classes, forests.count(size - path, in: path), Counting.multisets(path, count), Counting.power(options.count, count),
            requirements.count, family.gestures.count, changes.count, family.versions.count,
        ]
        let known = radices.compactMap { $0 }
        return Block(
            path: path, recognizers: count, hasRivals: hasRivals, options: options, requirements: requirements, changes: changes,
            radices: known.count == radices.count ? known : nil, count: Counting.product(radices))
    }

    // MARK: From a number to a world

    func decode(_ number: Int) -> World {
        precondition(number >= 0, "worlds are numbered from 0")
        var rest = number
        for block in blocks {
            guard let radices = block.radices, let count = block.count else { preconditionFailure("the block has too many worlds") }
            if rest < count { return decode(rest, block, radices) }
            rest -= count
        }
        preconditionFailure("there is no world of this number")
    }

    private func decode(_ number: Int, _ block: Block, _ radices: [Int]) -> World {
        var rest = number
        var digits = radices
        for place in radices.indices.reversed() {
            digits[place] = rest % radices[place]
            rest /= radices[place]
        }
        let places = Counting.multiset(digits[2], of: block.recognizers)
        var option = digits[3]
        var recognizers: [World.Recognizer] = []
        for (number, place) in places.enumerated().reversed() {
            recognizers.append(
                World.Recognizer(view: place, option: block.options[option % block.options.count], number: number + 1))
            option /= block.options.count
        }
        return World(
            views: classes(digits[0], block), bystanders: forests.decode(digits[1], views: size - block.path, in: block.path),
            recognizers: recognizers.reversed(), requirement: block.requirements[digits[4]], gesture: family.gestures[digits[5]],
            change: block.changes[digits[6]], systemVersion: family.versions[digits[7]])
    }

    private func classes(_ number: Int, _ block: Block) -> [ViewClass] {
        switch block.hasRivals {
        case nil: return spelled(number, block.path, family.views)
        case false?: return spelled(number, block.path, withoutRivals)
        case true?:
            // By the place of the outermost view with recognizers of its own.
            var rest = number
            for first in 0..<block.path {
                let before = Counting.power(withoutRivals.count, first) ?? 0
                let after = Counting.power(family.views.count, block.path - 1 - first) ?? 0
                let count = before * withRivals.count * after
                if rest < count {
                    return spelled(rest / (withRivals.count * after), first, withoutRivals)
                        + [withRivals[rest / after % withRivals.count]] + spelled(rest % after, block.path - 1 - first, family.views)
                }
                rest -= count
            }
            preconditionFailure("a number below the count has its classes")
        }
    }

    /// The number in the base of these classes, the first digit first.
    private func spelled(_ number: Int, _ length: Int, _ classes: [ViewClass]) -> [ViewClass] {
        var (rest, word): (Int, [ViewClass]) = (number, [])
        for _ in 0..<length {
            word.append(classes[rest % classes.count])
            rest /= classes.count
        }
        return word.reversed()
    }

    // MARK: From a world to its number

    /// Nil if the world is none of the family's.
    func encode(_ world: World) -> Int? {
        var before = 0
        let hasRivals = world.views.contains { $0.hasRecognizers }
        for block in blocks {
            guard let radices = block.radices, let count = block.count else { return nil }
            if block.path == world.views.count, block.recognizers == world.recognizers.count,
                block.hasRivals.map({ $0 == hasRivals }) ?? true
            {
                return digits(of: world, block).map { digits in before + zip(radices, digits).reduce(0) { $0 * $1.0 + $1.1 } }
            }
            before += count
        }
        return nil
    }

    private func digits(of world: World, _ block: Block) -> [Int]? {
        let options = world.recognizers.map { block.options.firstIndex(of: $0.option) }
        guard let classes = number(of: world.views, block), !options.contains(nil), isSorted(world.recognizers.map { $0.view }),
            let requirement = block.requirements.firstIndex(of: world.requirement),
            let gesture = family.gestures.firstIndex(of: world.gesture), let change = block.changes.firstIndex(of: world.change),
            let version = family.versions.firstIndex(of: world.systemVersion),
            world.bystanders.allSatisfy({ $0.allSatisfy { isKnown($0) } })
        else { return nil }
        return [
            classes, forests.encode(world.bystanders), Counting.number(ofMultiset: world.recognizers.map { $0.view }),
            options.reduce(0) { $0 * block.options.count + ($1 ?? 0) }, requirement, gesture, change, version,
        ]
    }

    private func isKnown(_ bystander: Bystander) -> Bool {
        bystander.kind < family.bystanders.count && bystander.children.allSatisfy { isKnown($0) }
    }

    private func isSorted(_ places: [Int]) -> Bool { zip(places, places.dropFirst()).allSatisfy { $0 <= $1 } }

    private func number(of views: [ViewClass], _ block: Block) -> Int? {
        switch block.hasRivals {
        case nil: return spelling(views, family.views)
        case false?: return spelling(views, withoutRivals)
        case true?:
            guard let first = views.firstIndex(where: { $0.hasRecognizers }), let rival = withRivals.firstIndex(of: views[first]),
                let before = spelling(Array(views[..<first]), withoutRivals),
                let after = spelling(Array(views[(first + 1)...]), family.views)
            else { return nil }
            let skipped = (0..<first).reduce(0) { sum, place in
                sum + (Counting.power(withoutRivals.count, place) ?? 0) * withRivals.count
                    * (Counting.power(family.views.count, block.path - 1 - place) ?? 0)
            }
            let places = Counting.power(family.views.count, block.path - 1 - first) ?? 0
            return skipped + (before * withRivals.count + rival) * places + after
        }
    }

    private func spelling(_ views: [ViewClass], _ classes: [ViewClass]) -> Int? {
        var number = 0
        for view in views {
            guard let digit = classes.firstIndex(of: view) else { return nil }
            number = number * classes.count + digit
        }
        return number
    }
}

private func withRivalsIsEmpty(_ family: WorldFamily) -> Bool { !family.views.contains { $0.hasRecognizers } }
