import EventTrace

/// A picture of a document, drawn anew from the record of an experiment.
public struct Figure: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The calls around the first call like this, outermost first, as a debugger's stack shows them for app code.
        case callStack(of: TokenPattern)
        /// The stations of the first touch on its way to the first call like this.
        case way(to: TokenPattern)
        /// The responders along which the first call like this climbs.
        case climb(of: TokenPattern)
        /// The states of all recognizers on stage, in all cases.
        case states
    }

    /// The section of the document.
    public let section: String
    public let caption: String
    public let kind: Kind
    /// The id of the experiment.
    public let experiment: String
    /// Position of the case among those of the experiment.
    public let `case`: Int

    public init(section: String, _ caption: String, _ kind: Kind, in experiment: String, case: Int = 0) {
        self.section = section
        self.caption = caption
        self.kind = kind
        self.experiment = experiment
        self.case = `case`
    }
}
