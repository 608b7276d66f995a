import Foundation
import SiteKit

/// Where a package has evdoc from.
enum Dependency: Hashable {
    /// As the new package writes it: absolute, or from its own directory.
    case path(String)
    /// `version` is what `Package.swift` says after the address, such as `from: "0.1.0"`; `revision` what git calls it.
    case url(String, version: String, revision: String)

    /// What SwiftPM calls the package: the end of its address.
    var identity: String {
        switch self {
        case .path(let path): Paths.lastName(path)
        case .url(let url, _, _): Paths.lastName(url).replacing(/\.git$/, with: "")
        }
    }

    /// What stands in `.package(…)`.
    var arguments: String {
        switch self {
        case .path(let path): "path: \"\(path)\""
        case .url(let url, let version, _): "url: \"\(url)\", \(version)"
        }
    }

    /// `owner/evdoc@0.1.0`, as workflows of GitHub name it; nil elsewhere.
    var action: (repository: String, revision: String)? {
        guard case .url(let url, _, let revision) = self,
            let match = url.wholeMatch(of: /https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(\.git)?/)
        else { return nil }
        return (String(match.1), revision)
    }

    /// A package at this path, which `directory` is to depend on.
    init(path: String, from directory: String) throws(UsageError) {
        guard Files.kind(of: Paths.join(path, "Package.swift")) == .file,
            Files.kind(of: Paths.join(path, "Sources/EvdocCommand")) == .directory
        else { throw UsageError("\(path) is no copy of evdoc", hint: "--path names the directory that holds its Package.swift") }
        self = .path(try Dependency.quotable(path.hasPrefix("/") ? path : RelativePath(from: directory, to: path).text))
    }

    init(url: String, from version: String?, branch: String?) throws(UsageError) {
        guard url.contains(":"), URL(string: url) != nil, !Paths.lastName(url).isEmpty else {
            throw UsageError("“\(url)” is no address of a repository", hint: "write it as https://github.com/owner/evdoc")
        }
        guard version == nil || branch == nil else { throw UsageError("--from and --branch are two answers to one question") }
        let revision = branch ?? version ?? Evdoc.version
        if branch == nil, revision.wholeMatch(of: /\d+\.\d+\.\d+/) == nil {
            throw UsageError("“\(revision)” is no version", hint: "write it as \(Evdoc.version); --branch names a branch")
        }
        self = .url(
            try Dependency.quotable(url), version: "\(branch == nil ? "from" : "branch"): \"\(try Dependency.quotable(revision))\"",
            revision: revision)
    }

    /// Itself, if it can stand between quotation marks.
    private static func quotable(_ text: String) throws(UsageError) -> String {
        guard text.allSatisfy({ $0 != "\"" && $0 != "\\" && !$0.isNewline }) else {
            throw UsageError("“\(text)” has a quotation mark, a backslash or the end of a line in it")
        }
        return text
    }
}
