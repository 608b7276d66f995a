import EvdocCommand
import Experiments
import ObservedExperiments

Evdoc(experiments: allExperiments, observations: .all, documents: allDocuments, guide: .all).main()
