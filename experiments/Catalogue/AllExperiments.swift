import ApplicationsExperiments
import ControllersExperiments
import ControlsExperiments
import DemoExperiments
import DisagreementsExperiments
import ExperimentKit
import GesturesAndTouchesExperiments
import GesturesExperiments
import HitTestingExperiments
import RespondersExperiments
import ScrollingExperiments
import SheetsAndPagesExperiments
import TextExperiments
import TouchesExperiments

/// The folders of experiments, in the order in which the site lists them: first that of the document's demo. A page makes those of one folder only.
let experimentFolders: [@Sendable () -> [Experiment]] = [
    { [Experiment].demo.grouped(as: "The demo") },
    { [Experiment].applications.grouped(as: "Applications") },
    { [Experiment].controllers.grouped(as: "Controllers") },
    { [Experiment].controls.grouped(as: "Controls") },
    { [Experiment].disagreements.grouped(as: "Disagreements") },
    { [Experiment].gestures.grouped(as: "Gestures") },
    { [Experiment].gesturesAndTouches.grouped(as: "Gestures and touches") },
    { [Experiment].hitTesting.grouped(as: "Hit-testing") },
    { [Experiment].responders.grouped(as: "Responders") },
    { [Experiment].scrolling.grouped(as: "Scrolling") },
    { [Experiment].sheetsAndPages.grouped(as: "Sheets and pages") },
    { [Experiment].text.grouped(as: "Text") },
    { [Experiment].touches.grouped(as: "Touches") },
]

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = experimentFolders.flatMap { $0() }
