/// The order of the folders of a module: the folder list is the architecture.
enum FolderArrows {
    /// From the lowest; a folder refers only to those before it. The module's own folder is empty.
    static let order: [String: [String]] = [
        "CoreGraphics": [
            "Geometry", "Platform", "Paths", "Drawing",
        ],
        "QuartzCore": [
            "Platform", "Transforms", "Geometry", "Appearance", "Layers",
        ],
        "UIKit": [
            "TargetAction", "Geometry", "Platform", "Rules", "World", "Compatibility", "Record", "Views", "Touches", "Animation",
<<<<<<< HEAD
            "Responders", "Gestures", "Gestures/Arbitration", "Gestures/Recognizers", "Controls", "Scrolling", "Scrolling/Zooming",
            "Views/Constraints", "Scrolling/Lists", "Text",
=======
            "Responders", "Gestures", "Gestures/Arbitration", "Gestures/Recognizers", "Scrolling", "Scrolling/Zooming", "Controls",
            "Views/Constraints", "Scrolling/Lists", "Text", "Counterfactuals",
>>>>>>> rules
        ],
        "ExperimentKit": [
            "Diagnostics", "Language", "Script", "Logging", "Stage", "Findings", "OpenOrders", "Minimization", "Judging", "Analysis", "Run",
            "Coverage", "Observations", "Ablation",
        ],
        "Experiments": [
            "Documents", "Observations/Probes", "Demo", "Support", "Disagreements", "Observations/Found", "Observations",
            "Responders", "Scrolling", "Text", "Applications", "Controls", "Gestures", "HitTesting", "Touches", "",
        ],
        "ReportKit": [
            "Diff", "Wording", "Conclusions", "Tables", "Pictures", "Markdown",
        ],
        "SiteKit": [
            "Content", "Routes", "HTML", "Markdown", "Search", "Fragments", "Assets", "Publishing", "Pages", "Build",
        ],
        "EvdocCommand": [
            "Arguments", "Terminal", "", "Commands",
        ],
    ]

    /// Arrows up that there still are. The list only gets shorter: an arrow that is gone must not stand here.
    static let exceptions: [String: [FolderArrow]] = [
        "QuartzCore": [
            FolderArrow("Appearance", to: "Layers")
        ],
        "UIKit": [
            FolderArrow("Gestures", to: "Gestures/Arbitration"),
            FolderArrow("Gestures", to: "Gestures/Recognizers"),
            FolderArrow("Record", to: "Controls"),
            FolderArrow("Record", to: "Gestures"),
            FolderArrow("Record", to: "Responders"),
            FolderArrow("Record", to: "Scrolling"),
            FolderArrow("Record", to: "Scrolling/Lists"),
            FolderArrow("Record", to: "Text"),
            FolderArrow("Record", to: "Touches"),
            FolderArrow("Record", to: "Views"),
            FolderArrow("Responders", to: "Controls"),
            FolderArrow("Responders", to: "Gestures"),
            FolderArrow("Scrolling", to: "Scrolling/Zooming"),
            FolderArrow("TargetAction", to: "Compatibility"),
            FolderArrow("TargetAction", to: "Responders"),
            FolderArrow("TargetAction", to: "Touches"),
            FolderArrow("TargetAction", to: "World"),
            // What is done without a rule stands apart, and is reached from where the rule is asked for.
            FolderArrow("Touches", to: "Counterfactuals"),
            FolderArrow("Touches", to: "Gestures"),
            FolderArrow("Touches", to: "Gestures/Recognizers"),
            FolderArrow("Touches", to: "Responders"),
            FolderArrow("Touches", to: "Scrolling"),
            FolderArrow("Views", to: "Animation"),
            FolderArrow("Views", to: "Counterfactuals"),
            FolderArrow("Views", to: "Gestures"),
            FolderArrow("Views", to: "Responders"),
            FolderArrow("Views", to: "Text"),
            FolderArrow("Views", to: "Touches"),
            FolderArrow("Views", to: "Views/Constraints"),
            FolderArrow("World", to: "Animation"),
            FolderArrow("World", to: "Compatibility"),
            FolderArrow("World", to: "Gestures"),
            FolderArrow("World", to: "Record"),
            FolderArrow("World", to: "Responders"),
            FolderArrow("World", to: "Touches"),
            FolderArrow("World", to: "Views"),
        ],
        "ExperimentKit": [
            // An experiment holds the closure that sets its stage up, and a stage knows of which case it is.
            FolderArrow("Language", to: "Stage")
        ],
        "EvdocCommand": [
            FolderArrow("", to: "Commands")
        ],
    ]
}
