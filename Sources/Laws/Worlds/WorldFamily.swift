import EventTrace

/// A family of worlds: what is varied, and the number of every world.
///
/// Worlds are numbered by size, the number of their views, from 0: world `taps/3/1204` is the same everywhere. The count is a formula, and a
/// world is made from its number without those before it.
public struct WorldFamily: Sendable {
    /// The name in links: letters, digits and `-`.
    public let name: String
    /// The classes of the views that contain the finger, the simplest first.
    public let views: [ViewClass]
    /// The classes of other views; empty for worlds without any.
    public let bystanders: [ViewClass]
    /// All options of one recognizer, the simplest first.
    public let recognizers: [RecognizerOption]
    /// The largest number of recognizers in a world, at most 2.
    public let mostRecognizers: Int
    public let requirements: [Requirement]
    /// The gestures, the simplest first.
    public let gestures: [Gesture]
    public let changes: [Change.Kind]
    /// The versions of iOS, the newest first.
    public let versions: [SystemVersion]

    public init(
        _ name: String, views: [ViewClass] = [.plain], bystanders: [ViewClass] = [], recognizers: [RecognizerOption] = [],
        mostRecognizers: Int = 1, requirements: [Requirement] = [.none], gestures: [Gesture] = [.tap],
        changes: [Change.Kind] = [.nothing], versions: [SystemVersion] = [.newest]
    ) {
        precondition(!views.isEmpty && !gestures.isEmpty && !changes.isEmpty && !versions.isEmpty && !requirements.isEmpty)
        precondition((0...2).contains(mostRecognizers), "a world has at most two recognizers of its own")
        self.name = name
        self.views = views
        self.bystanders = bystanders
        self.recognizers = recognizers
        self.mostRecognizers = recognizers.isEmpty ? 0 : mostRecognizers
        self.requirements = requirements
        self.gestures = gestures
        self.changes = changes
        self.versions = versions
    }

    /// The number of worlds of this size; nil above 2⁶³.
    public func count(size: Int) -> Int? { Numbering(self, size: size).count }

    /// The number of worlds of up to this size; nil above 2⁶³.
    public func count(upTo size: Int) -> Int? {
        size < 1 ? 0 : Counting.sum((1...size).map { count(size: $0) })
    }

    /// The world of this size and number. Precondition: the number is below the count.
    public func world(size: Int, number: Int) -> World { Numbering(self, size: size).decode(number) }

    /// The number of a world of the family among those of its size; nil for a world outside of the family.
    public func number(of world: World) -> Int? { Numbering(self, size: world.size).encode(world) }
}

extension WorldFamily {
    /// The words for what is varied.
    public var words: [String] {
        views.map { $0.name } + bystanders.map { $0.name } + recognizers.map { $0.kind.name } + gestures.map { $0.name }
            + changes.map { $0.words } + versions.map { "iOS \($0)" }
    }
}
