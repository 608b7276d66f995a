import Foundation
import ProjectFiles
import ServeKit

/// The messages of a server at the terminal, with the time.
final class ServeReport {
    private let console: Console
    private let clock = ContinuousClock()
    private var began: ContinuousClock.Instant
    /// The number of files that are named; further files are counted.
    private static let mostNames = 3

    init(_ console: Console) {
        self.console = console
        began = clock.now
    }

    func begin(_ files: [String]) {
        began = clock.now
        let names = files.prefix(ServeReport.mostNames).map(VisibleText.name).joined(separator: ", ")
        say(names + (files.count > ServeReport.mostNames ? " and \(files.count - ServeReport.mostNames) more" : ""))
    }

    func compiled() { say("compiled after \(seconds)") }

    func published(pagesOnly: Bool) { say("\(pagesOnly ? "its pages are" : "the site is") up to date after \(seconds)") }

    func fail(_ complaints: [Complaint]) {
        for complaint in complaints { console.complain(complaint.text) }
        say(counted(complaints.count, "mistake") + "; the site stays as it was")
    }

    /// Prints a message that did not stop the build.
    func remark(_ text: String) {
        if !text.isEmpty { console.complain(text) }
    }

    private var seconds: String {
        let tenths = Int((clock.now - began) / .milliseconds(100) + 0.5)
        return "\(tenths / 10).\(tenths % 10) s"
    }

    private func say(_ text: String) { try? console.print("\(console.style(.faint, ServeReport.time))  \(text)\n") }

    /// The time as `14:07:31`.
    static var time: String {
        var now = time_t()
        Glibc.time(&now)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
