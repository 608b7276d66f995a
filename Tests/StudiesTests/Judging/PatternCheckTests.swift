import EventTrace
import ExperimentKit
import Testing
import TraceBuilding

/// The mistakes as a table: a claim whose pattern can match nothing, and what is said of it. The stage has `a` to `d`.
struct PatternCheckTests {
    private let trace = """
        ! a skip hidden
        a.touchesBegan
          b.setHighlighted(true)
        tap.action(ended)
        — the picture is 2.5 times larger
        a.hitTest -> nil
        """

    private func messages(_ expectation: Expectation, marks: [String] = []) -> [String] {
        let claims = [Claim("It is so", expectation)]
        return World.result(claims: claims, marks: marks) { _ in trace }.diagnostics.map { "\($0.summary). \($0.remedy ?? "")" }
    }

    @Test func `a call that the engine does not know`() {
        #expect(
            messages(.never("a.touchesMvoed")) == [
                "'a.touchesMvoed' names 'touchesMvoed', which is no call that the engine makes. Did you mean 'touchesMoved'?"
            ])
        #expect(
            messages(.never("*.flyAway")) == [
                "'*.flyAway' names 'flyAway', which is no call that the engine makes. Write the call as a report prints it."
            ])
        #expect(messages(.never("a.sendActionOfClosure")).count == 1)
        #expect(messages(.never("*Mvoed*")).count == 1)
        #expect(messages(.all([.happens("a.touchesBegan"), .never("a.touchesMvoed")])).count == 1)
        #expect(messages(.order(["a.touchesBegan", "a.touchesEnd"])).count == 1)
        #expect(messages(.same(whatever: Variable<Bool>("x", ""), among: ["*.touchMoved"])).contains { $0.contains("'touchMoved'") })
    }

    @Test func `a receiver in no case`() {
        #expect(
            messages(.never("tip.action(ended)")) == ["'tip.action(ended)' names 'tip', which exists in no case. Did you mean 'tap'?"])
        #expect(messages(.neverDecided("tip: skip *")) == ["'tip: skip *' names 'tip', which exists in no case. Did you mean 'tap'?"])
    }

    @Test func `a pattern without a receiver is a mark`() {
        #expect(
            messages(.never("touchesMoved")) == [
                "'touchesMoved' names no receiver, and matches no call. Write '*.touchesMoved' for any receiver."
            ])
        #expect(
            messages(.never("the gate opens")) == [
                "'the gate opens' is no call, and a mark which no case writes. Write receiver.call if a call is meant."
            ])
        #expect(messages(.never("the picture is 2.5 times larger")) == [])
        #expect(
            messages(.never("the picture is 25 times larger")) == [
                "'the picture is 25 times larger' is neither a call nor a mark of this experiment. "
                    + "Did you mean 'the picture is 2.5 times larger'?"
            ])
        // A target that is never told would have written it.
        #expect(messages(.never("the gate opens"), marks: ["the gate opens"]) == [])
    }

    @Test func `an argument that a call never has`() {
        // A call without an argument is one with any.
        #expect(messages(.never("tap.action")) == [])
        #expect(
            messages(.never("tap.action(endde)")) == [
                "'tap.action(endde)' has an argument that no 'action' has. Did you mean 'tap.action(ended)'?"
            ])
        #expect(messages(.never("b.setHighlighted")) == [])
    }

    @Test func `a decision that the engine never makes`() {
        #expect(messages(.neverDecided("a: skpi *")) == ["'a: skpi *' names 'skpi', which the engine never decides. Did you mean 'skip'?"])
        #expect(messages(.neverDecided("a.touchesBegan")).count == 1)
        #expect(messages(.neverDecided("*skpi*")) == ["'*skpi*' names 'skpi', which the engine never decides. Did you mean 'skip'?"])
        #expect(messages(.entries(inOrder: ["a: skpi hidden", "a.touchesBegan"])).count == 1)
    }

    /// Each of these has not happened, and could have.
    @Test func `what could happen is no mistake`() {
        for pattern: TokenPattern in [
            "*", "d.touchesMoved", "d.*", "*Ended", "*.touches*", "tap.action(began)", "tap.action(*)", "c.act*", "*(cancelled)",
            "a.setHighlighted(false)", "a.setSelected(*)", "a.setSelected", "window.sendEvent", "d.action(copy(_:))", "*picture*",
            "c.*Highlighted(*)",
        ] {
            #expect(messages(.never(pattern)) == [], "\(pattern)")
        }
        for pattern: TokenPattern in [
            "*", "d: skip *", "d: select [0, 1]", "d: *", "*: wait*", "* wait *", "*: state failed", "*machPort*", "glass: drop ignoring",
            "keyWindow window",
        ] {
            #expect(messages(.neverDecided(pattern)) == [], "\(pattern)")
        }
        #expect(
            messages(.entries(inOrder: ["a: skip hidden", "a.hitTest -> nil", "— the picture is 2.5 times larger", "d.hitTest -> *"])) == []
        )
    }

    @Test func `without a run nothing is reported`() {
        let experiment = Experiment(id: "E", title: "", question: "", stage: { _ in }, claims: { Claim("", .never("x.y")) })
        #expect(experiment.conclude([]).diagnostics == [])
    }

    @Test func `a pattern with an unknown name is reported, with a near miss`() {
        let claims = [Claim("", .never("e.touchesBegan")), Claim("", .never("level_1.*")), Claim("", .happens("*.next"))]
        #expect(
            World.result(claims: claims) { _ in "level_2.next" }.diagnostics.map { "\($0.summary). \($0.remedy ?? "")" } == [
                "'e.touchesBegan' names 'e', which exists in no case. Did you mean 'a'?",
                "'level_1.*' names 'level_1', which exists in no case. Did you mean 'level_2'?",
            ])
    }
}
