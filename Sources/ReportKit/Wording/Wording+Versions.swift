import EventTrace
import Studies

extension Wording {
    /// The versions in words: `since iOS 26`, `since iOS 14, before iOS 26`; nil for all versions.
    public func versions(_ versions: SystemVersions) -> String? {
        switch (versions.since, versions.before) {
        case (nil, nil): nil
        case (let since?, nil): say(.versionsSince, ["version": since.description])
        case (nil, let before?): say(.versionsBefore, ["version": before.description])
        case (let since?, let before?): say(.versionsBetween, ["since": since.description, "before": before.description])
        }
    }

    public func versions(_ difference: VersionDifference) -> String {
        versions(difference.versions) ?? ""
    }

    /// The extent of a difference in words: `another ordering in 4 cases of 6, by GE.36`.
    public func extent(_ difference: VersionDifference, of count: Int) -> String {
        let rules = translation.list(difference.rules.map { $0.description })
        guard !difference.cases.isEmpty else { return say(.onlyVerdicts, ["rules": rules]) }
        return say(.otherThere, ["cases": cases(difference.cases.count), "count": "\(count)", "rules": rules])
    }
}
