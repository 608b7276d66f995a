import Foundation
import ProjectFiles
import SiteKit
import TemporaryFiles
import Testing

@testable import ProjectKit

struct NotesTests {
    @Test(arguments: [
        "<svg><script>alert(1)</script></svg>", "<svg xmlns:s='http://www.w3.org/2000/svg'><s:script/></svg>", "<svg ONLOAD = 'x()'/>",
        "<svg><rect\nonclick=\"x()\"/></svg>", "<svg><a href='javascript:x()'/></svg>",
        "<svg><a xlink:href=\"java&#115;cript:x()\"/></svg>",
        "<svg><foreignObject/></svg>", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "<svg><set attributeName='xlink:href' to='x'/></svg>",
        "<svg><image href='data:image/svg+xml,x'/></svg>", "<svg/on=1 onload=x()>", "\u{0}<svg/>",
    ])
    func `a picture that does something is refused`(text: String) {
        #expect(ActivePicture.complaint(Array(text.utf8)) != nil)
    }

    @Test(arguments: [
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>One on = two</title><use href=\"#a\"/><a href='https://example.org'/></svg>",
        "<svg><image href='data:image/png;base64,AAAA'/><text>on the pad</text></svg>",
    ])
    func `a picture that draws is taken`(text: String) { #expect(ActivePicture.complaint(Array(text.utf8)) == nil) }

    /// What reading the pages of a project ends with: their paths, or the reason why not.
    private func outcome<Ignored>(_ arrange: (String) throws -> Ignored) throws -> String {
        var outcome = ""
        try withProject { root in
            try put("# A", "\(root)/site/pages/a.md")
            _ = try arrange(root)
            do throws(FileError) {
                outcome = try Notes.read("\(root)/site/pages", of: try! Project(given: root)).map(\.path).joined(separator: " ")
            } catch {
                outcome = error.description.replacingOccurrences(of: "\(root)/", with: "")
            }
        }
        return outcome
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    @Test func `a link to a page or a directory elsewhere in the project is followed`() throws {
        let paths = try outcome { root in
            try put("# G", "\(root)/docs/guide.md")
            try link("\(root)/site/pages/g.md", to: "../../docs/guide.md")
            try link("\(root)/site/pages/more", to: "../../docs")
        }
        #expect(paths == "a.md g.md more/guide.md")
    }

    @Test func `a link out of the project is refused, to a file and to a directory`() throws {
        let file = try outcome { try link("\($0)/site/pages/env.md", to: "/proc/self/environ") }
        #expect(file == "site/pages/env.md: cannot read: the link leads out of the project")
        let directory = try outcome { try link("\($0)/site/pages/etc", to: "/etc") }
        #expect(directory == "site/pages/etc: cannot read: the link leads out of the project")
    }

    @Test(arguments: [".", "..", "../..", "sub"])
    func `a link in a circle, or to what is published anyway, is refused`(_ target: String) throws {
        let found = try outcome { root in
            try put("# S", "\(root)/site/pages/sub/s.md")
            try link("\(root)/site/pages/loop", to: target)
        }
        #expect(found == "site/pages/loop: cannot read: the link leads to the pages themselves")
    }

    @Test func `two directories elsewhere that lead to each other are read once`() throws {
        let found = try outcome { root in
            try put("# X", "\(root)/docs/x/x.md")
            try put("# Y", "\(root)/docs/y/y.md")
            try link("\(root)/docs/x/y", to: "../y")
            try link("\(root)/docs/y/x", to: "../x")
            try link("\(root)/site/pages/x", to: "../../docs/x")
        }
        #expect(found == "site/pages/x/y/x: cannot read: it leads to what has been read already")
    }

    @Test func `a link to nothing and a pipe are refused at once`() throws {
        let nowhere = try outcome { try link("\($0)/site/pages/b.md", to: "nowhere") }
        #expect(nowhere == "site/pages/b.md: cannot read: the link leads nowhere")
        let pipe = try outcome { mkfifo("\($0)/site/pages/b.md", 0o600) }
        #expect(pipe == "site/pages/b.md: cannot read: it is no regular file")
    }

    @Test func `of a file that is too large to be a page no more is read than shows it`() throws {
        try withProject { root in
            try put("", "\(root)/site/pages/b.md")
            #expect(truncate("\(root)/site/pages/b.md", 600 << 20) == 0)
            let notes = try Notes.read("\(root)/site/pages", of: Project(given: root))
            #expect(notes.map(\.bytes.count) == [SourceText.sizeLimit + 1])
        }
    }

    @Test func `a picture that no page can want is refused`() throws {
        let found = try outcome { root in
            try put("", "\(root)/site/pages/p.png")
            #expect(truncate("\(root)/site/pages/p.png", 600 << 20) == 0)
        }
        #expect(found == "site/pages/p.png: cannot read: it is larger than 67108864 bytes")
    }

    @Test func `every file for the server is read, hidden ones too, and none from outside of the project`() throws {
        try withProject { root in
            let project = try Project(given: root)
            #expect(try Notes.readStatic(of: project) == [])
            for name in ["CNAME", ".nojekyll", ".well-known/a.txt"] { try put("own", "\(root)/site/static/\(name)") }
            #expect(try Notes.readStatic(of: project).map(\.path) == [".nojekyll", ".well-known/a.txt", "CNAME"])
            try link("\(root)/site/static/env", to: "/proc/self/environ")
            #expect(throws: FileError.self) { try Notes.readStatic(of: project) }
        }
    }
}
