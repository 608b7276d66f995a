import Testing

@testable import ServeKit

struct ComplaintTests {
    @Test func `errors of a compiler have their places in the project, their code, and stand once`() {
        let said = """
            [1/3] Compiling Mine Pad.swift
            /p/Sources/Mine/Pad.swift:3:9: warning: never used
             3 |     let a = 1
            /p/Sources/Mine/Pad.swift:5:13: error: cannot find 'cancel' in scope
             4 |
             5 |     cancel()
               |     `- error: cannot find 'cancel' in scope
            [2/3] Emitting module Mine
            /p/Sources/Mine/Pad.swift:5:13: error: cannot find 'cancel' in scope
             5 |     cancel()
            error: fatalError
            """
        let errors = Complaint.errors(in: said, below: "/p")
        #expect(errors.map(\.place) == ["Sources/Mine/Pad.swift:5:13", ""])
        #expect(errors.map(\.message) == ["cannot find 'cancel' in scope", "fatalError"])
        #expect(errors[0].details == " 4 |\n 5 |     cancel()\n   |     `- error: cannot find 'cancel' in scope")
        #expect(errors[0].text.hasPrefix("Sources/Mine/Pad.swift:5:13: error: cannot find 'cancel' in scope\n 4 |\n"))
    }

    @Test func `mistakes that evdoc names are read with their remedies`() {
        let said = "site/pages/a.md:4: error: `b.md` leads nowhere\n    mend it\nevdoc: 1 mistake\n"
        #expect(
            Complaint.errors(in: said, below: "/p") == [
                Complaint(place: "site/pages/a.md:4", message: "`b.md` leads nowhere", details: "    mend it")
            ])
    }

    @Test func `what is no error is none`() {
        #expect(Complaint.errors(in: "Build complete!\nno error: here\n", below: "/p").isEmpty)
    }
}
