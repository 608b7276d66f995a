import Foundation
import TemporaryFiles
import Testing

@testable import ProjectFiles

struct PrivateFolderTests {
    private func mode(_ path: String) -> mode_t {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & 0o7777 : 0
    }

    @Test func `it is made for the user only, and found again`() throws {
        try withTemporaryDirectory { root in
            let path = "\(root)/a/cache"
            _ = try PrivateFolder(path)
            let again = try PrivateFolder(path)
            #expect(again.path == path)
            #expect(mode(path) == 0o700)
        }
    }

    @Test(arguments: [0o755, 0o770, 0o707, 0o1777])
    func `one that others can enter is refused`(mode: Int) throws {
        try withTemporaryDirectory { root in
            let path = "\(root)/cache"
            try #require(mkdir(path, 0o700) == 0 && chmod(path, mode_t(mode)) == 0)
            let error = #expect(throws: FileError.self) { try PrivateFolder(path) }
            #expect(error?.description == "\(path): cannot use the directory: other users can enter it; remove it, or run chmod 700 on it")
        }
    }

    @Test(.enabled(if: geteuid() == 0)) func `one of another user is refused`() throws {
        try withTemporaryDirectory { root in
            let path = "\(root)/cache"
            try #require(mkdir(path, 0o700) == 0 && chown(path, 65534, 65534) == 0)
            let error = #expect(throws: FileError.self) { try PrivateFolder(path) }
            #expect(error?.reason == "user 65534 owns it; set XDG_CACHE_HOME to a directory of your own")
        }
    }

    @Test func `a link, a file and a place that cannot be made are refused`() throws {
        try withTemporaryDirectory { root in
            try #require(mkdir("\(root)/real", 0o700) == 0)
            try #require(symlink("\(root)/real", "\(root)/link") == 0)
            try put("", "\(root)/file")
            for name in ["link", "file", "file/cache"] { #expect(throws: FileError.self) { try PrivateFolder("\(root)/\(name)") } }
        }
    }

    @Test func `its places do not follow a change of names`() throws {
        try withTemporaryDirectory { root in
            let folder = try PrivateFolder("\(root)/cache")
            try put("mine", folder.place("a"))
            try #require(rename("\(root)/cache", "\(root)/moved") == 0)
            try put("planted", "\(root)/cache/a")
            #expect(try text(folder.place("a")) == "mine")
        }
    }

    @Test func `the cache is where the standard says`() {
        #expect(PrivateFolder.cachePath { ["XDG_CACHE_HOME": "/x", "HOME": "/h"][$0] } == "/x/evdoc")
        #expect(PrivateFolder.cachePath { ["XDG_CACHE_HOME": "x", "HOME": "/h"][$0] } == "/h/.cache/evdoc")
        #expect(PrivateFolder.cachePath { ["HOME": "h"][$0] }.hasSuffix("/.cache/evdoc"))
    }
}
