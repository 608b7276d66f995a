import EvdocCommand
import Experiments

Evdoc(experiments: allExperiments).main()
