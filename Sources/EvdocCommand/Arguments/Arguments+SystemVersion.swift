import EventTrace
import ProjectKit

extension Arguments {
    /// The version of iOS given by `--system`; nil without the option.
    var systemVersion: SystemVersion? {
        get throws(UsageError) {
            guard let word = self[.system] else { return nil }
            guard let version = SystemVersion(word), (SystemVersion.oldest ... .newest).contains(version) else {
                throw UsageError(
                    "“\(word)” is no version of iOS that the engine behaves like",
                    hint: "there are \(SystemVersion.oldest) to \(SystemVersion.newest), such as 18 or 13.4")
            }
            return version
        }
    }
}
