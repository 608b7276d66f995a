// The program that rewrites code of apps.
#include "embedding.h"

BEGIN(main_swift)
#embed "../EvdocCommand/Import/Program/main.swift"
END(main_swift)

BEGIN(SourceImporter_swift)
#embed "../EvdocCommand/Import/Program/SourceImporter.swift"
END(SourceImporter_swift)

BEGIN(SourceEdits_swift)
#embed "../EvdocCommand/Import/Program/SourceEdits.swift"
END(SourceEdits_swift)

BEGIN(Declarations_swift)
#embed "../EvdocCommand/Import/Program/Declarations.swift"
END(Declarations_swift)

BEGIN(SelectorExpression_swift)
#embed "../EvdocCommand/Import/Program/SelectorExpression.swift"
END(SelectorExpression_swift)

BEGIN(BuildCondition_swift)
#embed "../EvdocCommand/Import/Program/BuildCondition.swift"
END(BuildCondition_swift)

BEGIN(ExtensionMember_swift)
#embed "../EvdocCommand/Import/Program/ExtensionMember.swift"
END(ExtensionMember_swift)

BEGIN(RenamedAPI_swift)
#embed "../EvdocCommand/Import/Program/RenamedAPI.swift"
END(RenamedAPI_swift)

BEGIN(ImportedSource_swift)
#embed "../EvdocCommand/Import/ImportedSource.swift"
END(ImportedSource_swift)
