import EventTrace

/// A picture that a document has, drawn anew from what an experiment has recorded.
public struct Figure: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The calls around the first call like this, the outermost first: what a debugger's stack shows of app code.
        case callStack(of: TokenPattern)
        /// Where the first touch comes by on its way to the first call like this.
        case way(to: TokenPattern)
        /// The responders by which the first call like this climbs.
        case climb(of: TokenPattern)
        /// The states of all recognizers on stage, in all cases.
        case states
    }

    /// Of the document.
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
