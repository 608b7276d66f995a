import ProjectKit

extension CheckOutcome {
    var exitCode: ExitCode { ExitCode.worst(of: findings.map(\.kind.exitCode)) }
}

extension CheckFinding.Kind {
    var exitCode: ExitCode {
        switch self {
        case .mistake, .translation: .authorsMistake
        case .verdict, .observation, .bug, .law: .surprisingVerdict
        case .report: .staleReport
        case .study: .outdatedStudy
        }
    }
}
