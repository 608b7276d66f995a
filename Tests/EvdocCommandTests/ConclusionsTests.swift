import Testing

@testable import EvdocCommand

struct ConclusionsTests {
    private func output(_ words: String...) -> String {
        let session = Session()
        #expect(session.run(words) == .success)
        #expect(session.errors == "")
        return session.output
    }

    @Test func `conclusions are printed by name, by rule and by experiment`() {
        let text = output("conclusions")
        #expect(
            text.hasPrefix(
                """
                By name

                touchesBegan
                  confirmed: The view under the finger receives the touch first. (HitTestTouch)
                  refuted: `level_1` always receives the touch. (HitTestTouch)
                """))
        #expect(text.contains("\nRC.2  A touch method does nothing but pass the message to `next`.\n"))
        #expect(text.contains("\n  at work in HitTestTouch (12 of 12 cases)\n"))
        #expect(text.contains("  ordering A when `callsSuper` is off and `tapped` is level_3 (2 cases)\n"))
    }

    @Test func `the JSON has a version and names claims by their numbers`() {
        let text = output("conclusions", "--format", "json")
        #expect(text.contains("\n  \"format\" : \"evdoc-conclusions\",\n"))
        #expect(text.contains("\"claim\" : 1,\n          \"experiment\" : \"HitTestTouch\"\n"))
        #expect(
            text.contains("\"condition\" : \"never\",\n          \"effect\" : \"never matters\",\n          \"variable\" : \"color\"\n"))
    }

    @Test func `equal results give equal bytes`() {
        #expect(output("conclusions", "--format", "json") == output("conclusions", "--format", "json"))
    }
}
