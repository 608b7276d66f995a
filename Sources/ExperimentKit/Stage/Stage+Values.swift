import EventTrace

/// The case's values by type. Asking for a variable that the experiment does not have, or for one of another type, is a diagnostic.
extension Stage {
    /// Whether this flag is on.
    public func flag(_ variable: Variable, fileID: String = #fileID, line: Int = #line) -> Bool {
        guard let value = value(variable, Location(fileID: fileID, line: line)) else { return false }
        if case .flag(let isOn) = value { return isOn }
        report(variable, "flag", Location(fileID: fileID, line: line))
        return false
    }

    public func number(_ variable: Variable, fileID: String = #fileID, line: Int = #line) -> Double {
        guard let value = value(variable, Location(fileID: fileID, line: line)) else { return 0 }
        if case .number(let number) = value { return number }
        report(variable, "number", Location(fileID: fileID, line: line))
        return 0
    }

    public func choice(_ variable: Variable, fileID: String = #fileID, line: Int = #line) -> String {
        guard let value = value(variable, Location(fileID: fileID, line: line)) else { return "" }
        if case .choice(let choice) = value { return choice }
        report(variable, "choice", Location(fileID: fileID, line: line))
        return ""
    }

    private func value(_ variable: Variable, _ location: Location) -> Value? {
        if let value = `case`[variable] { return value }
        if let unknown = experiment.unknown(variable.name, at: location) { diagnostics.append(unknown) }
        return nil
    }

    private func report(_ variable: Variable, _ type: String, _ location: Location) {
        diagnostics.append(
            Diagnostic(
                location, "'\(variable.name)' is no \(type)",
                remedy: "Its values are \(variable.domain.map { $0.description }.joined(separator: ", "))."))
    }
}
