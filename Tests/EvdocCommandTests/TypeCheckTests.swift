import ProjectFiles
import Testing

@testable import EvdocCommand

struct TypeCheckTests {
    private static let pad = SiteFile(
        path: "Pad.swift",
        text: """
            import UIKit
            class Pad: UIView {
                var pointer: UIPointerInteraction?
                let theme = Theme.shared
                override func hoverBegan() { addUp() }
                func f() { UILabel().drawInk(); pointer = UIPointerInteraction() }
                func g() -> Int { "text" }
            }
            """)

    @Test func `each missing name stands once, Apple's apart from those of the app`() throws {
        let check = try #require(try TypeCheck([Self.pad]))
        #expect(
            Set(check.missing.map(\.words)) == [
                "not modelled: UIPointerInteraction (Pad.swift:3, Pad.swift:6)", "of your app: Theme (Pad.swift:4)",
                "not modelled: override of hoverBegan (Pad.swift:5)", "of your app, or not modelled: addUp (Pad.swift:5)",
                "not modelled: UILabel.drawInk (Pad.swift:6)",
            ])
        #expect(check.others.count == 1 && check.others[0].hasPrefix("Pad.swift:7:") && check.others[0].contains("cannot convert return"))
    }

    @Test func `code that compiles has nothing missing, in several files that name each other`() throws {
        let files = [
            SiteFile(path: "A.swift", text: "import UIKit.UIGestureRecognizerSubclass\nclass A: UIView { let b = B() }\n"),
            SiteFile(path: "B.swift", text: "import UIKit\nfinal class B: UITapGestureRecognizer {}\n"),
        ]
        let check = try #require(try TypeCheck(files))
        #expect(check.missing == [] && check.others == [])
    }

    @Test func `without modules there is no answer`() throws {
        #expect(try TypeCheck([Self.pad], modules: "/nowhere") == nil)
    }

    @Test func `messages of any form are read`() {
        let check = TypeCheck(messages: "<unknown>:0: error: x\n:::\na.swift:99:1: error: cannot find 'q' in scope\nb: error:", [])
        #expect(check.missing.map(\.words) == ["of your app, or not modelled: q (a.swift:99)"])
    }
}
