/// The version of evdoc.
package enum ProgramVersion {
    /// The output of `evdoc --version`, and the version of the Debian package. CHANGELOG.md begins with it.
    package static let current = "0.2.0"

    /// The newest version with a tag, on which other packages can depend; nil before the first. `site/pages/releases.md` says when it
    /// changes.
    package static let newestTag: String? = nil
}
