import ApplicationsExperiments
import ControlsExperiments
import DemoExperiments
import DisagreementsExperiments
import ExperimentKit
import GesturesExperiments
import HitTestingExperiments
import RespondersExperiments
import ScrollingExperiments
import TextExperiments
import TouchesExperiments

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = [
    [Experiment].applications,
    [Experiment].controls,
    [Experiment].demo,
    [Experiment].disagreements,
    [Experiment].gestures,
    [Experiment].hitTesting,
    [Experiment].responders,
    [Experiment].scrolling,
    [Experiment].text,
    [Experiment].touches,
].flatMap { $0 }
