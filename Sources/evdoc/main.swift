import EvdocCommand
import Experiments

Evdoc(experiments: []).main()
