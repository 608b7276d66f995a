import EmbeddedFiles

/// The sources that exported files end with, and those of ExperimentKit whose classes experiments use.
enum RuntimeSources {
    /// The sources one after the other, without their imports.
    static let text =
        "// MARK: - What evdoc adds: the stage, the log, the start of the app\n\n"
        + [
            embedded_CallLog_swift(), embedded_Stage_swift(), embedded_Named_swift(), embedded_Place_swift(), embedded_Tool_swift(),
            embedded_Script_swift(), embedded_Variables_swift(),
            embedded_Action_swift(), embedded_Hook_swift(), embedded_Spelling_swift(), embedded_DeviceExperiment_swift(),
            embedded_Launch_swift(),
        ].map { body(of: String($0)) }.joined(separator: "\n")

    /// The classes that log, and the types that experiments stage with them, by the names of their files.
    static let classes = [
        "LoggedView.swift": embedded_LoggedView_swift(), "LoggedControls.swift": embedded_LoggedControls_swift(),
        "LoggedRecognizers.swift": embedded_LoggedRecognizers_swift(), "LoggedWindow.swift": embedded_LoggedWindow_swift(),
        "AllowingDelegate.swift": embedded_AllowingDelegate_swift(), "OneFinger.swift": embedded_OneFinger_swift(),
        "LoggedRows.swift": embedded_LoggedRows_swift(), "LoggedDrags.swift": embedded_LoggedDrags_swift(),
        "Stage+Lists.swift": embedded_Lists_swift(),
    ].mapValues { String($0) }

    /// The names declared at the end of exported files, and at their beginning.
    static let names = Set(SwiftDeclaration.all(in: text, file: "").filter { $0.keyword != "extension" }.map(\.name))
        .union(["values", "experiment"])

    private static func body(of source: String) -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        return String(lines.joined(separator: "\n").drop { $0 == "\n" })
    }
}
