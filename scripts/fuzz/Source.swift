@testable import ExperimentKit
@testable import SampleResults

@testable import ExportKit
@testable import SiteKit

extension FuzzTarget {
    /// A Swift file, as a page shows it in colours and as it is exported.
    static let source = FuzzTarget(name: "source") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        let html = SwiftHighlighter.html(text)
        HTMLCheck.demandSound(Array("<pre>".utf8) + html.bytes.filter { $0 >= 0x20 || $0 == 10 } + Array("</pre>".utf8))
        let experiment = Sample.experiments[0]
        guard let first = experiment.cases.first else { return }
        let exporter = DeviceExporter([experiment.location.fileID: text])
        do throws(ExportProblem) {
            demand(try !exporter.export(experiment, first).text.isEmpty, "an export of nothing")
        } catch {
            demandSound("\(error)")
        }
    }
}
