import EventTrace

extension Stage {
    /// The case's value of this variable: `switch stage[finger]`, `if stage[cancels]`.
    ///
    /// A variable that the experiment does not list is a diagnostic; its default stands in.
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
