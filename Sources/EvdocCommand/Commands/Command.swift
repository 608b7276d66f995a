import ProjectKit

/// One command, read from its arguments and ready to run.
protocol Command {
    init(_ arguments: Arguments) throws(UsageError)

    /// Prints results to the console; throws errors that `Evdoc` turns into text.
    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode
}

extension CommandRule.Name {
    var command: any Command.Type {
        switch self {
        case .new: NewCommand.self
        case .build: BuildCommand.self
        case .serve: ServeCommand.self
        case .list: ListCommand.self
        case .run: RunCommand.self
        case .query: QueryCommand.self
        case .why: WhyCommand.self
        case .rules: RulesCommand.self
        case .explain: ExplainCommand.self
        case .import: ImportCommand.self
        case .export: ExportCommand.self
        case .compare: CompareCommand.self
        case .conclusions: ConclusionsCommand.self
        case .ablation: AblationCommand.self
        case .mutate: MutateCommand.self
        case .laws: LawsCommand.self
        case .sweep: SweepCommand.self
        case .merge: MergeCommand.self
        case .check: CheckCommand.self
        case .accept: AcceptCommand.self
        case .translations: TranslationsCommand.self
        case .completions: CompletionsCommand.self
        case .man: ManCommand.self
        }
    }
}
