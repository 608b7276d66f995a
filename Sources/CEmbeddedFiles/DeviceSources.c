// What exported experiments bring along to a device.
#include "embedding.h"

BEGIN(CallLog_swift)
#embed "../DeviceKit/CallLog.swift"
END(CallLog_swift)

BEGIN(Stage_swift)
#embed "../DeviceKit/Stage.swift"
END(Stage_swift)

BEGIN(Named_swift)
#embed "../DeviceKit/Named.swift"
END(Named_swift)

BEGIN(Place_swift)
#embed "../DeviceKit/Place.swift"
END(Place_swift)

BEGIN(Tool_swift)
#embed "../DeviceKit/Tool.swift"
END(Tool_swift)

BEGIN(Script_swift)
#embed "../DeviceKit/Script.swift"
END(Script_swift)

BEGIN(Variables_swift)
#embed "../DeviceKit/Variables.swift"
END(Variables_swift)

BEGIN(Action_swift)
#embed "../DeviceKit/Action.swift"
END(Action_swift)

BEGIN(Hook_swift)
#embed "../DeviceKit/Hook.swift"
END(Hook_swift)

BEGIN(Spelling_swift)
#embed "../DeviceKit/Spelling.swift"
END(Spelling_swift)

BEGIN(DeviceExperiment_swift)
#embed "../DeviceKit/DeviceExperiment.swift"
END(DeviceExperiment_swift)

BEGIN(Launch_swift)
#embed "../DeviceKit/Launch.swift"
END(Launch_swift)

BEGIN(LoggedView_swift)
#embed "../ExperimentKit/Logging/LoggedView.swift"
END(LoggedView_swift)

BEGIN(LoggedControls_swift)
#embed "../ExperimentKit/Logging/LoggedControls.swift"
END(LoggedControls_swift)

BEGIN(LoggedRecognizers_swift)
#embed "../ExperimentKit/Logging/LoggedRecognizers.swift"
END(LoggedRecognizers_swift)

BEGIN(LoggedWindow_swift)
#embed "../ExperimentKit/Logging/LoggedWindow.swift"
END(LoggedWindow_swift)

BEGIN(AllowingDelegate_swift)
#embed "../ExperimentKit/Logging/AllowingDelegate.swift"
END(AllowingDelegate_swift)

BEGIN(OneFinger_swift)
#embed "../ExperimentKit/Props/OneFinger.swift"
END(OneFinger_swift)

BEGIN(LoggedRows_swift)
#embed "../ExperimentKit/Props/LoggedRows.swift"
END(LoggedRows_swift)

BEGIN(LoggedDrags_swift)
#embed "../ExperimentKit/Props/LoggedDrags.swift"
END(LoggedDrags_swift)

BEGIN(Lists_swift)
#embed "../ExperimentKit/Props/Stage+Lists.swift"
END(Lists_swift)
