import Foundation
import ProjectFiles
import TemporaryFiles
import Testing

@testable import ProjectKit

/// git says what is in a project, and runs nothing that a project or a user has configured.
struct GitTests {
    /// A repository of two commits, of 2026-11-21 and 2026-11-22, with the project in a folder of it.
    private func withRepository(_ body: (_ root: String, _ project: Project) throws -> Void) throws {
        try withTemporaryDirectory { root in
            try git(["init", "-q", "-b", "main"], in: root)
            for day in [21, 22] {
                try put("\(day)\n", "\(root)/mine/site/pages/page\(day).md")
                try git(["add", "-A"], in: root)
                let date = "GIT_COMMITTER_DATE=2026-11-\(day)T12:00:00+0900"
                try shell("\(date) git -c user.name=A -c user.email=a@example.org commit -q -m \(day)", in: root)
            }
            try body(root, try Project(given: "\(root)/mine"))
        }
    }

    private func shell(_ script: String, in directory: String) throws {
        let outcome = try ForeignProgram(
            "/bin/sh", environment: ForeignProgram.places.merging(["GIT_CONFIG_NOSYSTEM": "1", "HOME": "/nowhere"]) { $1 },
            limits: ForeignProgram.Limits(seconds: 60, memory: 4 << 30)
        ).run(["-c", script], in: directory)
        try #require(outcome.isDone, "\(outcome.complaint)")
    }

    private static let dates = ["site/pages/page21.md": "2026-11-21", "site/pages/page22.md": "2026-11-22"]

    @Test func `each file has the date of its last change`() throws {
        try withRepository { _, project in
            let history = ProjectHistory(of: project)
            #expect(history.dates == GitTests.dates)
            #expect(history.newest == "2026-11-22")
            #expect(history.complaint == nil)
        }
    }

    @Test func `a program that a project configures is not started`() throws {
        try withRepository { root, project in
            let trap = "\(root)/trap"
            try putProgram("#!/bin/sh\ntouch '\(root)/has-run'\ncat\n", trap)
            try put("#!/bin/sh\n\(trap)\n", "\(root)/.git/hooks/post-index-change")
            try put("*.md filter=planted diff=planted merge=planted\n", "\(root)/.gitattributes")
            for setting in [
                "log.showSignature=true", "gpg.program=\(trap)", "gpg.ssh.program=\(trap)", "gpg.x509.program=\(trap)",
                "core.pager=\(trap)",
                "core.fsmonitor=\(trap)", "core.editor=\(trap)", "core.sshCommand=\(trap)", "core.hooksPath=\(root)/.git/hooks",
                "core.alternateRefsCommand=\(trap)", "diff.external=\(trap)", "diff.planted.textconv=\(trap)",
                "diff.planted.command=\(trap)", "filter.planted.clean=\(trap)", "filter.planted.smudge=\(trap)",
                "filter.planted.required=true", "credential.helper=\(trap)", "alias.log=!\(trap)", "alias.diff=!\(trap)",
                "pager.log=\(trap)",
            ] {
                let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
                try git(["config", parts[0], parts[1]], in: root)
            }
            try shell("chmod 755 .git/hooks/post-index-change", in: root)
            // A commit with a signature, which git would have a program look at.
            try shell(
                """
                c=$(git cat-file commit HEAD | sed '/^committer/a gpgsig -----BEGIN PGP SIGNATURE-----\\n \\n x\\n -----END PGP SIGNATURE-----' \
                | git hash-object -t commit -w --stdin) && echo $c >.git/refs/heads/main
                """, in: root)
            try put("changed\n", "\(root)/mine/site/pages/page21.md")
            try put("new\n", "\(root)/mine/new.md")
            #expect(ProjectHistory(of: project).dates == GitTests.dates)
            let changes = try RevisionChanges(since: "main", project, [])
            #expect(changes.files == ["new.md", "site/pages/page21.md"])
            #expect(Files.kindOfEntry("\(root)/has-run") == .missing)
        }
    }

    @Test func `configuration does not change what git says`() throws {
        try withRepository { root, project in
            for (key, value) in [
                ("log.showRoot", "false"), ("log.date", "raw"), ("format.pretty", "%H"), ("diff.noprefix", "true"),
                ("diff.relative", "false"),
                ("core.quotePath", "true"), ("color.ui", "always"), ("log.follow", "true"), ("diff.orderFile", "/nowhere"),
            ] { try git(["config", key, value], in: root) }
            #expect(ProjectHistory(of: project).dates == GitTests.dates)
        }
    }

    @Test(arguments: ["tree:0", "blob:none"])
    func `a clone without all objects is not completed`(filter: String) throws {
        try withRepository { root, _ in
            try git(["config", "uploadpack.allowFilter", "true"], in: root)
            try shell("git clone -q --no-checkout --filter=\(filter) file://$PWD \(root)/clone", in: root)
            try shell("mkdir -p clone/mine/site/pages; echo 'touch \(root)/has-run' >trap; chmod 755 trap", in: root)
            try git(["-C", "clone", "config", "remote.origin.uploadpack", "\(root)/trap"], in: root)
            let history = ProjectHistory(of: try Project(given: "\(root)/clone/mine"))
            #expect(Files.kindOfEntry("\(root)/has-run") == .missing)
            // Names are in trees.
            #expect(history.dates == (filter == "tree:0" ? [:] : GitTests.dates))
            #expect((history.complaint == nil) == (filter != "tree:0"))
        }
    }

    @Test func `a shallow clone, a linked work tree and a project without a commit are read`() throws {
        try withRepository { root, _ in
            try shell("git clone -q --depth 1 file://$PWD clone && git worktree add -q linked", in: root)
            #expect(ProjectHistory(of: try Project(given: "\(root)/clone/mine")).dates.values.allSatisfy { $0 == "2026-11-22" })
            #expect(ProjectHistory(of: try Project(given: "\(root)/linked/mine")).dates == GitTests.dates)
            try shell("mkdir -p empty/site/pages && git init -q empty", in: root)
            let none = ProjectHistory(of: try Project(given: "\(root)/empty"))
            #expect(none.dates == [:] && none.complaint == nil)
        }
    }

    @Test func `a refusal is said, and no repository is none`() throws {
        try withProject { root in
            #expect(ProjectHistory(of: try Project(given: root)).complaint == nil)
            try put("gitdir: /nowhere\n", "\(root)/.git")
            let complaint = ProjectHistory(of: try Project(given: root)).complaint
            #expect(complaint == "\(root): cannot read the git history: fatal: not a git repository: /nowhere\n")
        }
    }

    @Test func `git that does not answer is ended`() throws {
        try withRepository { _, project in
            let error = #expect(throws: FileError.self) { try Git(directory: project.root, seconds: 0) }
            #expect(error?.reason.hasSuffix(" takes longer than 10 s") == true)
        }
    }
}
