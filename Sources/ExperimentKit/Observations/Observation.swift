/// An ordering of the real UIKit's that somebody has published: evidence.
public struct Observation: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Lines that somebody printed on a device or the simulator.
        case log
        /// Documentation, a header's comment or a talk.
        case appleDoc = "apple-doc"
        /// An experiment that somebody describes.
        case writeup
        /// What a reader's device has logged of an experiment.
        case device = "a reader’s device"
    }

    /// The topic of all that readers' devices have logged.
    public static let devicesTopic = "Readers’ devices"

    /// How far to trust it.
    public enum Confidence: String, Hashable, Sendable, CaseIterable {
        case low, medium, high
    }

    /// Stable; rules name it as their source.
    public let id: String
    public let topic: String
    public let kind: Kind
    /// Where it was published.
    public let source: String
    /// The version of iOS, if known.
    public let system: String?
    /// What stood on screen, and what the author's code did.
    public let setup: String
    /// What the finger did.
    public let stimulus: String
    /// What was seen, in the tokens of a trace where it is a log, in words where it is a rule; `…` where the source leaves something out.
    public let lines: [String]
    /// What else matters for reading it; empty if nothing does.
    public let notes: String
    public let confidence: Confidence
    /// Looked up by the project itself; the others were there before it.
    public let isFind: Bool
    /// The id of the experiment that a reader's device has carried out; nil for all others.
    public let experiment: String?

    public init(
        id: String, topic: String, kind: Kind, source: String, system: String? = nil, setup: String, stimulus: String, lines: [String],
        notes: String = "", confidence: Confidence, isFind: Bool = false,
        experiment: String? = nil
    ) {
        self.id = id
        self.topic = topic
        self.kind = kind
        self.source = source
        self.system = system
        self.setup = setup
        self.stimulus = stimulus
        self.lines = lines
        self.notes = notes
        self.confidence = confidence
        self.isFind = isFind
        self.experiment = experiment
    }
}
