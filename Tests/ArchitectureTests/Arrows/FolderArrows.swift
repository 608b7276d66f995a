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
            "Responders", "Transitions", "Controls", "Scrolling", "Scrolling/Zooming", "Scrolling/Lists", "Text", "Containers", "Search",
            "Run",
        ],
        "ExperimentKit": [
            "Diagnostics", "Language", "Script", "Logging", "Stage", "Names", "Props",
        ],
        "Studies": [
            "JSON", "Sketch", "Mutations", "Findings", "OpenOrders", "Minimization", "Judging", "Analysis", "Run", "Live", "Coverage",
            "Observations", "Ablation", "Reasons",
        ],
        "Laws": ["Vocabulary", "Worlds", "Language", "Study"],
        "ExperimentSupport": ["Probes", ""],
        "ExportKit": ["Swift", "Export", "Logs"],
        "FigureKit": ["Drawings", "Stage", "Lanes", "Painting", "Live"],
        "ReportKit": [
            "Diff", "Markup", "Wording", "Differences", "API", "Conclusions", "APIEntries", "Tables", "Changes", "Pictures", "Markdown",
        ],
        "SiteKit": [
            "Phrases", "DocC", "Routes", "Content", "HTML", "Context", "Markdown", "Search", "Assets", "Fragments", "Pages", "Build",
        ],
        "ProjectFiles": ["Text", "Files", "Work", "Programs", "Publishing"],
        "ServeKit": ["Processes", "Watching", "HTTP", "Serving"],
        "ProjectKit": ["Basics", "Project", "Records", "Laboratory", "Sweeps", "Content", "Checking", "Query"],
        "EvdocCommand": [
            "Arguments", "Terminal", "Process", "Program", "Checking", "Import", "New", "Serving", "Writing", "Commands", "",
        ],
    ]

    /// Arrows up that there still are. The list only gets shorter: an arrow that is gone must not stand here.
    static let exceptions: [String: [FolderArrow]] = [
        "UIKit": [
            // A run stores its parts, its application and its shared objects by a superclass, and a controller its bar items: casts.
            FolderArrow("World", to: "Animation"),
            FolderArrow("World", to: "Classes"),
            FolderArrow("World", to: "Clock"),
            FolderArrow("World", to: "Compatibility"),
            FolderArrow("World", to: "Gestures"),
            FolderArrow("World", to: "Pointers"),
            FolderArrow("World", to: "Responders"),
            FolderArrow("World", to: "Run"),
            FolderArrow("World", to: "Touches"),
            FolderArrow("World", to: "Transitions"),
            FolderArrow("Classes", to: "Containers"),
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
            FolderArrow("Classes", to: "Transitions"),
            FolderArrow("Classes", to: "Controls"),
            FolderArrow("Classes", to: "Text"),
            FolderArrow("Gestures", to: "Gestures/Arbitration"),
            FolderArrow("Gestures", to: "Gestures/Recognizers"),
            FolderArrow("Scrolling", to: "Scrolling/Zooming"),
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
