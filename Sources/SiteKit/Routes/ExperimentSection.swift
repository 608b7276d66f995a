/// The parts of an experiment's page, in their order.
enum ExperimentSection: String, CaseIterable {
    case claims = "Claims"
    case variables = "What matters"
    case stage = "Stage"
    case orderings = "Observed orderings"
    case prints = "Printed orders"
    case timeline = "Timeline"
    case versions = "Other versions of iOS"
    case observations = "Seen on devices"
    case cases = "Cases"
    case rules = "Rules at work"

    /// Prose on the page keeps clear of these.
    var id: String { Slug.base(rawValue) }
}
