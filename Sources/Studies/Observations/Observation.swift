/// A published ordering of the real UIKit: evidence.
public struct Observation: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Lines printed on a device or the simulator.
        case log
        /// Documentation, a header's comment or a talk.
        case appleDoc = "apple-doc"
        /// A description of an experiment.
        case writeup
        /// The log of an experiment, run on a reader's device.
        case device = "a reader’s device"
    }

    /// The topic of the logs of readers' devices.
    public static let devicesTopic = "Readers’ devices"

    /// The confidence in an observation.
    public enum Confidence: String, Hashable, Sendable, CaseIterable {
        case low, medium, high
    }

    /// The stable id, by which rules name the observation as their source.
    public let id: String
    public let topic: String
    public let kind: Kind
    /// The place of publication.
    public let source: String
    /// The version of iOS, if known.
    public let system: String?
    /// The views on screen, and the actions of the author's code.
    public let setup: String
    /// The actions of the finger.
    public let stimulus: String
    /// The lines of a log, in the tokens of a trace, or a rule in words; `…` stands for an omission of the source.
    public let lines: [String]
    /// Notes for reading the observation; empty if there are none.
    public let notes: String
    public let confidence: Confidence
    /// Whether the project itself looked up the observation; the others were there before it.
    public let isFind: Bool
    /// The id of the experiment that a reader's device has run; nil for all other observations.
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
