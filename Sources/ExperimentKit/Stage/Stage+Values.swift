import EventTrace

extension Stage {
    /// The value of this variable in the case: `switch stage[finger]`, `if stage[cancels]`.
    ///
    /// If the experiment does not list the variable, the result is its default, and a diagnostic is reported.
    public subscript<V: VariableValue>(variable: Variable<V>, fileID: String = #fileID, line: Int = #line) -> V {
        guard let value = V(data: data(of: variable, Location(fileID: fileID, line: line))) else {
            fatalError("the values of a variable are of its type")
        }
        return value
    }

    private func data(of variable: AnyVariable, _ location: Location) -> Value {
        if !variablesRead.contains(variable.name) { variablesRead.append(variable.name) }
        if let value = `case`[variable] { return value }
        if let unknown = staging.variables.unknown(variable.name, in: staging.id, at: location) { diagnostics.append(unknown) }
        return variable.domain[0]
    }
}
