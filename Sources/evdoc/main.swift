import EvdocCommand
import Experiments

Evdoc(experiments: allExperiments, observations: .all, documents: allDocuments).main()
