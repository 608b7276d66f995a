/// The sources that exported files end with, and those of ExperimentKit whose classes experiments use.
enum RuntimeSources {
    /// One after the other, without what each imports.
    static let text =
        "// MARK: - What evdoc adds: the stage, the log, the start of the app\n\n"
        + [
            PackageResources.CallLog_txt, PackageResources.Stage_txt, PackageResources.Script_txt, PackageResources.Variables_txt,
            PackageResources.Action_txt, PackageResources.Hook_txt, PackageResources.Spelling_txt, PackageResources.DeviceExperiment_txt,
            PackageResources.Launch_txt,
        ].map { body(of: String(decoding: $0, as: UTF8.self)) }.joined(separator: "\n")

    /// Classes that log and what experiments stage with them, by the names of their files.
    static let classes = [
        "LoggedView.swift": PackageResources.LoggedView_txt, "LoggedControls.swift": PackageResources.LoggedControls_txt,
        "LoggedRecognizers.swift": PackageResources.LoggedRecognizers_txt, "LoggedWindow.swift": PackageResources.LoggedWindow_txt,
        "AllowingDelegate.swift": PackageResources.AllowingDelegate_txt, "OneFinger.swift": PackageResources.OneFinger_txt,
        "LoggedRows.swift": PackageResources.LoggedRows_txt, "LoggedDrags.swift": PackageResources.LoggedDrags_txt,
        "Stage+Lists.swift": PackageResources.Lists_txt,
    ].mapValues { String(decoding: $0, as: UTF8.self) }

    /// The names of what exported files end with, and of what they begin with.
    static let names = Set(SwiftDeclaration.all(in: text, file: "").filter { $0.keyword != "extension" }.map(\.name))
        .union(["values", "experiment"])

    private static func body(of source: String) -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        return String(lines.joined(separator: "\n").drop { $0 == "\n" })
    }
}
