import EvdocCommand
import Experiments
import LawsOfUIKit
import ObservedExperiments

Evdoc(experiments: allExperiments, observations: .all, documents: allDocuments, guide: .all, laws: allLaws).main()
