import Testing

@testable import ReportKit

/// Addresses of sources that are named in words.
struct SourceAddressTests {
    @Test(arguments: [
        (
            "lionheart/openradar-mirror, issue 17029: `overFullScreen` leaves the status bar",
            "https://github.com/lionheart/openradar-mirror/issues/17029"
        ),
        ("facebook/react-native issue #12", "https://github.com/facebook/react-native/issues/12"),
        ("facebook/react-native, 12", "https://github.com/facebook/react-native/issues/12"),
        ("thomasdenney.co.uk/blog/2014/10/5/search", "https://thomasdenney.co.uk/blog/2014/10/5/search"),
    ])
    func `words lead to the place that they name`(source: String, address: String) { #expect(SourceAddress(source)?.address == address) }

    @Test func `a number in the midst of other words is no issue`() { #expect(SourceAddress("owner/repo 12 files were read") == nil) }
}
