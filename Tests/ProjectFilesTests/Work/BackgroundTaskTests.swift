import Testing
@testable import ProjectFiles

struct BackgroundTaskTests {
    private struct Fault: Error {}

    @Test func `the work's outcome is its value, however often it is asked for`() {
        let sum = BackgroundTask { (1...100).reduce(0, +) }
        #expect(sum.value() == 5050)
        #expect(sum.value() == 5050)
    }

    @Test func `what stops the work is thrown`() {
        let work = BackgroundTask { () throws(Fault) -> Int in throw Fault() }
        #expect(throws: Fault.self) { try work.value() }
    }
}
