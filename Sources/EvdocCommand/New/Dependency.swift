import Foundation
import ProjectFiles
import ProjectKit

/// The source from which a package has evdoc.
enum Dependency: Hashable {
    /// A path as the new package writes it: absolute, or relative to the package's directory.
    case path(String)
    /// An address. `version` is the text after it in `Package.swift`, such as `from: "1.2.0"`; `revision` is the name for git.
    case url(String, version: String, revision: String)

    /// SwiftPM's name for the package: the end of its address.
    var identity: String {
        switch self {
        case .path(let path): Paths.lastName(path)
        case .url(let url, _, _): Paths.lastName(url).replacing(/\.git$/, with: "")
        }
    }

    /// The arguments of `.package(…)`.
    var arguments: String {
        switch self {
        case .path(let path): "path: \"\(path)\""
        case .url(let url, let version, _): "url: \"\(url)\", \(version)"
        }
    }

    /// The action's name in workflows of GitHub, `owner/evdoc@1.2.0`; nil elsewhere.
    var action: (repository: String, revision: String)? {
        guard case .url(let url, _, let revision) = self,
            let match = url.wholeMatch(of: /https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(\.git)?/)
        else { return nil }
        return (String(match.1), revision)
    }

    /// A package at this path, on which the package in `directory` is to depend.
    init(path: String, from directory: String) throws(UsageError) {
        guard Dependency.isCopy(path) else {
            throw UsageError("\(path) is no copy of evdoc", hint: "--path names the directory that holds its Package.swift")
        }
        let way = RelativePath(from: directory, to: path)
        guard !way.leadsUpOnly else {
            throw UsageError("\(directory) is in the copy of evdoc that it is to depend on", hint: "name a directory beside that copy")
        }
        self = .path(try Dependency.quotable(path.hasPrefix("/") ? Paths.absolute(path) : way.text))
    }

    /// Whether the package at this path is evdoc.
    static func isCopy(_ path: String) -> Bool {
        Files.kind(of: Paths.join(path, "Package.swift")) == .file
            && Files.kind(of: Paths.join(path, "Sources/EvdocCommand")) == .directory
    }

    /// A repository; without a version and a branch, the newest version that has a tag, or else the main branch.
    init(url: String, from version: String?, branch: String?) throws(UsageError) {
        guard url.contains(":"), URL(string: url) != nil, !Paths.lastName(url).isEmpty,
            !url.contains(where: { $0.isWhitespace || $0 == "?" || $0 == "#" })
        else {
            throw UsageError("“\(url)” is no address of a repository", hint: "write it as https://github.com/owner/evdoc")
        }
        guard version == nil || branch == nil else { throw UsageError("--from and --branch are two answers to one question") }
        let version = version ?? (branch == nil ? ProgramVersion.newestTag : nil)
        let revision = version ?? branch ?? "main"
        if version != nil, revision.wholeMatch(of: /\d+\.\d+\.\d+/) == nil {
            throw UsageError("“\(revision)” is no version", hint: "write it as \(Evdoc.version); --branch names a branch")
        }
        if let branch, !Dependency.isBranch(branch) {
            throw UsageError(
                "“\(branch)” is no name of a branch", hint: "a name has letters, digits and . _ + - /, and begins with a letter or a digit")
        }
        self = .url(
            try Dependency.quotable(url), version: "\(version == nil ? "branch" : "from"): \"\(try Dependency.quotable(revision))\"",
            revision: revision)
    }

    /// Whether git can have a branch of this name, and a workflow can name it without quotation marks.
    static func isBranch(_ name: String) -> Bool {
        name.wholeMatch(of: /[\p{L}\p{N}][\p{L}\p{N}._+\/-]*/) != nil && name.count <= 200 && !name.contains("..") && !name.contains("//")
            && !name.contains("/.") && !name.hasSuffix("/") && !name.hasSuffix(".") && !name.hasSuffix(".lock")
    }

    /// The text itself; throws if it cannot be between quotation marks.
    private static func quotable(_ text: String) throws(UsageError) -> String {
        guard text.allSatisfy({ $0 != "\"" && $0 != "\\" && !$0.isNewline }) else {
            throw UsageError("“\(text)” has a quotation mark, a backslash or the end of a line in it")
        }
        return text
    }
}
