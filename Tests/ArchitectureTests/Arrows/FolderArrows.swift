/// The order of the folders of a module: the folder list is the architecture.
enum FolderArrows {
    /// From the lowest; a folder refers only to those before it. The module's own folder is empty.
    static let order: [String: [String]] = [
        "UIKit": [
            "Rules", "Platform", "Geometry", "Geometry/Paths", "Simulation", "PlainData", "Events", "TargetAction", "Layers",
            "Views", "Animation", "Clock", "Responders", "Gestures", "Observation", "Gestures/Arbitration", "Gestures/Recognizers",
            "Delivery", "Scrolling", "Scrolling/Lists", "Controls", "Scrolling/Zooming", "Text", "Views/Constraints",
        ],
        "ExperimentKit": [
            "Diagnostics", "Language", "Script", "Stage", "Findings", "OpenOrders", "Minimization", "Judging", "Analysis", "Run",
            "Coverage", "Observations", "Ablation",
        ],
        "Experiments": [
            "Documents", "Observations/Probes", "Demo", "Support", "Disagreements", "Observations/Found", "Observations",
            "Responders", "Scrolling", "Text", "Applications", "Controls", "Gestures", "HitTesting", "Touches", "",
        ],
        "ReportKit": [
            "Conclusions", "Diff", "Language", "Tables", "Pictures", "Markdown",
        ],
        "SiteKit": [
            "Search", "", "Publishing", "Assets", "Markdown", "Fragments", "Build", "Pages",
        ],
        "EvdocCommand": [
            "Arguments", "Terminal", "", "Commands",
        ],
    ]

    /// Arrows up that there still are. The list only gets shorter: an arrow that is gone must not stand here.
    static let exceptions: [String: [FolderArrow]] = [
        "UIKit": [
            FolderArrow("Animation", to: "Clock"),
            FolderArrow("Delivery", to: "Scrolling"),
            FolderArrow("Events", to: "Delivery"),
            FolderArrow("Events", to: "Gestures"),
            FolderArrow("Events", to: "Responders"),
            FolderArrow("Events", to: "Views"),
            FolderArrow("Gestures", to: "Delivery"),
            FolderArrow("Gestures", to: "Gestures/Arbitration"),
            FolderArrow("Gestures", to: "Gestures/Recognizers"),
            FolderArrow("Gestures", to: "Observation"),
            FolderArrow("Observation", to: "Controls"),
            FolderArrow("Observation", to: "Scrolling"),
            FolderArrow("Observation", to: "Scrolling/Lists"),
            FolderArrow("Observation", to: "Text"),
            FolderArrow("PlainData", to: "Clock"),
            FolderArrow("Platform", to: "Events"),
            FolderArrow("Platform", to: "Simulation"),
            FolderArrow("Responders", to: "Controls"),
            FolderArrow("Responders", to: "Delivery"),
            FolderArrow("Responders", to: "Gestures"),
            FolderArrow("Responders", to: "Observation"),
            FolderArrow("Scrolling", to: "Scrolling/Zooming"),
            FolderArrow("Simulation", to: "Animation"),
            FolderArrow("Simulation", to: "Clock"),
            FolderArrow("Simulation", to: "Delivery"),
            FolderArrow("Simulation", to: "Events"),
            FolderArrow("Simulation", to: "Gestures"),
            FolderArrow("Simulation", to: "Observation"),
            FolderArrow("Simulation", to: "PlainData"),
            FolderArrow("Simulation", to: "Responders"),
            FolderArrow("Simulation", to: "Views"),
            FolderArrow("TargetAction", to: "Responders"),
            FolderArrow("Views", to: "Animation"),
            FolderArrow("Views", to: "Delivery"),
            FolderArrow("Views", to: "Gestures"),
            FolderArrow("Views", to: "Observation"),
            FolderArrow("Views", to: "Responders"),
            FolderArrow("Views", to: "Scrolling"),
            FolderArrow("Views", to: "Text"),
            FolderArrow("Views", to: "Views/Constraints"),
        ],
        "ExperimentKit": [
            // An experiment holds the closure that sets its stage up, and a stage knows of which case it is.
            FolderArrow("Language", to: "Stage")
        ],
        "SiteKit": [
            FolderArrow("", to: "Assets"),
            FolderArrow("", to: "Fragments"),
            FolderArrow("", to: "Markdown"),
            FolderArrow("", to: "Pages"),
            FolderArrow("", to: "Publishing"),
            FolderArrow("Build", to: "Pages"),
            FolderArrow("Fragments", to: "Pages"),
            FolderArrow("Markdown", to: "Fragments"),
        ],
        "EvdocCommand": [
            FolderArrow("", to: "Commands")
        ],
    ]
}
