extension Script {
    /// The script as single inputs in order of time; inputs at the same time keep the order of writing.
    ///
    /// `resolve` finds a place in the window; nil if there is no such view. Mistakes are added to `diagnostics`.
    package func stimuli(diagnostics: inout [Diagnostic], resolve: @escaping (Place) -> Spot?) -> [Stimulus] {
        diagnostics += mistakes
        guard mistakes.isEmpty else { return [] }
        var compiler = ScriptCompiler(resolve: resolve)
        let ordered = steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        for (_, step) in ordered { compiler.compile(step) }
        diagnostics += compiler.finished()
        return compiler.stimuli.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
    }
}
