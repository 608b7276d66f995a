/// The order of the folders of a module: the folder list is the architecture.
enum FolderArrows {
    /// From the lowest; a folder refers only to those before it. The module's own folder is empty.
    static let order: [String: [String]] = [
        "CoreGraphics": [
            "Geometry", "Platform", "Paths", "Drawing",
        ],
        "QuartzCore": [
            "Platform", "Transforms", "Geometry", "Appearance", "Animations", "Layers",
        ],
        "MainLoop": [
            "Platform", "",
        ],
        "UIKit": [
            "Platform", "Geometry", "Rules", "World", "Paths", "Compatibility", "Classes", "TargetAction", "Record", "Clock", "Views",
            "Views/Constraints", "Animation", "Touches", "Gestures", "Gestures/Arbitration", "Gestures/Recognizers", "Pointers",
            "Responders", "Controls", "Scrolling", "Scrolling/Zooming", "Scrolling/Lists", "Text", "Containers", "Counterfactuals", "Run",
        ],
        "ExperimentKit": [
            "Diagnostics", "Language", "Script", "Logging", "Stage", "Props", "Sketch", "Mutations", "Findings", "OpenOrders",
            "Minimization", "Judging",
            "Analysis", "Run", "Live",
            "Coverage", "Observations", "Ablation", "Reasons",
        ],
        "ExperimentSupport": ["Probes", ""],
        "ExportKit": ["Swift", "Export", "Logs"],
        "FigureKit": ["Drawings", "Stage", "Lanes", "Painting", "Live"],
        "ReportKit": [
            "Diff", "Markup", "Wording", "API", "Conclusions", "APIEntries", "Tables", "Changes", "Pictures", "Markdown",
        ],
        "SiteKit": [
            "Phrases", "DocC", "Routes", "Content", "HTML", "Context", "Markdown", "Search", "Assets", "Fragments", "Publishing", "Pages",
            "Build",
        ],
        "ServeKit": ["Processes", "Watching", "HTTP", "Serving"],
        "EvdocCommand": [
            "Arguments", "Terminal", "Project", "Checking", "Import", "New", "Query", "Serving", "Commands", "",
        ],
    ]

    /// Arrows up that there still are. The list only gets shorter: an arrow that is gone must not stand here.
    static let exceptions: [String: [FolderArrow]] = [
        "UIKit": [
            // The bodies of the classes that name one another call the behaviour of their families: decision record 18.
            FolderArrow("Classes", to: "TargetAction"),
            FolderArrow("Classes", to: "Record"),
            FolderArrow("Classes", to: "Views"),
            FolderArrow("Classes", to: "Views/Constraints"),
            FolderArrow("Classes", to: "Animation"),
            FolderArrow("Classes", to: "Touches"),
            FolderArrow("Classes", to: "Gestures"),
            FolderArrow("Classes", to: "Gestures/Arbitration"),
            FolderArrow("Classes", to: "Pointers"),
            FolderArrow("Classes", to: "Responders"),
            FolderArrow("Classes", to: "Controls"),
            FolderArrow("Classes", to: "Text"),
            FolderArrow("Gestures", to: "Gestures/Arbitration"),
            FolderArrow("Gestures", to: "Gestures/Recognizers"),
            FolderArrow("Scrolling", to: "Scrolling/Zooming"),
            // What the engine does without a rule stands apart from where the rule is asked.
            FolderArrow("Touches", to: "Counterfactuals"),
            FolderArrow("Views", to: "Counterfactuals"),
            FolderArrow("Touches", to: "Gestures"),
            FolderArrow("Views", to: "Views/Constraints"),
            FolderArrow("Views/Constraints", to: "Scrolling"),
        ],
        "ExperimentKit": [
            // An experiment holds the closure that sets its stage up, and a stage knows of which case it is.
            FolderArrow("Language", to: "Stage")
        ],
    ]
}
