// What `evdoc new` fills in.
#include "embedding.h"

BEGIN(Experiment_txt)
#embed "../EvdocCommand/New/Templates/Experiment.txt"
END(Experiment_txt)

BEGIN(Package_txt)
#embed "../EvdocCommand/New/Templates/Package.txt"
END(Package_txt)

BEGIN(Program_txt)
#embed "../EvdocCommand/New/Templates/Program.txt"
END(Program_txt)

BEGIN(Settings_txt)
#embed "../EvdocCommand/New/Templates/Settings.txt"
END(Settings_txt)

BEGIN(Ignored_txt)
#embed "../EvdocCommand/New/Templates/Ignored.txt"
END(Ignored_txt)

BEGIN(Readme_txt)
#embed "../EvdocCommand/New/Templates/Readme.txt"
END(Readme_txt)

BEGIN(Workflow_txt)
#embed "../EvdocCommand/New/Templates/Workflow.txt"
END(Workflow_txt)
